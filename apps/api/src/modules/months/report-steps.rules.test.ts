import { expect, test } from 'vitest';
import { canTake, statusAfter, type ReportState, type ReportStep } from './report-steps.rules.ts';

const notSent = undefined;
const [rejected, sent, accepted] = [0, 1, 2] as const;
const impossible = undefined;

test.each<[state: ReportState, step: ReportStep, after: ReportState]>([
  [notSent, 'send', sent],
  [notSent, 'accept', impossible],
  [notSent, 'reject', impossible],
  [rejected, 'send', sent],
  [rejected, 'accept', impossible],
  [rejected, 'reject', impossible],
  [sent, 'send', impossible],
  [sent, 'accept', accepted],
  [sent, 'reject', rejected],
  [accepted, 'send', impossible],
  [accepted, 'accept', impossible],
  [accepted, 'reject', impossible],
])('from %s the step %s leads to %s', (state, step, after) => {
  expect(statusAfter(state, step)).toBe(after);
  expect(canTake(state, step)).toBe(after !== impossible);
});
