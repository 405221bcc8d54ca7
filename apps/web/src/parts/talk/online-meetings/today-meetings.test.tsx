import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { TodayMeetings } from './today-meetings.tsx';

type Shown = Pick<
  OnlineMeeting,
  'id' | 'topic' | 'date' | 'starts_at' | 'ends_at' | 'opens_at' | 'username'
> & {
  can: Partial<OnlineMeeting['can']>;
};

let server: Loopback;
let items: Shown[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-16T13:27:00Z') });
  server = await loopback(() => ({ body: { items, total: items.length, capped: false } }));
});
afterEach(() => server.close());

const meeting = (changes: Partial<Shown>): Shown => ({
  id: 7,
  topic: 'Prawo pracy',
  date: '2025-11-16',
  starts_at: '2025-11-16T13:30:00.000Z',
  ends_at: '2025-11-16T15:00:00.000Z',
  opens_at: '2025-11-16T13:15:00.000Z',
  username: 'dr Łukasz Źrebiec',
  can: { join: true, start: false },
  ...changes,
});

test('one’s own meetings of this day stand with the way in, or with when it opens', async () => {
  items = [
    meeting({}),
    meeting({
      id: 8,
      topic: 'Wieczorem',
      starts_at: '2025-11-16T18:00:00.000Z',
      ends_at: '2025-11-16T19:30:00.000Z',
      opens_at: '2025-11-16T17:45:00.000Z',
    }),
    meeting({ id: 9, topic: 'Jutro', date: '2025-11-17' }),
  ];
  renderSignedIn(5, <TodayMeetings />);
  const card = within(await screen.findByRole('region', { name: 'Dziś online' }));
  expect(card.getByText('14:30–16:00 · dr Łukasz Źrebiec')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Dołącz: Prawo pracy' })).toBeTruthy();
  expect(card.getByText('19:00–20:30 · dr Łukasz Źrebiec')).toBeTruthy();
  expect(card.getByText('Dołącz od 18:45')).toBeTruthy();
  expect(card.queryByText('Jutro')).toBeNull();
  expect(server.received[0]?.url).toMatch(/userId=\d+/);
});

test('a day without any has no card, and who has no meetings asks for none', async () => {
  items = [meeting({ date: '2025-11-17' })];
  const { unmount } = renderSignedIn(0, <TodayMeetings />);
  await waitFor(() => expect(server.received).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  renderSignedIn(6, <TodayMeetings />);
  expect(server.received).toHaveLength(1);
});
