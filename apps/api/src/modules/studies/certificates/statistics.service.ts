import type { Ctx } from '#platform/context.ts';
import { csvAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { statisticsColumns } from './statistics.csv.ts';
import { countByCourse, type CourseStatistics } from './statistics.queries.ts';

export const statisticsCsv = async (ctx: Ctx, year: number): Promise<FileAnswer> => {
  const rows = await countByCourse(ctx, year);
  return csvAnswer(ctx, statisticsColumns, oneByOne(rows), `gus-s12-${year}.csv`);
};

// oxlint-disable-next-line typescript/require-await -- what is read already, in the form of an export
async function* oneByOne(rows: readonly CourseStatistics[]): AsyncGenerator<CourseStatistics> {
  yield* rows;
}
