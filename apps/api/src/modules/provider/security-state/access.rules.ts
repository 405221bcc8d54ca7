import { role, roleNames, type Role } from '@indeks/contract/access/roles';
import { findingTexts } from '@indeks/contract/provider/security-state/findings.texts';
import type { People, Verdict } from './verdict.ts';

/** Roles that see everybody's data or the money, or have all rights. */
export const rolesThatNeedSecondStep: readonly Role[] = [
  role.administrator,
  role.accountant,
  role.superAdmin,
];

/** An account that was made so long ago should have been used. */
export const unusedAfterDays = 30;
/** An account unused for so long probably belongs to somebody who has left. */
export const idleAfterDays = 180;

interface Production {
  readonly production: boolean;
}

/** Outside of production this is only a warning, since there is no real data. */
const badInProduction = ({ production }: Production) => (production ? 'bad' : 'warning');

export const judgeRoles = (facts: Production & { readonly required: readonly Role[] }): Verdict => {
  const texts = findingTexts.secondStepRoles;
  const open = rolesThatNeedSecondStep.filter((needed) => !facts.required.includes(needed));
  if (open.length === 0) return { state: 'ok', says: texts.ok };
  return {
    state: badInProduction(facts),
    says: texts.says(open.map((one) => roleNames[one]).join(', ')),
    advice: texts.advice([...facts.required, ...open].toSorted((a, b) => a - b).join(',')),
  };
};

export const judgeStepless = (people: People): Verdict => {
  const texts = findingTexts.secondStepPeople;
  if (people.total === 0) return { state: 'ok', says: texts.ok };
  return { state: 'warning', says: texts.says(people.total), advice: texts.advice, people };
};

export const judgeSessions = (facts: { readonly tooLong: People; readonly overdue: number }): Verdict => {
  const texts = findingTexts.sessions;
  const { tooLong, overdue } = facts;
  if (tooLong.total > 0)
    return { state: 'bad', says: texts.tooLong(tooLong.total), advice: texts.tooLongAdvice, people: tooLong };
  if (overdue > 0) return { state: 'warning', says: texts.overdue(overdue), advice: texts.overdueAdvice };
  return { state: 'ok', says: texts.ok };
};

export const judgeNeverUsed = (people: People): Verdict => {
  const texts = findingTexts.neverUsed;
  if (people.total === 0) return { state: 'ok', says: texts.ok(unusedAfterDays) };
  return {
    state: 'warning',
    says: texts.says(people.total, unusedAfterDays),
    advice: texts.advice,
    people,
  };
};

export const judgeIdle = (people: People): Verdict => {
  const texts = findingTexts.idle;
  if (people.total === 0) return { state: 'ok', says: texts.ok(idleAfterDays) };
  return { state: 'warning', says: texts.says(people.total, idleAfterDays), advice: texts.advice, people };
};

export const judgeDemoAccounts = (facts: Production & { readonly people: People }): Verdict => {
  const texts = findingTexts.demoAccounts;
  const { people } = facts;
  if (people.total === 0) return { state: 'ok', says: texts.ok };
  return { state: badInProduction(facts), says: texts.says(people.total), advice: texts.advice, people };
};

export const judgeHashes = (people: People): Verdict => {
  const texts = findingTexts.passwordHashes;
  if (people.total === 0) return { state: 'ok', says: texts.ok };
  return { state: 'warning', says: texts.says(people.total), advice: texts.advice, people };
};

export const judgeMode = ({ mode }: { readonly mode: string }): Verdict => {
  const texts = findingTexts.production;
  if (mode === 'production') return { state: 'ok', says: texts.ok };
  return { state: 'warning', says: texts.says(mode), advice: texts.advice };
};
