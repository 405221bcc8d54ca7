import type { Ctx } from '#platform/context.ts';
import { csvAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { statisticsColumns } from './statistics.csv.ts';
import { listReportFacts } from '#modules/studies/student-forms/index.ts';
import { listCounted } from './statistics.queries.ts';
import { countByCourse, type CourseStatistics } from './statistics.rules.ts';

export const statisticsCsv = async (ctx: Ctx, year: number): Promise<FileAnswer> => {
  const people = await listCounted(ctx, year);
  const facts = await listReportFacts(ctx, [...new Set(people.map(({ uid }) => uid))]);
  const rows = countByCourse(people, facts);
  return csvAnswer(ctx, statisticsColumns, oneByOne(rows), `gus-s12-${year}.csv`);
};

// oxlint-disable-next-line typescript/require-await -- what is read already, in the form of an export
async function* oneByOne(rows: readonly CourseStatistics[]): AsyncGenerator<CourseStatistics> {
  yield* rows;
}
