import { chooseRate, type RateOfEngines } from '@indeks/contract/month/rates/rates.rules';
import type { NewRate, RatesOfPerson } from '@indeks/contract/month/rates/rates.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { actedFor, announceToOwner, getOwner } from '#modules/identity/people/index.ts';
import * as queries from './rates.queries.ts';
import { rateOn } from './rates.rules.ts';

export const list = async (ctx: SignedInCtx, userId: number): Promise<RatesOfPerson> => {
  const person = await getOwner(ctx, userId);
  return toWire(ctx, await queries.list(ctx, person.id));
};

export const set = (
  ctx: SignedInCtx,
  userId: number,
  { rate, small_rate = null, from = ctx.clock.today() }: NewRate,
) =>
  transact(ctx, async (tx) => {
    const person = await getOwner(tx, userId);
    const before = (await ratesInForce(tx, userId, from)) ?? { rate: null };
    await queries.set(tx, { userId, rate, small_rate, from });
    const entry = { action: 'rate.set', subjectId: userId, before, after: { rate, small_rate, from } };
    await audit(tx, { ...entry, ...actedFor(tx, person.id) });
    announceToOwner(tx, userId, 'trips', []);
    return toWire(tx, await queries.list(tx, userId));
  });

/** The rate of a person's car on a day, in hundredths of a złoty per km; null when none was set by then. */
export const rateInForce = async (
  ctx: Ctx,
  userId: number,
  { date, engine }: { readonly date: string; readonly engine: number },
): Promise<number | null> => {
  const rates = await ratesInForce(ctx, userId, date);
  return rates ? chooseRate(rates, engine) : null;
};

/** The rates of all engine sizes on a day; undefined when none was set by then. */
export const ratesInForce = (ctx: Ctx, userId: number, date: string): Promise<RateOfEngines | undefined> =>
  queries.findInForce(ctx, userId, date);

const toWire = (ctx: Ctx, rates: RatesOfPerson['items']): RatesOfPerson => ({
  current: rateOn(rates, ctx.clock.today()),
  items: rates,
});
