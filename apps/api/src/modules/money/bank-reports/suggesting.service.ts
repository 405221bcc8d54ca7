import type { Suggestion, Traces } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { SettledStudent } from '@indeks/contract/money/payments/payments.schemas';
import { findSettledStudents } from '#modules/money/payments/index.ts';
import type { Ctx, SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { canAnswer, canExplain } from './bank-reports.policy.ts';
import * as rows from './rows.queries.ts';
import { rowToWire } from './rows.wire.ts';
import { listHints, type Hint } from './suggestions.queries.ts';
import { rank } from './suggestions.rules.ts';

/** The enrolments that a payment may be for, the likeliest first, each with its reasons. */
export const suggest = async (ctx: SignedInCtx, id: number): Promise<{ items: Suggestion[] }> => {
  const row = getOrRefuse(await rows.find(ctx, id));
  return { items: (await suggestForEach(ctx, [row])).get(id) ?? [] };
};

/** Suggestions for the whole queue, up to the limit of a list without pages. */
export const trace = async (ctx: SignedInCtx): Promise<Traces> => {
  const { items } = await rows.listWaiting(ctx, {});
  const [traced, untraced]: [number[], number[]] = [[], []];
  const sure: Traces['sure'] = [];
  for (let from = 0; from < items.length; from += tracedAtOnce) {
    const part = items.slice(from, from + tracedAtOnce);
    const found = await suggestForEach(ctx, part);
    for (const row of part) {
      const [first] = found.get(row.id) ?? [];
      (first || canAnswer(row) ? traced : untraced).push(row.id);
      if (first?.sure) sure.push({ row: rowToWire(row), suggestion: first });
    }
  }
  return { traced, untraced, sure };
};

/** Payments per statement, so that no statement takes long. */
const tracedAtOnce = 100;

/** By the number of the row, of those that can be explained and point at somebody. */
const suggestForEach = async (
  ctx: Ctx,
  asked: readonly rows.StoredBankRow[],
): Promise<ReadonlyMap<number, Suggestion[]>> => {
  const explained = asked.filter(canExplain);
  const hints = await listHints(ctx, explained);
  if (hints.length === 0) return new Map();
  const people = await findSettledStudents(ctx, [...new Set(hints.map(({ uid }) => uid))]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const hintsOf = Map.groupBy(hints, ({ row }) => row);
  return new Map(
    explained.map(({ id, amount }) => {
      const own = hintsOf.get(id) ?? [];
      const meant = new Set(own.map(({ uid }) => byId.get(uid)));
      const candidates = [...meant].flatMap((person) => (person ? listCandidates(person, own, amount) : []));
      return [id, rank(candidates)];
    }),
  );
};

/** Each enrolment with what points at it or at its person. */
const listCandidates = (student: SettledStudent, hints: readonly Hint[], amount: number) =>
  student.enrolments.map((enrolment) => {
    const own = hints.filter(
      ({ uid, scid }) => uid === student.id && (scid === null || scid === enrolment.id),
    );
    const reasons = new Set(own.map(({ reason }) => reason));
    if (enrolment.sums.balance === amount) reasons.add('amount');
    const { id, name, listed_name, avatar } = student;
    return {
      scid: enrolment.id,
      person: { id, name, listed_name, avatar },
      enrolment,
      reasons: [...reasons],
      owes: enrolment.sums.balance > 0,
    };
  });
