import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { isRealDate } from '@indeks/contract/common/dates';
import { role, type Role } from '@indeks/contract/access/roles';
import { demoAccounts, studentWithoutConsent } from './demo-accounts.ts';
import { intakesUntil } from './intakes.ts';

export const scales = [1, 10, 100] as const;
export type Scale = (typeof scales)[number];

/** Account numbers of one kind of people, without the demo accounts. */
export interface Range {
  readonly from: number;
  readonly count: number;
}

/** Everything that the rows depend on: the same plan makes the same rows. */
export interface Plan {
  readonly today: string;
  readonly passwordHash: string;
  /** Seals with the keys of the API that will read the rows. */
  readonly sealer: ColumnSealer;
  readonly places: number;
  readonly staff: readonly { readonly role: Role; readonly ids: Range }[];
  readonly coordinators: Range;
  readonly lecturers: Range;
  readonly students: Range;
  readonly candidates: number;
  readonly protocols: number;
  readonly intakes: readonly string[];
}

export interface PlanInput extends Pick<Plan, 'today' | 'passwordHash' | 'sealer'> {
  readonly scale: Scale;
}

export const makePlan = ({ scale, today, passwordHash, sealer }: PlanInput): Plan => {
  const intakes = intakesUntil(today);
  if (!isRealDate(today) || intakes.length === 0) throw new RangeError(`No intake has started by ${today}`);
  let free = demoAccounts.length + 2;
  const take = (count: number): Range => {
    const range = { from: free, count };
    free += count;
    return range;
  };
  // An office does not grow with its students without end.
  const staff = officeOf.map(({ role, count }) => ({ role, ids: take(count * Math.min(scale, 10)) }));
  const coordinators = take(18 * Math.min(scale, 10));
  return {
    today,
    passwordHash,
    sealer,
    places: 24 * scale,
    staff,
    coordinators,
    lecturers: take(128 * scale - demoCount(role.lecturer, role.lecturerAndStudent, role.mbaLecturer)),
    students: take(2_000 * scale - demoCount(role.student)),
    candidates: 300 * scale,
    protocols: 600 * scale,
    intakes,
  };
};

export function* numbersOf({ from, count }: Range): Generator<number> {
  for (let number = from; number < from + count; number += 1) yield number;
}

const officeOf = [
  { role: role.administrator, count: 4 },
  { role: role.administrativeEmployee, count: 6 },
  { role: role.accountant, count: 3 },
  { role: role.zoomAdministrator, count: 2 },
] as const;

const demoCount = (...roles: readonly Role[]): number =>
  [...demoAccounts, studentWithoutConsent].filter((account) => roles.includes(account.role)).length;
