import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { CarsTab } from './cars-tab.tsx';

const skoda: Car = {
  id: 1,
  brand: 'Skoda',
  model: 'Octavia',
  engine: 1598,
  registration_nr: 'EL 11111',
  version: 5,
};
const fiat: Car = {
  id: 2,
  brand: 'Fiat',
  model: 'Panda',
  engine: 1242,
  registration_nr: 'EL 22222',
  version: 1,
};

// Dialogs take their time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

// Loaded when the first dialog opens, which on a busy machine takes longer than a test waits.
beforeAll(async () => void (await import('./car-dialogs.tsx')));

let server: Loopback;
let write: (request: Received) => Reply;
beforeEach(async () => {
  write = () => ({ body: skoda });
  server = await loopback((request) =>
    request.method === 'GET' ? { body: { items: [skoda, fiat] } } : write(request),
  );
});
afterEach(() => server.close());

const openTab = () =>
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <CarsTab user={undefined} />
    </QueryClientProvider>,
  );
type View = ReturnType<typeof openTab>;

const sent = (method: string) => server.received.filter((request) => request.method === method);
const readBody = ({ body }: Received): unknown => JSON.parse(body.toString());

async function openEdit({ user }: View, car: Car) {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Edytuj.*${car.registration_nr}`) }),
  );
  return within(await screen.findByRole('dialog', { name: 'Edycja pojazdu' }));
}

async function openNew({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'Dodaj pojazd' }));
  return within(await screen.findByRole('dialog', { name: 'Nowy pojazd' }));
}

type Dialog = Awaited<ReturnType<typeof openNew>>;

async function fillIn({ user }: View, dialog: Dialog, plate: string) {
  const entered = { Marka: 'Skoda', Model: 'Fabia', Pojemność: '1197', Numer: plate };
  for (const [label, value] of Object.entries(entered)) {
    await user.click(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await user.paste(value);
  }
}

async function cancel({ user }: View, dialog: Dialog) {
  await user.click(dialog.getByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const lost: Reply = { status: 502, body: '<h1>Bad gateway</h1>' };

test('a conflict about one car says nothing about the version of another', async () => {
  const current = { ...skoda, version: 6 };
  write = () => ({
    status: 409,
    body: { code: 'record/stale', message: 'Ktoś zmienił te dane.', details: { current } },
  });
  const view = openTab();
  const first = await openEdit(view, skoda);
  await view.user.click(first.getByRole('button', { name: 'Zapisz zmiany' }));
  await first.findByText('Ktoś zmienił te dane.');
  await cancel(view, first);

  write = () => ({ body: { ...fiat, version: 2 } });
  const second = await openEdit(view, fiat);
  await view.user.click(second.getByRole('button', { name: 'Zapisz zmiany' }));
  await screen.findByRole('dialog', { name: 'Zmiany zapisane' });
  expect(sent('PUT').map((request) => [request.url, readBody(request)])).toEqual([
    ['/api/cars/1', expect.objectContaining({ version: 5 })],
    ['/api/cars/2', expect.objectContaining({ version: 1 })],
  ]);
});

test('what is added after a cancelled attempt is sent as something new', async () => {
  write = () => lost;
  const view = openTab();
  const first = await openNew(view);
  await fillIn(view, first, 'EL 33333');
  await view.user.click(first.getByRole('button', { name: 'Dodaj pojazd' }));
  await first.findByRole('alert');
  await cancel(view, first);

  write = () => ({ body: skoda });
  const second = await openNew(view);
  await fillIn(view, second, 'EL 44444');
  await view.user.click(second.getByRole('button', { name: 'Dodaj pojazd' }));
  await screen.findByRole('dialog', { name: 'Dodano pojazd' });
  const keys = sent('POST').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('after a lost answer the corrected car is a new request, so that the server takes it', async () => {
  write = () => lost;
  const view = openTab();
  const dialog = await openNew(view);
  await fillIn(view, dialog, 'EL 33333');
  await view.user.click(dialog.getByRole('button', { name: 'Dodaj pojazd' }));
  await dialog.findByRole('alert');

  write = () => ({ body: skoda });
  await view.user.type(dialog.getByRole('textbox', { name: /^Numer/ }), 'X');
  await view.user.click(dialog.getByRole('button', { name: 'Dodaj pojazd' }));
  await screen.findByRole('dialog', { name: 'Dodano pojazd' });
  const keys = sent('POST').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});
