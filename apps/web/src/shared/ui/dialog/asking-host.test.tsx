import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AskingHost } from './asking-host.tsx';

let server: Loopback;
let details: object = {};
/** A yes to anything else is asked about again. */
let wanted: string | undefined;
/** Refuses with a question until the request says that it was answered. */
beforeEach(async () => {
  server = await loopback(({ headers }) =>
    headers['x-confirmed'] === 'true' && headers['x-confirmed-about'] === wanted
      ? { body: { ok: true } }
      : {
          status: 409,
          body: {
            code: 'month/confirm-accepted',
            message: 'Raport będzie oznaczony.',
            details: { confirmable: true, question: 'Zmienić zaakceptowany miesiąc?', ...details },
          },
        },
  );
});
afterEach(() => {
  details = {};
  wanted = undefined;
  return server.close();
});

const remove = () => call(workTimeRoutes.removeMany, { body: [1] });

test('what the server wants confirmed is asked, and done after a yes', async () => {
  const { user } = renderInKit(<AskingHost />);
  const removed = remove();
  const dialog = await screen.findByRole('dialog', { name: 'Zmienić zaakceptowany miesiąc?' });
  expect(dialog.textContent).toContain('Raport będzie oznaczony.');
  await user.click(screen.getByRole('button', { name: 'Zmień mimo to' }));
  expect(await removed).toEqual({ ok: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.received).toHaveLength(2);
});

test('after a no nothing is done, and the call says why', async () => {
  const { user } = renderInKit(<AskingHost />);
  const refusal = remove().catch(readMessage);
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(await refusal).toBe('Raport będzie oznaczony.');
  expect(server.received).toHaveLength(1);
});

const sides = {
  answerAs: 'same_person',
  known: 'Ma ten adres',
  typed: 'Wpisano',
  choosable: true,
  fields: [
    { name: 'surname', label: 'Nazwisko', known: 'Studny', typed: 'Studinna' },
    { name: 'telephone', label: 'Telefon', known: '600', typed: '500' },
  ],
};
const admit = () =>
  call(candidateRoutes.admit, {
    params: { id: 1 },
    body: { date: '2026-10-01', price: 420_000, price_2: null, coordinator: 1, version: 1 },
  });

test('of two values of a field the chosen one is sent with the yes', async () => {
  details = { confirmLabel: 'To ta sama osoba', cancelLabel: 'Zmień adres', sides };
  const { user } = renderInKit(<AskingHost />);
  const admitted = admit();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('radio', { name: 'Wpisano: Studinna' }));
  await user.click(screen.getByRole('button', { name: 'To ta sama osoba' }));
  await admitted;
  const sent: unknown = JSON.parse(server.received.at(-1)?.body.toString() ?? '');
  expect(sent).toMatchObject({ version: 1, same_person: { surname: 'typed' } });
});

test('what changed since the question is asked again, and the yes is to the later question alone', async () => {
  details = { about: 'the first', sides };
  const { user } = renderInKit(<AskingHost />);
  const admitted = admit();
  await screen.findByRole('dialog');
  wanted = 'the second';
  details = { about: wanted, question: 'Czy to na pewno ta sama osoba?' };
  await user.click(screen.getByRole('radio', { name: 'Wpisano: Studinna' }));
  await user.click(screen.getByRole('button', { name: 'Zmień mimo to' }));
  await screen.findByRole('dialog', { name: 'Czy to na pewno ta sama osoba?' });
  await user.click(screen.getByRole('button', { name: 'Zmień mimo to' }));
  await admitted;
  expect(server.received.map(({ headers }) => headers['x-confirmed-about'])).toEqual([
    undefined,
    'the first',
    'the second',
  ]);
  const sent: unknown = JSON.parse(server.received.at(-1)?.body.toString() ?? '');
  expect(sent).not.toHaveProperty('same_person');
});

test('whose data the caller may not change are shown and not chosen', async () => {
  details = {
    confirmLabel: 'To ta sama osoba',
    cancelLabel: 'Zmień adres',
    sides: { ...sides, choosable: false },
  };
  const { user } = renderInKit(<AskingHost />);
  const refusal = admit().catch(readMessage);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Studinna');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zmień adres' }));
  expect(await refusal).toBe('Raport będzie oznaczony.');
});
