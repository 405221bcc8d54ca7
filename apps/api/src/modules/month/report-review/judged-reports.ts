import { transact, type Ctx } from '#platform/context.ts';
import type { KeptThing } from '#platform/kept/kept.ts';
import { holdJudged } from './lecturers.queries.ts';
import { cleanOnes } from './report-review.service.ts';

/** Waiting reports whose kept judgement differs from what the rules say of their entries now. */
const findMisjudgedReports = (ctx: Ctx) =>
  transact(ctx, async (tx) => {
    const months = Map.groupBy(await holdJudged(tx), ({ month }) => month);
    const wrong: object[] = [];
    for (const [month, reports] of months) {
      const clean = new Set(await cleanOnes(tx, reports, month));
      for (const report of reports)
        if (report.clean !== clean.has(report)) wrong.push({ report_id: report.id, uid: report.user_id });
    }
    return wrong;
  });

export const judgedReports: KeptThing = {
  name: 'monthly_reports (clean)',
  findWrong: findMisjudgedReports,
};
