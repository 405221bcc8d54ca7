import type { AlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { auditAll } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { refuse } from '#platform/errors.ts';
import { readInThread } from '#platform/files/lent-file.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import type { ThreadTask } from '#platform/threads/threads.ts';
import * as queries from './album-numbers.queries.ts';
import {
  canBeSaved,
  changedSlots,
  chooseEnrolment,
  judgeRows,
  type Numbered,
} from './album-numbers.rules.ts';
import type { run } from './album-numbers.task.ts';
import { announce } from '../students.service.ts';

/** The result of each line of the file; the file itself is not stored. */
export const upload = async (ctx: SignedInCtx, file: UploadedFile) =>
  check(ctx, await readInThread(ctx, reading, file.content, {}));

const reading: ThreadTask<typeof run> = {
  script: new URL('./album-numbers.task.ts', import.meta.url),
  withinMs: 30_000,
};

export const check = async (ctx: Ctx, rows: readonly AlbumRow[]) => ({
  items: judgeRows(rows, await readRegister(ctx, rows)),
});

/** All or none: a row that is still to be corrected refuses the whole. */
export const set = (ctx: SignedInCtx, rows: readonly AlbumRow[]) =>
  transact(ctx, async (tx) => {
    await queries.holdAlbumNumbers(tx);
    const register = await readRegister(tx, rows);
    await holdPeople(
      tx,
      [...register.students.values()].flatMap((known) => known.map(({ uid }) => uid)),
    );
    const faulty = judgeRows(rows, register).filter((row) => !canBeSaved(row));
    if (faulty.length > 0) refuse('album-numbers/faulty', { details: { count: faulty.length } });
    const changes = rows.flatMap((row) => listChanges(row, chooseEnrolment(row, register)));
    if (changes.length === 0) return { saved: 0 };
    const given = changes.flatMap(({ student: { enrolment_id, version }, slots }) =>
      slots.map((slot) => ({ enrolment_id, version, ...slot })),
    );
    if (!(await queries.give(tx, given))) refuse('album-numbers/changed-meanwhile');
    await auditAll(
      tx,
      changes.map(({ student, slots }) => ({
        action: 'enrolment.album-numbers',
        subjectId: student.enrolment_id,
        forUserId: student.uid,
        before: { date: student.date, courses: student.courses },
        after: { slots },
      })),
    );
    announce(
      tx,
      changes.map(({ student }) => student.uid),
    );
    return { saved: changes.length };
  });

const readRegister = async (ctx: Ctx, rows: readonly AlbumRow[]) => ({
  students: await queries.findNumbered(
    ctx,
    rows.map(({ email }) => email),
  ),
  holders: await queries.findHolders(
    ctx,
    rows.flatMap(({ album_nr, album_nr_2 }) => [album_nr, album_nr_2]).filter((number) => number !== ''),
  ),
});

/** One without a change is left alone. */
const listChanges = (row: AlbumRow, student: Numbered | undefined) => {
  const slots = student ? changedSlots(row, student) : [];
  return student && slots.length > 0 ? [{ student, slots }] : [];
};
