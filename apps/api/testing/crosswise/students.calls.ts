import { bankReportRoutes, bankRowRoutes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { paymentRoutes } from '@indeks/contract/money/payments/payments.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { courseRoutes } from '@indeks/contract/studies/courses/courses.routes';
import { subjectRoutes } from '@indeks/contract/studies/courses/subjects.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { albumNumberRoutes } from '@indeks/contract/studies/students/album-numbers.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { insertBankReport, insertBankRow, insertSplitRow } from '../money/bank-reports.ts';
import { placeFields } from '../provider/places.ts';
import { insertCourse, subjectFieldsOf } from '../studies/courses.ts';
import { archivingOf, enrol } from '../studies/enrolments.ts';
import { insertStudentHistory } from '../studies/student-forms.ts';
import { share } from '../share.ts';
import { inOrder, type BulkCall, type Two } from './rounds.ts';
import { freeEnrolments, type StudentsWorld } from './students.world.ts';

const half = 60_000;
let lastAlbum = 0;

const changesOfForms = share(async ({ app, uids: [a, b] }: StudentsWorld): Promise<Two> => [
  await insertStudentHistory(app.db, a),
  await insertStudentHistory(app.db, b),
]);

export const acceptance: BulkCall<StudentsWorld> = {
  name: 'an accepted bank report',
  route: bankReportRoutes.accept,
  make: async ({ app, paid }, first) => {
    const id = await insertBankReport(app.db);
    const mapping: { row: number; scid: number; amount: number }[] = [];
    for (const scid of inOrder(paid, first))
      mapping.push({ row: await insertBankRow(app.db, { reportId: id }), scid, amount: 2 * half });
    return { params: { id }, body: { settlementId: id, mapping } };
  },
};

/** Every call that changes something of many students. */
export const studentCalls: readonly BulkCall<StudentsWorld>[] = [
  {
    name: 'removed enrolments',
    route: studentRoutes.removeMany,
    make: async (world, first) => ({ body: inOrder(await freeEnrolments(world), first) }),
  },
  {
    name: 'archived enrolments',
    route: archiveRoutes.archive,
    make: async (world, first) => ({
      body: archivingOf(world.paid[first] ?? 0, (await freeEnrolments(world))[first === 0 ? 1 : 0] ?? 0),
    }),
  },
  {
    name: 'restored enrolments',
    route: archiveRoutes.restore,
    make: async (world, first) => {
      const ids = inOrder(await freeEnrolments(world), first);
      const why = { archived_at: new Date(), archived_by: null, archived_on: null, archive_reason: null };
      await world.app.db.updateTable('enrolments').set(why).where('id', 'in', ids).execute();
      return { body: { ids, reason: 'Pomyłka' } };
    },
  },
  acceptance,
  {
    // The report was accepted, so that payments of both people are withdrawn with it.
    name: 'a removed bank report',
    route: bankReportRoutes.removeMany,
    make: async ({ app, paid }, first) => {
      const id = await insertBankReport(app.db, { accepted: true });
      for (const enrolment_id of inOrder(paid, first)) {
        const bank_row_id = await insertBankRow(app.db, { reportId: id, state: 'explained', amount: half });
        const payment = { enrolment_id, bank_row_id, amount: half, date: '2026-10-15' };
        await app.db.insertInto('payments').values(payment).execute();
      }
      return { body: [id] };
    },
  },
  {
    name: 'a given bank row',
    route: bankRowRoutes.give,
    make: async ({ app, paid }, first) => {
      const parts = inOrder(paid, first).map((scid) => ({ scid, amount: half }));
      return { params: { id: await insertBankRow(app.db) }, body: { parts, version: 1 } };
    },
  },
  {
    name: 'given bank rows',
    route: bankRowRoutes.giveMany,
    make: async ({ app, paid }, first) => {
      const body: { row: number; scid: number; version: number }[] = [];
      for (const scid of inOrder(paid, first))
        body.push({ row: await insertBankRow(app.db), scid, version: 1 });
      return { body };
    },
  },
  {
    name: 'returned bank rows',
    route: bankRowRoutes.takeBackMany,
    make: async ({ app, paid }, first) => {
      const body: { row: number; version: number }[] = [];
      for (const scid of inOrder(paid, first))
        body.push({ row: await insertSplitRow(app.db, [{ scid, amount: 2 * half }]), version: 1 });
      return { body };
    },
  },
  {
    name: 'changed parts of a bank row',
    route: bankRowRoutes.changeParts,
    make: async ({ app, paid }, first) => {
      const given = inOrder(paid, first).map((scid) => ({ scid, amount: half }));
      const id = await insertSplitRow(app.db, given);
      const parts = given.map(({ scid }, n) => ({ scid, amount: n === 0 ? half / 2 : (3 * half) / 2 }));
      return { params: { id }, body: { parts, version: 1 } };
    },
  },
  {
    name: 'album numbers',
    route: albumNumberRoutes.set,
    make: async ({ emails, paid }, first) => ({
      body: inOrder([0, 1] as const, first).map((index) => {
        lastAlbum += 1;
        const [email, enrolment] = [emails[index] ?? '', paid[index] ?? 0];
        return { email, album_nr: `W${lastAlbum}`, album_nr_2: '', enrolment };
      }),
    }),
  },
  {
    name: 'saved grades',
    route: evaluationRoutes.saveSheet,
    make: async ({ course, paid }, first) => {
      const rows = inOrder(paid, first).map((eid) => ({ eid, grade: 4, version: null }));
      return { body: { sid: course.subjectId, rows } };
    },
  },
  {
    name: 'cleared grades',
    route: evaluationRoutes.removeMany,
    make: async ({ course, paid }, first) => ({
      body: inOrder(paid, first).map((eid) => ({ eid, sid: course.subjectId })),
    }),
  },
  {
    name: 'added subjects',
    route: subjectRoutes.createMany,
    make: async ({ course, otherCourse }, first) => ({
      // Not taught any more, so that nobody lacks it.
      body: inOrder([course.id, otherCourse.id], first).map((cid) =>
        Object.assign(subjectFieldsOf(undefined, { active: 0 }), { cid }),
      ),
    }),
  },
  {
    // One subject more, which both lack then.
    name: 'an edited course',
    route: courseRoutes.edit,
    make: async ({ app, placeId, uids }, first) => {
      const { id, subjectId } = await insertCourse(app.db);
      for (const userId of inOrder(uids, first)) await enrol(app.db, { placeId, userId, courseId: id });
      const courseSubjects = [{ id: subjectId, ...subjectFieldsOf() }, subjectFieldsOf('Pedagogika')];
      return { params: { id }, body: { name: 'Oświata', mba: false, active: 1, version: 1, courseSubjects } };
    },
  },
  {
    name: 'a renamed place',
    route: placeRoutes.edit,
    make: async ({ coordinator, placeId }, first) => ({
      params: { id: placeId },
      body: { ...placeFields(`Kielce ${first}`), coordinators: [coordinator.id], active: 1, version: 1 },
    }),
  },
  {
    name: 'reminders',
    route: paymentRoutes.remindAll,
    make: async ({ placeId }) => ({ query: { pid: placeId } }),
  },
  {
    name: 'changes of forms marked as read',
    route: studentFormRoutes.markAsRead,
    make: async (world, first) => ({ body: inOrder(await changesOfForms(world), first) }),
  },
];

/** Calls for one of the two, as others change them at the same time. */
export const callsOfOne: readonly BulkCall<StudentsWorld>[] = [
  {
    name: 'an edited enrolment',
    route: studentRoutes.finish,
    make: async (world, first) => ({
      params: { id: (await freeEnrolments(world))[first] },
      body: { thesis: 1, practice: 1, promoter: null, version: 1 },
    }),
  },
  {
    name: 'an entered payment',
    route: paymentRoutes.create,
    make: async (world, first) => ({
      params: { id: world.uids[first] },
      body: {
        scid: (await freeEnrolments(world))[first],
        amount: half,
        date: '2026-11-02',
        comment: 'gotówka',
      },
    }),
  },
];
