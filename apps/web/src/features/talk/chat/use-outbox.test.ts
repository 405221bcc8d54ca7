import { expect, test } from 'vitest';
import { leaveOutArrived, type Outgoing } from './use-outbox.ts';

const sending = (key: string, text: string, more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  to: 7,
  text,
  fileName: null,
  after: 10,
  state: 'sending',
  reason: null,
  ...more,
});
const message = (id: number, text: string, own = true) => ({ id, text, own });

test.each([
  ['nothing came', [sending('a', 'Tak')], [message(10, 'Tak')], ['a']],
  ['it came before its answer', [sending('a', 'Tak ')], [message(11, 'Tak')], []],
  ['of two alike one came', [sending('a', 'Tak'), sending('b', 'Tak')], [message(11, 'Tak')], ['b']],
  ['the other said the same', [sending('a', 'Tak')], [message(11, 'Tak', false)], ['a']],
  ['it failed', [sending('a', 'Tak', { state: 'failed' })], [message(11, 'Tak')], ['a']],
])('%s', (_, items, messages, left) => {
  expect(leaveOutArrived(items, messages).map(({ key }) => key)).toEqual(left);
});
