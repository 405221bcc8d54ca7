import { describe, expect, test } from 'vitest';
import { canDelete, canEdit, canRecall, joinWords } from './broadcasts.policy.ts';

const now = new Date('2026-11-16T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a message to three people', () => {
  test.each([
    { started_at: null, recalled_at: null, edit: true },
    { started_at: now, recalled_at: null, edit: false },
    { started_at: null, recalled_at: now, edit: false },
  ])('begun $started_at, taken back $recalled_at', ({ edit, ...progress }) => {
    expect(canEdit(progress)).toBe(edit);
  });

  test.each([
    { sent: 0, skipped: 0, recalled: 0, remove: false },
    { sent: 1, skipped: 1, recalled: 0, remove: false },
    { sent: 2, skipped: 1, recalled: 0, remove: true },
    { sent: 0, skipped: 1, recalled: 2, remove: true },
  ])('$sent have it, $skipped left, from $recalled taken back', ({ remove, ...counts }) => {
    const rest = { kind: 'chat', total: 3, started_at: now, finished_at: now, recalled_at: null } as const;
    expect(canDelete({ ...rest, ...counts })).toBe(remove);
  });

  const begun = { kind: 'chat', started_at: minutesAgo(30), finished_at: null, recalled_at: null } as const;
  test.each([
    ['on its way', begun, true],
    ['before its hour', { ...begun, started_at: null }, true],
    ['nine minutes after the last has it', { ...begun, finished_at: minutesAgo(9) }, true],
    ['ten minutes after the last has it', { ...begun, finished_at: minutesAgo(10) }, false],
    ['taken back before', { ...begun, recalled_at: now }, false],
    ['a mail on its way', { ...begun, kind: 'first-login' }, false],
    ['a mail before its hour', { ...begun, kind: 'first-login', started_at: null }, true],
  ] as const)('%s', (_name, progress, expected) => {
    expect(canRecall(progress, now)).toBe(expected);
  });
});

test.each([
  ['Zmiana sali', 'Sala 12', 'Zmiana sali\n\nSala 12'],
  ['Zmiana sali', '', 'Zmiana sali'],
  ['', 'Sala 12', 'Sala 12'],
])('%j above %j reads %j', (subject, text, message) => {
  expect(joinWords({ subject, text })).toBe(message);
});
