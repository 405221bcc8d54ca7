import { role, type Role } from '@indeks/contract/access/roles';
import { demoAccounts } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { numbersOf, type Plan } from './plan.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const contracts = defineSeed(
  'contracts',
  ['user_id', 'start_date', 'end_date', 'number'],
  function* (plan) {
    for (const userId of employed(plan)) yield* listContracts(plan, userId);
  },
);

/** How the latest contract stands on the day of the seed; the list shows each of them. */
type State = 'none' | 'ended' | 'ending' | 'valid';

/** The demo accounts show one of each. */
const demoStates: Partial<Record<Role, State>> = {
  [role.lecturer]: 'valid',
  [role.lecturerAndStudent]: 'ending',
  [role.mbaLecturer]: 'ended',
  [role.coordinator]: 'ended',
  [role.administrativeEmployee]: 'none',
  [role.accountant]: 'ending',
  [role.zoomAdministrator]: 'valid',
};

/** Those who work under a contract: lecturers of all kinds and administrative staff. */
function* employed(plan: Plan): Generator<number> {
  for (const account of demoAccounts) if (demoStates[account.role]) yield account.id;
  for (const group of plan.staff) if (demoStates[group.role]) yield* numbersOf(group.ids);
  yield* numbersOf(plan.coordinators);
  yield* numbersOf(plan.lecturers);
}

/** A contract a year, the latest last. */
function* listContracts({ today }: Plan, userId: number) {
  const random = randomFor('contracts', userId);
  const state = chooseState(userId, random);
  if (state === 'none') return;
  const last = daysAfter(today, daysLeft[state](random));
  for (let back = random.below(3); back >= 0; back -= 1) {
    const end_date = daysAfter(last, -365 * back);
    const start_date = daysAfter(end_date, -364);
    const number = `UZ/${random.below(900) + 100}/${start_date.slice(0, 4)}`;
    yield { user_id: userId, start_date, end_date, number };
  }
}

const chooseState = (userId: number, random: Random): State => {
  const demo = demoAccounts.find(({ id }) => id === userId);
  const drawn = random.next();
  if (demo) return demoStates[demo.role] ?? 'none';
  if (drawn < 0.06) return 'none';
  if (drawn < 0.12) return 'ended';
  return drawn < 0.22 ? 'ending' : 'valid';
};

/** From today; a contract is ending when less than a month is left. */
const daysLeft: Record<Exclude<State, 'none'>, (random: Random) => number> = {
  ended: (random) => -1 - random.below(120),
  ending: (random) => random.below(27),
  valid: (random) => 32 + random.below(330),
};
