import { screen, waitFor } from '@testing-library/react';
import type { Trip } from '@indeks/contract/month/trips/trips.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { trip as oneWay } from './testing/trips.ts';
import { TripDialogs } from './trip-dialogs.tsx';

let server: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00+01:00') });
  server = await loopback(() => ({ body: {} }));
});
afterEach(() => server.close());

const trip: Trip = { ...oneWay, return_to_start: true, return_date: '2026-11-08' };
const car = {
  id: 1,
  brand: 'Škoda',
  model: 'Octavia',
  engine: 1598,
  registration_nr: 'EL 4K123',
  version: 1,
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

type Opened = { kind: 'form'; row?: Trip; after?: Trip };

const open = (value: Opened) =>
  renderSignedIn(
    0,
    <TripDialogs
      of={(kind) =>
        kind === 'form'
          ? { opened: true, value, close: () => undefined }
          : { opened: false, value: undefined, close: () => undefined }
      }
      show={() => undefined}
      cars={[car]}
      rates={{ rate: 115, small_rate: null }}
      user={undefined}
      month="2026-11"
      report={null}
      onRemoved={() => undefined}
    />,
  );

test('the return follows the day of departure and keeps its distance from it', async () => {
  const { user } = open({ kind: 'form', row: trip });
  await user.clear(field('Data \\*|^Data$'));
  await user.type(field('Data \\*|^Data$'), '13.11.2026');
  await waitFor(() => expect(field('Data powrotu').value).toBe('15.11.2026'));
});

test('another trip goes on from the last one, a day later', () => {
  open({ kind: 'form', after: trip });
  expect(
    ['Data \\*|^Data$', 'Data powrotu', 'Miejsce wyjazdu', 'Miejsce przyjazdu'].map(
      (name) => field(name).value,
    ),
  ).toEqual(['07.11.2026', '09.11.2026', 'Łódź', 'Radom']);
});
