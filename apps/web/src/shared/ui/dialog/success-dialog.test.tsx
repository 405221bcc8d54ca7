import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SuccessDialog } from './success-dialog.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function renderTimed(choices: { label: string; onChoose: () => void }[] = []) {
  const onClose = vi.fn<() => void>();
  renderInKit(
    <SuccessDialog opened onClose={onClose} sentence="Poprawnie zapisano dane" choices={choices} autoClose />,
  );
  // The focus trap has done its work.
  await wait(0.1);
  return onClose;
}

const body = () =>
  screen.getByRole('dialog', { name: 'Poprawnie zapisano dane' }).querySelector('.mantine-Modal-body');

function bodyElement(): Element {
  const element = body();
  if (!element) throw new Error('the dialog has no body');
  return element;
}

test('an informing dialog closes itself after 10 s', async () => {
  const onClose = await renderTimed();
  await wait(9.5);
  expect(onClose).not.toHaveBeenCalled();
  await wait(0.5);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the time stands still while the pointer is inside', async () => {
  const onClose = await renderTimed();
  await wait(6);
  fireEvent.pointerEnter(bodyElement());
  await wait(60);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(bodyElement());
  await wait(3);
  expect(onClose).not.toHaveBeenCalled();
  await wait(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the time stands still while a control inside has focus', async () => {
  const onClose = await renderTimed();
  act(() => screen.getByRole('button', { name: 'Zamknij' }).focus());
  await wait(60);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that offers a choice waits for it', async () => {
  const again = vi.fn<() => void>();
  const onClose = await renderTimed([
    { label: 'Dodaj kolejny', onChoose: again },
    { label: 'Wróć do listy', onChoose: () => {} },
  ]);
  await wait(60);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Dodaj kolejny' }));
  expect(again).toHaveBeenCalledOnce();
});

test('an offer is the main action, and is waited for', async () => {
  const onClose = vi.fn<() => void>();
  const offer = <button>Pobierz PDF do podpisu</button>;
  renderInKit(
    <SuccessDialog opened onClose={onClose} sentence="Poprawnie zapisano dane" offer={offer} autoClose />,
  );
  await wait(60);
  expect(onClose).not.toHaveBeenCalled();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Zamknij', 'Pobierz PDF do podpisu']);
});
