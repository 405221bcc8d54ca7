import { IconPlus } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { offerAddingSlot } from './adding-slot.ts';
import { PageHeader } from './page-header.tsx';
import type { PageHeaderProps } from './page-header.tsx';

const header = (change: Partial<PageHeaderProps> = {}) => (
  <PageHeader
    title="Słuchacze"
    main={{ label: 'Dodaj słuchacza', shortLabel: 'Dodaj', onClick: () => undefined }}
    secondary={[
      { label: 'Numery albumów', to: '/albums' },
      { label: 'Pobierz', items: [{ label: 'Lista (CSV)', download: '/api/students/export' }] },
    ]}
    {...change}
  />
);

test('the heading names the page and its tab', () => {
  renderInKit(header());
  expect(screen.getByRole('heading', { level: 1, name: 'Słuchacze' })).toBeDefined();
  expect(document.title).toBe('Słuchacze · Indeks');
});

test('a wide window shows all actions, a menu among them opens', async () => {
  const { user } = renderInKit(header());
  expect(screen.getByRole('link', { name: 'Numery albumów' }).getAttribute('href')).toBe('/albums');
  await user.click(screen.getByRole('button', { name: 'Pobierz' }));
  const file = await screen.findByRole('menuitem', { name: 'Lista (CSV)' });
  expect(file.getAttribute('href')).toBe('/api/students/export');
  expect(screen.queryByRole('button', { name: 'Więcej działań' })).toBeNull();
});

test('on a phone secondary actions are one menu and the main action keeps its words', async () => {
  const { user } = renderInKit(header(), { width: 390 });
  expect(screen.getByRole('button', { name: 'Dodaj słuchacza' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Numery albumów' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Więcej działań' }));
  expect(await screen.findByRole('menuitem', { name: 'Numery albumów' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'Lista (CSV)' })).toBeDefined();
});

test('on a phone a main action that leads elsewhere is the first of the menu', async () => {
  const { user } = renderInKit(header({ main: { label: 'Wystaw świadectwa', to: '/graduation' } }), {
    width: 390,
  });
  expect(screen.queryByRole('link', { name: 'Wystaw świadectwa' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Więcej działań' }));
  const [leading] = await screen.findAllByRole('menuitem');
  expect([leading?.textContent, leading?.getAttribute('href')]).toEqual(['Wystaw świadectwa', '/graduation']);
});

test('on a phone the main action is short beside controls', () => {
  renderInKit(header({ controls: <span>miesiąc</span> }), { width: 390 });
  expect(screen.getByRole('button', { name: 'Dodaj' })).toBeDefined();
  expect(screen.getByText('miesiąc')).toBeDefined();
});

test('on a phone adding is a sign beside the title; what cannot be done keeps its words', () => {
  const add = { label: 'Dodaj miejsce', icon: IconPlus, onClick: () => undefined };
  const { unmount } = renderInKit(header({ main: add }), { width: 390 });
  expect(screen.getByRole('button', { name: 'Dodaj miejsce' }).textContent).toBe('');
  unmount();
  renderInKit(header({ main: { ...add, blocked: 'W grudniu nie można' } }), { width: 390 });
  expect(screen.getByRole('button', { name: 'Dodaj miejsce' }).textContent).toBe('Dodaj miejsce');
});

test('a detail page leads back', async () => {
  const { user, router } = renderInKit(header({ back: { to: '/students', label: 'Słuchacze' } }));
  await user.click(screen.getByRole('link', { name: 'Słuchacze' }));
  expect(router.state.location.pathname).toBe('/students');
});

test('a busy main action does nothing a second time', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderInKit(header({ main: { label: 'Zapisz', busy: true, onClick } }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a blocked main action does nothing and tells why', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderInKit(
    header({ main: { label: 'Dodaj', blocked: 'Dopiero od stycznia.', onClick } }),
  );
  const button = screen.getByRole('button', { name: 'Dodaj' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(await screen.findByText('Dopiero od stycznia.')).toBeDefined();
});

test('on a phone adding stands in the row of the search where the page has a list', () => {
  const add = { label: 'Dodaj słuchacza', icon: IconPlus, onClick: () => undefined };
  const page = (
    <>
      {header({ main: add })}
      <div ref={offerAddingSlot} data-testid="toolbar" />
    </>
  );
  renderInKit(page, { width: 390 });
  const sign = screen.getByRole('button', { name: 'Dodaj słuchacza' });
  expect(screen.getByTestId('toolbar').contains(sign)).toBe(true);
});
