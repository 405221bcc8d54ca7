import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { TextField } from '../form/typed/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const schema = z.object({ name: z.string().min(1, 'Podanie nazwy jest wymagane') });

type Save = (values: { name: string }) => Promise<void>;

const succeed: Save = () => Promise.resolve();

interface ScreenProps {
  onSubmit?: Save;
  persistent?: boolean;
  name?: string;
}

function Screen({ onSubmit = succeed, persistent = false, name = '' }: ScreenProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Nowa placówka</button>
      <FormDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Nowa placówka"
        schema={schema}
        values={{ name }}
        onSubmit={onSubmit}
        submitLabel="Dodaj placówkę"
        persistent={persistent}
      >
        {(form) => <TextField control={form.control} name="name" label="Nazwa" />}
      </FormDialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Nowa placówka' });
const dialog = () => screen.queryByRole('dialog', { name: 'Nowa placówka' });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa' });

async function openDialog(props: ScreenProps = {}) {
  const view = renderInKit(<Screen {...props} />);
  await view.user.click(opener());
  await waitFor(() => expect(document.activeElement).toBe(box()));
  return view;
}

test('opens at its first field and gives focus back', async () => {
  const { user } = await openDialog();
  expect(dialog()?.getAttribute('aria-modal')).toBe('true');
  expect(screen.queryByRole('banner')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('typing replaces what its first field holds', async () => {
  await openDialog({ name: 'Łódź' });
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 4]);
});

test('Tab selects what a field holds, so that typing replaces it', async () => {
  const { user } = await openDialog();
  await user.type(box(), 'Łódź');
  await user.tab();
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 4]);
});

test('closes with Escape and with the cross', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a persistent one stays on Escape', async () => {
  const { user } = await openDialog({ persistent: true });
  await user.keyboard('{Escape}');
  expect(dialog()).toBeInstanceOf(HTMLElement);
});

test('a persistent one asks on Back before what is typed is given up', async () => {
  const { user } = await openDialog({ persistent: true });
  await user.type(box(), 'Łódź');
  act(() => history.back());
  await user.click(await screen.findByRole('button', { name: 'Wróć do edycji' }));
  expect(box().value).toBe('Łódź');
});

test('a save closes it, and the next opening is empty', async () => {
  const onSubmit = vi.fn<Save>(() => Promise.resolve());
  const { user } = await openDialog({ onSubmit });
  await user.type(box(), 'Łódź');
  await user.click(screen.getByRole('button', { name: 'Dodaj placówkę' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ name: 'Łódź' }]);
  await user.click(opener());
  expect(box().value).toBe('');
});

test('a failed save keeps it open with the data and the reason', async () => {
  const { user } = await openDialog({ onSubmit: () => Promise.reject(new Error('sieć')) });
  await user.type(box(), 'Łódź');
  await user.click(screen.getByRole('button', { name: 'Dodaj placówkę' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Nie udało się zapisać. Spróbuj ponownie.');
  expect(box().value).toBe('Łódź');
});

test('it cannot be closed in the middle of a save', async () => {
  let finish = () => {};
  const { user } = await openDialog({ onSubmit: () => new Promise<void>((resolve) => (finish = resolve)) });
  await user.type(box(), 'Łódź{Enter}');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(dialog()).toBeInstanceOf(HTMLElement);
  await act(async () => finish());
  await waitFor(() => expect(dialog()).toBeNull());
});
