import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { PageForm } from './page-form.tsx';
import { SubmitButton } from './saving/submit-button.tsx';
import { TextField } from './typed/text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const schema = z.object({ client: z.string(), secret: z.string() });

function Settings() {
  const form = useZodForm(schema, { client: '', secret: '' });
  return (
    <PageForm
      form={form}
      label="Zoom"
      secret={['secret']}
      onSubmit={() => form.reset({ client: '', secret: '' })}
    >
      <TextField control={form.control} name="client" label="Klient" />
      <TextField control={form.control} name="secret" label="Sekret" />
      <SubmitButton>Zapisz</SubmitButton>
    </PageForm>
  );
}

const open = () =>
  renderInKit(
    <StorageOwner userId={7}>
      <Settings />
    </StorageOwner>,
    { address: '/admin-settings?tab=zoom' },
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const question = () => screen.findByRole('dialog', { name: 'Porzucić zmiany?' });
const press = (name: string) => screen.getByRole('button', { name });

test('changed data: another page or tab asks first, and one may stay', async () => {
  const { user, router } = open();
  await user.type(box('Klient'), 'abc');
  for (const address of ['/users', '/admin-settings?tab=ogolne']) {
    await router.navigate(address);
    await question();
    await user.click(press('Wróć do edycji'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?tab=zoom');
    expect(box('Klient').value).toBe('abc');
  }
  await router.navigate('/users');
  await question();
  await user.click(press('Porzuć zmiany'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
});

test('Back asks as well', async () => {
  const { user, router } = open();
  await router.navigate('/admin-settings?tab=zoom&from=menu');
  await user.type(box('Klient'), 'abc');
  await router.navigate(-1);
  await question();
  await user.click(press('Porzuć zmiany'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=zoom'));
});

test('where nothing was typed, or it was saved, nobody asks', async () => {
  const { user, router } = open();
  await router.navigate('/users');
  expect(router.state.location.pathname).toBe('/users');
  await user.type(box('Klient'), 'abc');
  await user.click(press('Zapisz'));
  await waitFor(() => expect(box('Klient').value).toBe(''));
  await router.navigate('/places');
  expect(router.state.location.pathname).toBe('/places');
});

test('closing the browser’s tab asks while something is changed', async () => {
  const { user } = open();
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(asks()).toBe(false);
  await user.type(box('Klient'), 'abc');
  expect(asks()).toBe(true);
});

test('an ended session leads to the login without a question, and back to what was typed, without secrets', async () => {
  const first = open();
  await first.user.type(box('Klient'), 'abc');
  await first.user.type(box('Sekret'), 'tajne');
  leaveEndedSession('/');
  await first.router.navigate('/');
  expect(first.router.state.location.pathname).toBe('/');
  expect(Object.values(sessionStorage).join()).not.toContain('tajne');
  first.unmount();

  const { user } = open();
  expect([box('Klient').value, box('Sekret').value]).toEqual(['abc', '']);
  await user.click(press('Odrzuć zmiany'));
  expect(box('Klient').value).toBe('');
});
