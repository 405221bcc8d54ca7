import { describe, expect, test } from 'vitest';
import { canDelete, canEdit, joinWords } from './broadcasts.policy.ts';

describe('a message to three people', () => {
  test.each([
    { sent: 0, skipped: 0, edit: true, remove: false },
    { sent: 1, skipped: 0, edit: false, remove: false },
    { sent: 0, skipped: 1, edit: false, remove: false },
    { sent: 2, skipped: 1, edit: false, remove: true },
    { sent: 3, skipped: 0, edit: false, remove: true },
  ])('of whom $sent have it and $skipped left', ({ sent, skipped, edit, remove }) => {
    const progress = { total: 3, sent, skipped };
    expect([canEdit(progress), canDelete(progress)]).toEqual([edit, remove]);
  });
});

test.each([
  ['Zmiana sali', 'Sala 12', 'Zmiana sali\n\nSala 12'],
  ['Zmiana sali', '', 'Zmiana sali'],
  ['', 'Sala 12', 'Sala 12'],
])('%j above %j reads %j', (subject, text, message) => {
  expect(joinWords({ subject, text })).toBe(message);
});
