import { expect, test } from 'vitest';
import { createCoalescing, mostStrangers } from './coalescing.ts';
import type { EventRow } from './security-event.ts';

const event = (changes: Partial<EventRow> = {}): EventRow => ({
  at: new Date('2026-11-15T10:00:00Z'),
  kind: 'record-refused',
  actor_id: null,
  subject_id: null,
  account_hash: null,
  address: '192.0.2.1',
  session_id: null,
  route: 'GET /api/bills/:id',
  detail: null,
  request_id: 'r',
  times: 1,
  ...changes,
});
const later = new Date('2026-11-15T10:01:00Z');

test('the first event of a minute is written at once, the number of the others when it is over', () => {
  const coalescing = createCoalescing();
  expect(coalescing.take(event())).toEqual([event()]);
  expect(coalescing.take(event({ detail: '7' }))).toEqual([]);
  expect(coalescing.take(event({ detail: '8' }))).toEqual([]);
  expect(coalescing.take(event({ at: later }))).toEqual([event({ times: 2 }), event({ at: later })]);
  expect(coalescing.rest()).toEqual([]);
});

test.each<[string, Partial<EventRow>, Partial<EventRow>, number]>([
  ['another kind is another event', {}, { kind: 'throttled' }, 2],
  ['another address is another caller', {}, { address: '192.0.2.2' }, 2],
  ['a network of IPv6 is one caller', { address: '2001:db8:1:2::1' }, { address: '2001:db8:1:2::9' }, 1],
  ['a session is one caller from anywhere', { session_id: 4 }, { session_id: 4, address: '192.0.2.2' }, 1],
  ['two sessions are two callers', { session_id: 4 }, { session_id: 5 }, 2],
  ['refusals of several calls are one event', {}, { route: 'GET /api/contracts/:id', detail: '9' }, 1],
  [
    'reading counts by person',
    { kind: 'sealed-read', subject_id: 1 },
    { kind: 'sealed-read', subject_id: 2 },
    2,
  ],
  [
    'a download counts by file',
    { kind: 'file-export', detail: '1' },
    { kind: 'file-export', detail: '2' },
    2,
  ],
])('%s', (_, first, second, written) => {
  const coalescing = createCoalescing();
  expect([...coalescing.take(event(first)), ...coalescing.take(event(second))]).toHaveLength(written);
});

test('callers without a session share one row of a kind beyond a number of them; sessions do not', () => {
  const coalescing = createCoalescing();
  const written = Array.from({ length: 10_000 }, (_, n) =>
    coalescing.take(event({ address: `a${n}` })),
  ).flat();
  expect(written).toHaveLength(mostStrangers + 1);
  expect(written.at(-1)).toMatchObject({ address: null, detail: 'many-callers' });
  expect(coalescing.take(event({ session_id: 9 }))).toHaveLength(1);
  expect(coalescing.rest()).toMatchObject([{ detail: 'many-callers', times: 10_000 - mostStrangers - 1 }]);
});
