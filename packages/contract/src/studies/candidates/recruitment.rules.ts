import { currentIntake, intakeAfter } from '../courses/intakes.rules.ts';

/**
 * Recruitment for an intake continues for a while after its studies began: until 10 November and 10 April. A person who had applied
 * by then and is not enrolled is no longer a candidate of it.
 */
export const lastClosing = (today: string): string => {
  const newest = currentIntake(today);
  const closing = closingOf(newest);
  return closing < today ? closing : closingOf(intakeAfter(newest, -1));
};

const closingOf = (intake: string): string =>
  `${intake.slice(0, 5)}${intake.slice(5, 7) === '10' ? '11' : '04'}-10`;
