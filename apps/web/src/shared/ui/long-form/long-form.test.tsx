import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { userStorage } from '#shared/storage/user-storage.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { LongForm } from './long-form.tsx';

const schema = z.object({
  firstName: z.string().min(1, 'Podanie imienia jest konieczne'),
  street: z.string().min(1, 'Podanie ulicy jest konieczne'),
});
type Values = z.input<typeof schema>;

const empty: Values = { firstName: '', street: '' };
const nothing = () => undefined;

interface DemoProps {
  values?: Values;
  version?: number;
  userId?: number;
  onSubmit?: (values: Values) => Promise<void> | void;
}

function Demo({ values = empty, version = 1, onSubmit = nothing }: DemoProps) {
  const form = useZodForm(schema, values);
  return (
    <LongForm
      form={form}
      title="Kwestionariusz osobowy"
      what="kwestionariusz"
      draft={{ key: 'questionnaire', version }}
      onSubmit={onSubmit}
      save={{ label: 'Zapisz kwestionariusz', shortLabel: 'Zapisz' }}
      sections={[
        {
          id: 'personal',
          title: 'I. Dane',
          content: <TextField control={form.control} name="firstName" label="Imię" required />,
        },
        {
          id: 'address',
          title: 'II. Adres',
          content: <TextField control={form.control} name="street" label="Ulica" required />,
        },
      ]}
    />
  );
}

/** As in a dialog, which closes with the save. */
function Vanishing() {
  const [there, setThere] = useState(true);
  return there && <Demo onSubmit={() => setThere(false)} />;
}

const open = ({ userId = 1, ...props }: DemoProps = {}, width = 1440) =>
  renderInKit(
    <StorageOwner userId={userId}>
      <Demo {...props} />
    </StorageOwner>,
    { width },
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const save = () => screen.getByRole('button', { name: 'Zapisz kwestionariusz' });
const kept = () => userStorage(1).read('draft:questionnaire');

beforeEach(() => sessionStorage.clear());

test('a failed submit focuses a summary that leads to the fields', async () => {
  const { user } = open();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Popraw 2\u00a0pola, aby zapisać kwestionariusz');
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
  await user.click(within(summary).getByRole('link', { name: /Ulica.*Podanie ulicy jest konieczne/ }));
  expect(document.activeElement).toBe(field('Ulica'));
});

test('the navigation counts what is to be corrected and ticks what is fine', async () => {
  const { user } = open({ values: { firstName: 'Ewa', street: '' } });
  const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links().map((link) => link.textContent)).toEqual(['I. Dane', 'II. Adres']);
  await user.click(save());
  await waitFor(() =>
    expect(links().map((link) => link.textContent)).toEqual([
      'bez błędówI. Dane',
      'II. Adres1\u00a0pole do poprawy',
    ]),
  );
  await user.type(field('Ulica'), 'Polna 1');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(links()[1]?.textContent).toBe('bez błędówII. Adres');
});

test('the navigation leads to the heading of a section', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'II. Adres' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'II. Adres' }));
});

test('without room beside the form the sections are a picker with progress', async () => {
  const { user } = open({}, 390);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Część 1 z 2')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Część formularza' }), 'address');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'II. Adres' }));
  expect(screen.getByRole('button', { name: 'Zapisz' })).toBeDefined();
});

test('what was typed survives a reload and can be discarded', async () => {
  const first = open({ values: { firstName: 'Ewa', street: '' } });
  await first.user.type(field('Ulica'), 'Polna 1');
  first.unmount();

  const { user } = open({ values: { firstName: 'Ewa', street: '' } });
  expect(field('Ulica').value).toBe('Polna 1');
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect(field('Ulica').value).toBe('');
  expect(field('Imię').value).toBe('Ewa');
  expect(screen.queryByRole('button', { name: 'Odrzuć zmiany' })).toBeNull();
  expect(kept()).toBeUndefined();
});

test('the draft is kept while the form stands open, and not before anything is typed', async () => {
  const { user } = open();
  expect(kept()).toBeUndefined();
  await user.type(field('Imię'), 'Jan');
  await waitFor(() => expect(kept()).toEqual({ version: 1, values: { firstName: 'Jan', street: '' } }));
  await user.clear(field('Imię'));
  await waitFor(() => expect(kept()).toBeUndefined());
});

test('a save clears the draft', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { user, unmount } = open({ onSubmit });
  await user.type(field('Imię'), 'Jan');
  await user.type(field('Ulica'), 'Polna 1');
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ firstName: 'Jan', street: 'Polna 1' }));
  unmount();
  expect(kept()).toBeUndefined();
});

test('a save that takes the form away leaves no draft behind', async () => {
  const { user } = renderInKit(
    <StorageOwner userId={1}>
      <Vanishing />
    </StorageOwner>,
  );
  await user.type(field('Imię'), 'Jan');
  await user.type(field('Ulica'), 'Polna 1');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(kept()).toBeUndefined();
});

test('a failed save keeps the draft and says why', async () => {
  const { user, unmount } = open({ onSubmit: () => Promise.reject(new Error('no connection')) });
  await user.type(field('Imię'), 'Jan');
  await user.type(field('Ulica'), 'Polna 1');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zapisać');
  unmount();
  expect(kept()).toMatchObject({ values: { firstName: 'Jan' } });
});

test('another user and another version do not get the draft', async () => {
  const first = open();
  await first.user.type(field('Imię'), 'Jan');
  first.unmount();
  const newer = open({ version: 2 });
  expect(field('Imię').value).toBe('');
  await newer.user.type(field('Imię'), 'Anna');
  newer.unmount();
  open({ userId: 2, version: 2 });
  expect(field('Imię').value).toBe('');
  expect(kept()).toBeUndefined();
});
