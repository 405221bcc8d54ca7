import { screen, waitFor, within } from '@testing-library/react';
import type { NewWorkTimes } from '@indeks/contract/month/work-times/work-times.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { WorkTimesMonth } from './work-times-month.tsx';

let server: Loopback;
let proposed: object[];
beforeEach(async () => {
  // Only the date is faked: requests and transitions need real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00+01:00') });
  proposed = [];
  server = await loopback(answer);
});
afterEach(() => server.close());

const can = { add: true, change: true, submit: false, decide: false, pdf: false };

function answer({ method, url, body }: Received): Reply {
  if (url.endsWith('/delete-multiple')) return { body: { ok: true } };
  if (method === 'POST') return { body: written(JSON.parse(body.toString()) as NewWorkTimes) }; // sent by the screen
  if (url.startsWith('/api/dashboard/proposals')) return { body: { items: proposed } };
  if (url.startsWith('/api/times')) return { body: { items: [], time_report: null, total: 0, can } };
  return { body: { items: [], total: 0, capped: false } };
}

const written = ({ also = [], ...entry }: NewWorkTimes) => {
  const row = (date: string) => ({ ...entry, date, id: Number(date.slice(8)), status: 0, version: 1 });
  return { ...row(entry.date), also: also.map(row) };
};
const sent = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }): unknown => JSON.parse(body.toString()));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const open = async () => {
  const { user } = renderSignedIn(0, <WorkTimesMonth user={undefined} />);
  return user;
};

test('hours of several days are sent at once, and the next ones go on from them', async () => {
  const user = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Dodaj czas pracy' }))[0] ?? document.body);
  const week = await screen.findByRole('group', { name: /^Te same godziny/ });
  expect(within(week).getAllByRole('checkbox')).toHaveLength(6);
  await user.click(within(week).getByLabelText('wt., 17.11'));
  await user.click(within(week).getByLabelText('śr., 18.11'));
  await user.type(screen.getByRole('combobox', { name: /^Miejscowość/ }), 'Radom');
  await user.type(field('Liczba godzin'), '6,5');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dodaj czas pracy' }));
  await screen.findByText(/^16–18 listopada 2026 · Radom · 3.×.6,5.godz\.$/);
  expect(sent()).toEqual([
    { date: '2026-11-16', also: ['2026-11-17', '2026-11-18'], city: 'Radom', hours: 6.5, comment: '' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Dodaj kolejny' }));
  await waitFor(() => expect(field('Data').value).toBe('19.11.2026'));
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: /^Miejscowość/ });
  expect([city.value, field('Liczba godzin').value]).toEqual(['Radom', '6,5']);
});

test('proposed hours can be changed before they are written, and taken back in one step', async () => {
  const day = (date: string) => ({ date, city: 'Radom', hours: 6, comment: '' });
  proposed = [
    {
      meetingId: 3,
      cityName: 'Radom',
      start: '2026-11-13',
      end: '2026-11-15',
      times: ['2026-11-13', '2026-11-14', '2026-11-15'].map(day),
      trip: null,
    },
  ];
  const user = await open();
  await screen.findByText(/dodaj 3.×.6.godz\./);
  await user.click(screen.getByRole('button', { name: 'Zmień godziny' }));
  await user.clear(await screen.findByLabelText('pt., 13.11'));
  await user.clear(field('sob., 14\\.11'));
  await user.type(field('sob., 14\\.11'), '7,5');
  await user.click(screen.getByRole('button', { name: 'Dodaj godziny' }));
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await screen.findByText('Cofnięto dodanie wpisów');
  expect(sent()).toEqual([{ ...day('2026-11-14'), hours: 7.5 }, day('2026-11-15'), [14, 15]]);
});
