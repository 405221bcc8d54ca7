import { role, type Role } from '../../access/roles.ts';
import { intakesTo } from '../courses/intakes.rules.ts';

/** Tuition that anybody may choose, in grosze: 1800 to 10000 zł by 100. */
export const listedPrices: readonly number[] = Array.from(
  { length: 83 },
  (_, step) => (1_800 + step * 100) * 100,
);

/** From 11 November to 31 December a coordinator adds nobody. */
export const isAddingBlocked = (of: Role, today: string): boolean =>
  of === role.coordinator && today.slice(5) >= '11-11';

/** The intakes that somebody may be enrolled in, the newest first; a coordinator has only that one. */
export const intakesFor = (of: Role, today: string): string[] =>
  of === role.coordinator ? intakesTo(today).slice(0, 1) : intakesTo(today);
