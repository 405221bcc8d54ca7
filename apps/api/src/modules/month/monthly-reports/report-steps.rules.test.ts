import { expect, test } from 'vitest';
import { canTake, type ReportState, type ReportStep } from './report-steps.rules.ts';

const steps: readonly ReportStep[] = ['send', 'withdraw', 'accept', 'reject', 'take-back'];

test.each<[name: string, state: ReportState, possible: ReportStep[]]>([
  ['that was not sent', undefined, ['send']],
  ['that was rejected', 0, ['send']],
  ['that waits', 1, ['withdraw', 'accept', 'reject']],
  ['that was accepted', 2, ['take-back']],
])('of a report %s (%s) the steps %j can be taken', (_, state, possible) => {
  expect(steps.filter((step) => canTake(state, step))).toEqual(possible);
});
