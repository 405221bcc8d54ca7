import type { Suggestion } from '@indeks/contract/bank-reports/bank-reports.schemas';
import type { SettledStudent } from '@indeks/contract/payments/payments.schemas';
import { findSettledStudents } from '#modules/payments/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { canExplain } from './bank-reports.policy.ts';
import * as rows from './rows.queries.ts';
import { listHints, type Hint } from './suggestions.queries.ts';
import { rank, readWords } from './suggestions.rules.ts';

/** Whose payment it may be, the likeliest first, each with what speaks for it. */
export const suggest = async (ctx: SignedInCtx, id: number): Promise<{ items: Suggestion[] }> => {
  const row = getOrRefuse(await rows.find(ctx, id));
  if (!canExplain(row)) return { items: [] };
  const hints = await listHints(ctx, row, readWords(`${row.payer} ${row.title}`));
  if (hints.length === 0) return { items: [] };
  const people = await findSettledStudents(ctx, [...new Set(hints.map(({ uid }) => uid))]);
  return { items: rank(people.flatMap((person) => candidatesOf(person, hints, row.amount))) };
};

/** Each enrolment with what points at it or at its person. */
const candidatesOf = (student: SettledStudent, hints: readonly Hint[], amount: number) =>
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
