import { filterInFileName } from '@indeks/contract/common/format';
import { rightOverRow } from '#modules/provider/person-rights/index.ts';
import { openStudentForm } from '#modules/studies/student-forms/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { csvAnswer } from '#platform/http/file-answers.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
import { studentsList, type FilterWords } from '../pdf/students-list.pdf.ts';
import * as choices from '../enrolling/choices.queries.ts';
import { studentColumns, type ExportedEnrolment } from './students.csv.ts';
import * as queries from '../students.queries.ts';
import { placesListed } from '../students.service.ts';

/**
 * Registration forms are opened while the file is sent, which is noted as an export of sealed data; only of people over whom
 * the caller has the full right.
 */
export const exportCsv = async (ctx: SignedInCtx, filter: queries.StudentsFilter) => ({
  ...csvAnswer(
    ctx,
    studentColumns,
    exported(ctx, queries.stream(ctx, filter, await placesListed(ctx, filter))),
    `${nameFile(ctx, await nameFilters(ctx, filter))}.csv`,
  ),
  opensSealed: true as const,
});

/** By name, whatever the order of the list. */
export const studentsPrinted: PrintedList<queries.StudentsFilter> = {
  kind: 'students',
  permission: 'students.view',
  read: async (ctx, { sortBy: _sortBy, sortDesc: _sortDesc, ...filter }, limit) => {
    const seen = await placesListed(ctx, filter);
    const enrolments = await queries.firstOfAll(ctx, filter, seen, limit);
    const words = await nameFilters(ctx, filter);
    return {
      rows: enrolments.length,
      print: () => ({
        documents: [studentsList({ enrolments, words })],
        fileName: `${nameFile(ctx, words)}.pdf`,
      }),
    };
  },
};

/** The filter of the list, in the words of its title and file name. */
const nameFilters = async (
  ctx: SignedInCtx,
  { search, date = [], pid, cid, folder, graduation, courses }: queries.StudentsFilter,
): Promise<FilterWords> => ({
  search,
  intakes: date.map((intake) => intake.slice(0, 7)),
  ...(await choices.namesOfFilter(ctx, { pid, cid })),
  state: stateNames[graduation ?? folder ?? courses ?? 'all'],
});

const stateNames = {
  all: null,
  incomplete: 'teczki niekompletne',
  ready: 'gotowi do ukończenia',
  lacking: 'czegoś brakuje do ukończenia',
  2: 'na 2 kierunkach',
  3: 'na 3 kierunkach',
  4: 'na 4 kierunkach',
} as const;

const nameFile = (ctx: SignedInCtx, { intakes, place, course, state, search }: FilterWords): string =>
  `sluchacze${filterInFileName(intakes.join(' '), place, course, state, search)}-${ctx.clock.today()}`;

async function* exported(
  ctx: SignedInCtx,
  rows: ReturnType<typeof queries.stream>,
): AsyncGenerator<ExportedEnrolment> {
  let number = 0;
  for await (const { sealed, facts, ...row } of rows) {
    number += 1;
    const isOpen = sealed !== null && rightOverRow(ctx, { role: row.is_admin, facts }) === 'full';
    const personal = isOpen ? openStudentForm(ctx, row.uid, sealed).personal : undefined;
    const { dayOfBirth = '', placeOfBirth = '', secondName = '' } = personal ?? {};
    yield { ...row, number, dayOfBirth, placeOfBirth, secondName };
  }
}
