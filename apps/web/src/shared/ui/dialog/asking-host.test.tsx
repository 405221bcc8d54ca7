import { workTimeRoutes } from '@indeks/contract/work-times/work-times.routes';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageOf } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AskingHost } from './asking-host.tsx';

let server: Loopback;
/** Refuses with a question until the request says that it was answered. */
beforeEach(async () => {
  server = await loopback(({ headers }) =>
    headers['x-confirmed'] === 'true'
      ? { body: { ok: true } }
      : {
          status: 409,
          body: {
            code: 'month/confirm-accepted',
            message: 'Raport będzie oznaczony.',
            details: { confirmable: true, question: 'Zmienić zaakceptowany miesiąc?' },
          },
        },
  );
});
afterEach(() => server.close());

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
  const refusal = remove().catch(messageOf);
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(await refusal).toBe('Raport będzie oznaczony.');
  expect(server.received).toHaveLength(1);
});
