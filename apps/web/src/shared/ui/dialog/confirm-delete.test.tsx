import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '#shared/api/call-error.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';

function renderQuestion(onConfirm: () => Promise<void>) {
  const onClose = vi.fn<() => void>();
  const view = renderInKit(
    <ConfirmDelete
      opened
      onClose={onClose}
      question="Czy na pewno chcesz usunąć 2 placówki?"
      consequence="Znikną z list. Tej operacji nie można cofnąć."
      items={['Łódź', 'Żywiec']}
      confirmLabel="Usuń 2 placówki"
      onConfirm={onConfirm}
    />,
  );
  return { ...view, onClose };
}

const remove = () => screen.getByRole('button', { name: 'Usuń 2 placówki' });

test('asks, names what is deleted, and focuses the way out first', async () => {
  const { user, onClose } = renderQuestion(() => Promise.resolve());
  const dialog = within(screen.getByRole('dialog', { name: 'Czy na pewno chcesz usunąć 2 placówki?' }));
  expect(dialog.getByText('Znikną z list. Tej operacji nie można cofnąć.')).toBeInstanceOf(HTMLElement);
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Łódź', 'Żywiec']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Anuluj'));
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('deletes once and closes', async () => {
  let finish = () => {};
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, onClose } = renderQuestion(onConfirm);
  await user.dblClick(remove());
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a refusal is told in its own words, any other failure in ours', async () => {
  const inUse = new CallError({
    status: 409,
    code: 'places/in-use',
    message: 'Placówka jest w użyciu: 3 kierunki.',
  });
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(inUse)
    .mockRejectedValueOnce(new Error('x'));
  const { user, onClose } = renderQuestion(onConfirm);
  await user.click(remove());
  expect((await screen.findByRole('alert')).textContent).toBe('Placówka jest w użyciu: 3 kierunki.');
  await user.click(remove());
  expect(await screen.findByText('Nie udało się usunąć. Spróbuj ponownie.')).toBeInstanceOf(HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
});
