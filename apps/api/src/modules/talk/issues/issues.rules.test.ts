import { describe, expect, test } from 'vitest';
import { waitingAfterMessage, waitingAfterMove } from './issues.rules.ts';
import { issueTexts } from './issues.texts.ts';

const before = new Date('2026-11-10T08:00:00Z');
const now = new Date('2026-11-12T08:00:00Z');

describe('since when the reporter waits', () => {
  test.each([
    ['work begins, still unanswered', 1, before, before],
    ['work begins after an answer', 1, null, null],
    ['resolved', 2, before, null],
    ['opened once more', 0, null, now],
  ] as const)('%s', (_, to, since, expected) => {
    expect(waitingAfterMove(to, since, now)).toBe(expected);
  });

  test.each([
    ['an answer of the secretariat', true, before, null],
    ['a question after an answer', false, null, now],
    ['a further question', false, before, before],
  ] as const)('%s', (_, bySecretariat, since, expected) => {
    expect(waitingAfterMessage(bySecretariat, since, now)).toBe(expected);
  });
});

test('an answer is greeted and signed, a file alone is not', () => {
  expect(issueTexts.greeted('Już działa.')).toBe(
    'Dzień dobry,\n\nJuż działa.\n\nPozdrawiamy\nZespół techniczny Indeks',
  );
  expect(issueTexts.greeted('')).toBe('');
});
