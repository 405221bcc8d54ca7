import type { Ctx } from '#platform/context.ts';
import { openStudentForm } from './sealed-forms.ts';
import * as queries from './student-forms.queries.ts';
import type { StudentForm } from './student-forms.rules.ts';

export type ReportFacts = StudentForm['report'];

/**
 * The answers for the yearly report, by person; people without a form are absent. Only for the secretariat, since the forms are
 * sealed.
 */
export const listReportFacts = async (
  ctx: Ctx,
  uids: readonly number[],
): Promise<ReadonlyMap<number, ReportFacts>> => {
  const facts = new Map<number, ReportFacts>();
  for (let start = 0; start < uids.length; start += atOnce)
    for (const { id, sealed } of await queries.findMany(ctx, uids.slice(start, start + atOnce)))
      if (sealed !== null) facts.set(id, openStudentForm(ctx, id, sealed).report);
  return facts;
};

const atOnce = 1_000;
