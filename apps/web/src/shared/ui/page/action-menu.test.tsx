import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ActionMenu } from './action-menu.tsx';

function renderMenu(onClick: () => void = () => undefined) {
  return renderInKit(
    <ActionMenu actions={[{ label: 'Edytuj', onClick }, { label: 'Usuń' }]}>
      <button type="button">Więcej</button>
    </ActionMenu>,
  );
}

const button = () => screen.getByRole('button', { name: 'Więcej' });
const firstLine = () => screen.findByRole('menuitem', { name: 'Edytuj' });

test('the button says before its first press that it opens a menu', () => {
  renderMenu();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('the first press opens the menu, Escape closes it and gives the focus back', async () => {
  const { user } = renderMenu();
  await user.click(button());
  await firstLine();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('the keyboard opens it, walks through it and chooses', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = renderMenu(onClick);
  await user.tab();
  await user.keyboard('{Enter}');
  await firstLine();
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  await user.keyboard('{ArrowDown}{ArrowUp}');
  (await firstLine()).focus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
