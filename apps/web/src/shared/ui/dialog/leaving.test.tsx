import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { PasswordField } from '../form/typed/password-field.tsx';
import { TextField } from '../form/typed/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useOpen } from './use-open.ts';
import { WhenOpened } from './when-opened.tsx';

const schema = z.object({ name: z.string(), password: z.string() });

type Open = { kind: 'form'; name: string } | { kind: 'saved' };

function Screen() {
  const { show, of, anyOpen } = useOpen<Open>('places');
  const form = of('form');
  const saved = of('saved');
  return (
    <>
      <button onClick={() => show({ kind: 'form', name: 'Łódź' })}>Łódź</button>
      <button onClick={() => show({ kind: 'form', name: 'Żywiec' })}>Żywiec</button>
      {/* As on every screen: the dialog is not there before it is opened. */}
      <WhenOpened opened={anyOpen}>
        <FormDialog
          opened={form.opened}
          onClose={form.close}
          title="Edycja placówki"
          schema={schema}
          values={{ name: form.value?.name ?? '', password: '' }}
          onSubmit={() => show({ kind: 'saved' })}
          submitLabel="Zapisz"
        >
          {({ control }) => (
            <>
              <TextField control={control} name="name" label="Nazwa" />
              <PasswordField
                control={control}
                name="password"
                label="Hasło"
                autoComplete="current-password"
              />
            </>
          )}
        </FormDialog>
        <SuccessDialog opened={saved.opened} onClose={saved.close} sentence="Zapisano" />
      </WhenOpened>
    </>
  );
}

const opener = (name = 'Łódź') => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Edycja placówki' });
const question = () => screen.findByRole('dialog', { name: 'Porzucić zmiany?' });
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nazwa' });
const press = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(dialog()).toBeNull());

async function openDialog({ typed = '', userId = 7 } = {}) {
  const view = renderInKit(
    <StorageOwner userId={userId}>
      <Screen />
    </StorageOwner>,
  );
  await view.user.click(opener());
  await waitFor(() => expect(document.activeElement).toBe(box()));
  if (typed !== '') await view.user.type(box(), typed);
  return view;
}

const ways: Record<string, (view: Awaited<ReturnType<typeof openDialog>>) => unknown> = {
  Escape: ({ user }) => user.keyboard('{Escape}'),
  'the cross': ({ user }) => user.click(press('Zamknij')),
  Back: () => history.back(),
};

test.each(Object.entries(ways))('%s closes a dialog in which nothing was changed', async (_, leave) => {
  const view = await openDialog();
  await leave(view);
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test.each(Object.entries(ways))('%s asks before typed data is given up', async (_, leave) => {
  const view = await openDialog({ typed: ' 2' });
  await leave(view);
  await question();
  await waitFor(() => expect(document.activeElement).toBe(press('Wróć do edycji')));
  await view.user.click(press('Wróć do edycji'));
  expect(box().value).toBe('Łódź 2');
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));

  await leave(view);
  await question();
  await view.user.click(press('Porzuć zmiany'));
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('Back and Escape close the question first', async () => {
  const { user } = await openDialog({ typed: ' 2' });
  for (const leave of [() => user.keyboard('{Escape}'), async () => history.back()]) {
    await user.keyboard('{Escape}');
    await question();
    await leave();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Porzucić zmiany?' })).toBeNull());
    expect(box().value).toBe('Łódź 2');
  }
});

test('a click outside closes only what was not changed', async () => {
  const { user } = await openDialog({ typed: 'x' });
  const clickOutside = () =>
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document.body);
  clickOutside();
  expect(dialog()).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('dialog', { name: 'Porzucić zmiany?' })).toBeNull();
  await user.type(box(), '{Backspace}');
  clickOutside();
  await gone();
});

test.each([
  ['', false],
  ['x', true],
])('with "%s" typed, leaving the page asks: %s', async (typed, asks) => {
  await openDialog({ typed });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(asks);
});

test('the focus returns to the opener also after the dialog that follows', async () => {
  const { user } = await openDialog({ typed: 'x' });
  await user.click(press('Zapisz'));
  await screen.findByRole('dialog', { name: 'Zapisano' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test.each([
  ['an ended session', () => leaveEndedSession('/error-401')],
  ['a reload', () => window.dispatchEvent(new Event('pagehide'))],
])('typed data comes back with its dialog after %s, once', async (_, takeAway) => {
  const { unmount } = await openDialog({ typed: ' 2' });
  takeAway();
  unmount();
  const again = () =>
    renderInKit(
      <StorageOwner userId={7}>
        <Screen />
      </StorageOwner>,
    );
  const view = again();
  await waitFor(() => expect(box().value).toBe('Łódź 2'));
  await view.user.keyboard('{Escape}');
  await question();
  await view.user.click(press('Wróć do edycji'));
  await view.user.click(press('Odrzuć zmiany'));
  expect(box().value).toBe('Łódź');
  view.unmount();
  again();
  expect(dialog()).toBeNull();
});

test('a page that the browser shows again as it was leaves nothing in the storage', async () => {
  await openDialog({ typed: ' 2' });
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(sessionStorage).join()).toContain('Łódź 2');
  window.dispatchEvent(new Event('pageshow'));
  expect(Object.values(sessionStorage).join()).not.toContain('Łódź 2');
});

test('a typed password is not kept', async () => {
  const { user } = await openDialog({ typed: ' 2' });
  await user.type(screen.getByLabelText('Hasło'), 'Tajne-haslo-1!');
  leaveEndedSession('/error-401');
  const kept = JSON.stringify(Object.entries(sessionStorage));
  expect(kept).toContain('Łódź 2');
  expect(kept).not.toContain('Tajne');
});

test.each([
  ['another person', 8],
  ['whoever typed nothing', 7],
])('%s finds no dialog', async (_, next) => {
  const { unmount } = await openDialog({ typed: next === 8 ? 'x' : '' });
  leaveEndedSession('/error-401');
  unmount();
  renderInKit(
    <StorageOwner userId={next}>
      <Screen />
    </StorageOwner>,
  );
  expect(dialog()).toBeNull();
});

test('a draft of one record is not shown for another', async () => {
  const { unmount } = await openDialog({ typed: ' 2' });
  leaveEndedSession('/error-401');
  unmount();
  sessionStorage.removeItem('indeks:user:7:open:/:places');
  const { user } = renderInKit(
    <StorageOwner userId={7}>
      <Screen />
    </StorageOwner>,
  );
  await user.click(opener('Żywiec'));
  await waitFor(() => expect(box().value).toBe('Żywiec'));
});
