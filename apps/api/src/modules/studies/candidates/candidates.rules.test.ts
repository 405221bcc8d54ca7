import { expect, test } from 'vitest';
import { judgeState } from './candidates.rules.ts';

test.each([
  ['2026-11-11', null, '2026-11-15', 'waiting'],
  ['2026-11-10', null, '2026-11-15', 'overdue'],
  ['2026-11-10', null, '2026-11-10', 'waiting'],
  ['2025-01-01', 7, '2026-11-15', 'admitted'],
])('who applied on %s, with the enrolment %s, is on %s %s', (date, enrolment_id, today, state) => {
  expect(judgeState({ date, enrolment_id }, today)).toBe(state);
});
