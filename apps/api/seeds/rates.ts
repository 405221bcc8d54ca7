import { role } from '@indeks/contract/access/roles';
import { smallEngineUpTo } from '@indeks/contract/month/rates/rates.rules';
import { makeCars } from './cars.ts';
import { getDemoAccount } from './demo-accounts.ts';
import { reportingPeople } from './people.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';

interface SeededRate {
  readonly rate: number;
  readonly small_rate: number | null;
  readonly valid_from: string;
}

export const kmRates = defineSeed(
  'km_rates',
  ['user_id', 'rate', 'small_rate', 'valid_from', 'set_by'],
  function* (plan) {
    const set_by = getDemoAccount(role.administrator).id;
    for (const { id } of reportingPeople(plan))
      for (const rate of chooseRates(id)) yield { user_id: id, ...rate, set_by };
  },
);

/** The rate of the person's first car on the day: no trip is driven with another. */
export const seededRate = (userId: number, date: string): number =>
  chooseRates(userId).findLast(({ valid_from }) => valid_from <= date)?.rate ?? 0;

/** Most have the highest that is free of tax for their car; some got it only this year. Oldest first. */
const chooseRates = (userId: number): readonly SeededRate[] => {
  const random = randomFor('rate', userId);
  const [{ engine }, second] = makeCars(userId);
  const first = random.chance(0.85) && engine > smallEngineUpTo ? 115 : 89;
  const raised = random.chance(0.2) || userId === getDemoAccount(role.lecturer).id;
  const small_rate = first === 115 && second && second.engine <= smallEngineUpTo ? 89 : null;
  return raised
    ? [
        { rate: 80, small_rate: null, valid_from: allowedSince },
        { rate: first, small_rate, valid_from: '2026-01-01' },
      ]
    : [{ rate: first, small_rate, valid_from: allowedSince }];
};

/** The day of the regulation in force. */
const allowedSince = '2023-01-17';
