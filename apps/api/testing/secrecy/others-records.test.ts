import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billRoutes as bills } from '@indeks/contract/month/bills/bills.routes';
import { carRoutes as cars } from '@indeks/contract/month/cars/cars.routes';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import { contractRoutes as contracts } from '@indeks/contract/employment/contracts/contracts.routes';
import { dashboardRoutes as dashboard } from '@indeks/contract/home/dashboard/dashboard.routes';
import { personHistoryRoutes as personHistory } from '@indeks/contract/home/person-history/person-history.routes';
import { proposalRoutes as proposals } from '@indeks/contract/month/proposals/proposals.routes';
import { evaluationRoutes as evaluations } from '@indeks/contract/studies/evaluations/evaluations.routes';
import {
  issueChatRoutes as issueChat,
  issueRoutes as issues,
} from '@indeks/contract/talk/issues/issues.routes';
import { meetingRoutes as meetings } from '@indeks/contract/month/meetings/meetings.routes';
import { staffRoutes as staff } from '@indeks/contract/employment/staff/staff.routes';
import { protocolRoutes as protocols } from '@indeks/contract/studies/protocols/protocols.routes';
import { draftRoutes as drafts } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { rateRoutes as rates } from '@indeks/contract/month/rates/rates.routes';
import { reportRoutes as reports } from '@indeks/contract/month/report-review/report-review.routes';
import { tripRoutes as trips } from '@indeks/contract/month/trips/trips.routes';
import { workTimeRoutes as times } from '@indeks/contract/month/work-times/work-times.routes';
import { carFields, insertCar } from '../month/cars.ts';
import type { Client, RawInput } from '../client.ts';
import { contractFields, insertContract } from '../employment/contracts.ts';
import { insertGrade, insertGroup } from '../studies/evaluations.ts';
import { insertWholeIssue, issueFields } from '../talk/issues.ts';
import { insertMeeting, meetingFields } from '../month/meetings.ts';
import { insertBill, pngFile } from '../pictures.ts';
import { insertPlace } from '../provider/places.ts';
import { insertProtocol } from '../studies/protocols.ts';
import { draftSave } from '../employment/questionnaires.ts';
import { insertReport } from '../month/reports.ts';
import { newLecturer, personEdit } from '../employment/staff.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { insertTrip, tripFields } from '../month/trips.ts';
import { hoursFields, insertWorkTime } from '../month/work-times.ts';

/** Stands in everything the other person wrote; nobody else may ever be shown it. */
const canary = 'Kanarek-tajny';

let app: TestApp;
let otherId: number;
let theirIds: number[];
let theirScan: string;
let theirIssue: Awaited<ReturnType<typeof insertWholeIssue>>;
let picture: File;
let ownCar: number;
let place: number;
let lecturers: Client[];

beforeAll(async () => {
  app = await startTestApp();
  const other = await app.person({ role: 0, name: canary });
  otherId = other.id;
  place = await insertPlace(app.db);
  const cid = await insertCar(app.db, otherId, { brand: canary });
  const bill = await insertBill(app.db, app.services.files, otherId);
  theirScan = bill.file;
  picture = await pngFile();
  theirIssue = await insertWholeIssue(app.db, app.services.files, otherId);
  await app.db.updateTable('issues').set({ title: canary }).where('id', '=', theirIssue.id).execute();
  theirIds = [
    otherId,
    theirIssue.id,
    theirIssue.attached.id,
    cid,
    bill.id,
    await insertContract(app.db, otherId, { number: canary }),
    await insertWorkTime(app.db, otherId, { comment: canary }),
    await insertTrip(app.db, otherId, { cid, comment: canary }),
    await insertMeeting(app.db, otherId, place, { comment: canary }),
    await insertReport(app.db, { userId: otherId, type: 'czas', month: '2026-10', status: 0 }),
    ...(await insertTheirStudents()),
  ];
  await (
    await app.signedInAs(other)
  ).call(drafts.keep, {
    params: { uid: otherId },
    body: draftSave({ personal: { surname: canary } }),
  });
  const people = await Promise.all(([0, 5, 7, 8] as const).map((role) => app.person({ role })));
  lecturers = await Promise.all(people.map((person) => app.signedInAs(person)));
  ownCar = await insertCar(app.db, people[0]?.id ?? 0);
});
afterAll(() => app.close());

/** Students of the other person's subjects, one with a grade, in either journal. */
const insertTheirStudents = async (): Promise<number[]> => {
  const ids = [];
  for (const intake of ['2026-03-01', '2023-10-01']) {
    const group = await insertGroup(app.db, { lecturerId: otherId, names: [`Jan ${canary}`], intake });
    const [{ eid, uid } = { eid: 0, uid: 0 }] = group.students;
    await insertGrade(app.db, { eid, sid: group.sid, uid: otherId });
    const protocol = await insertProtocol(app.db, { ...group, createdBy: otherId });
    ids.push(eid, uid, group.sid, group.cid, protocol.id);
  }
  return ids;
};

interface Target {
  readonly id: number;
  readonly user: number | undefined;
  readonly month: string;
}

type Attempt = (target: Target) => RawInput;

const range = ({ month }: Target) => ({ from: `${month}-01`, to: `${month}-28` });
const period = (more: object) => ({ date_from: '2026-10-01', date_to: '2026-10-31', type: 'czas', ...more });
const page = (target: Target) => ({ query: { ...range(target), page: 1, search: canary } });
const days = ({ month }: Target) => ({ start: `${month}-01`, end: `${month}-28` });
const calendar = (target: Target) => ({ query: { ...days(target), uid: target.id } });

const issueEdit = (id: number) => ({ ...issueFields, files: [id], version: 1 });

/** Each call with a number put wherever it takes one. */
const attempts: readonly (readonly [Route, Attempt])[] = [
  [cars.list, ({ user }) => ({ query: { user } })],
  [cars.create, ({ user }) => ({ query: { user }, body: carFields })],
  [cars.edit, ({ id }) => ({ params: { id }, body: { ...carFields, version: 1 } })],
  [cars.remove, ({ id, user }) => ({ params: { id }, query: { user } })],
  [times.list, (target) => ({ query: { ...range(target), user: target.user } })],
  [times.listAll, page],
  [times.register, ({ month, user }) => ({ query: { month, user } })],
  [times.registerOfAll, page],
  [times.orderRegisterOfAll, page],
  [times.create, ({ user }) => ({ query: { user }, body: hoursFields() })],
  [times.edit, ({ id }) => ({ params: { id }, body: { ...hoursFields(), version: 1 } })],
  [times.removeMany, ({ id }) => ({ body: [id] })],
  [trips.list, (target) => ({ query: { ...range(target), user: target.user } })],
  [trips.listAll, page],
  [trips.register, ({ month, user }) => ({ query: { month, user } })],
  [trips.registerOfAll, page],
  [trips.orderRegisterOfAll, page],
  [trips.create, ({ id, user }) => ({ query: { user }, body: tripFields(id) })],
  [trips.edit, ({ id }) => ({ params: { id }, body: { ...tripFields(ownCar), version: 1 } })],
  [trips.clone, ({ id }) => ({ params: { id } })],
  [trips.removeMany, ({ id }) => ({ body: [id] })],
  [meetings.list, (target) => ({ query: { ...range(target), user: target.user } })],
  [meetings.listAll, calendar],
  [meetings.listOfPlace, (target) => ({ query: { ...days(target), pid: place } })],
  [meetings.csvOfAll, calendar],
  [meetings.listPdf, ({ month, user }) => ({ query: { month, user } })],
  [meetings.pdfOfAll, calendar],
  [meetings.orderPdfOfAll, calendar],
  [meetings.create, ({ user }) => ({ query: { user }, body: meetingFields(place) })],
  [meetings.edit, ({ id }) => ({ params: { id }, body: { ...meetingFields(place), version: 1 } })],
  [meetings.remove, ({ id }) => ({ params: { id } })],
  [reports.list, (target) => ({ query: { ...range(target), user: target.user } })],
  [reports.listAll, () => ({ query: { from: '2026-10-01', to: '2026-10-31' } })],
  [reports.waiting, ({ month }) => ({ query: { month } })],
  [reports.rest, ({ month }) => ({ query: { month } })],
  [reports.listToRemind, ({ month }) => ({ query: { month } })],
  [reports.remind, ({ month }) => ({ body: { month } })],
  [reports.submit, () => ({ body: period({}) })],
  [reports.submitMany, () => ({ body: period({ type: undefined, types: ['czas'] }) })],
  [reports.withdraw, () => ({ body: period({}) })],
  [reports.takeBack, ({ id }) => ({ params: { id }, body: period({ reason: 'Pomyłka', version: 1 }) })],
  [reports.backlog, () => ({})],
  [reports.review, ({ id, month }) => ({ params: { id }, query: { month, type: 'czas' } })],
  [reports.preview, ({ month }) => ({ query: { month } })],
  [reports.decide, ({ id }) => ({ params: { id }, body: period({ status: 2, version: 1 }) })],
  [reports.acceptClean, ({ month }) => ({ body: { month } })],
  [rates.list, ({ id }) => ({ params: { id } })],
  [rates.set, ({ id }) => ({ params: { id }, body: { rate: 1 } })],
  [bills.list, (target) => ({ query: { ...range(target), user: target.user } })],
  [bills.create, ({ user }) => ({ query: { user }, body: { date: '2026-11-12', file: picture } })],
  [bills.edit, ({ id }) => ({ params: { id }, body: { date: '2026-11-12', version: 1 } })],
  [bills.clone, ({ id }) => ({ params: { id }, body: { date: '2026-11-12' } })],
  [bills.removeMany, ({ id }) => ({ body: [id] })],
  [bills.file, () => ({ params: { file: theirScan } })],
  [drafts.get, ({ id }) => ({ params: { uid: id } })],
  [
    drafts.keep,
    ({ id }) => ({
      params: { uid: id },
      body: { ...draftSave({ personal: { surname: 'Obcy' } }), version: 1 },
    }),
  ],
  [drafts.drop, ({ id }) => ({ params: { uid: id } })],
  [personHistory.own, () => ({ query: { page: 1 } })],
  [personHistory.ofPerson, ({ id }) => ({ params: { id }, query: { page: 1 } })],
  [personHistory.exportCsv, ({ id }) => ({ params: { id } })],
  [staff.list, () => ({ query: { group: 'lecturers', page: 1, search: canary } })],
  [staff.ofRole, () => ({ params: { role: 0 }, query: { page: 1, search: canary } })],
  [staff.exportPeople, () => ({ query: { group: 'lecturers' } })],
  [staff.exportContracts, () => ({ query: { group: 'lecturers' } })],
  [staff.create, () => ({ body: newLecturer() })],
  [staff.edit, ({ id }) => ({ params: { id }, body: personEdit() })],
  [staff.remove, ({ id }) => ({ params: { id } })],
  [staff.removeMany, ({ id }) => ({ body: [id] })],
  [staff.sendOneTimePassword, ({ id }) => ({ params: { id } })],
  [contracts.list, ({ id }) => ({ query: { user: id } })],
  [contracts.create, ({ id }) => ({ query: { user: id }, body: contractFields })],
  [contracts.edit, ({ id }) => ({ params: { id }, body: { ...contractFields, version: 1 } })],
  [contracts.createMany, ({ id }) => ({ body: { ...contractFields, users: [id] } })],
  [contracts.doubts, ({ id }) => ({ query: { ...contractFields, users: String(id) } })],
  [contracts.removeMany, ({ id }) => ({ body: [id] })],
  [protocols.list, ({ id, user }) => ({ query: { page: 1, cid: id, sid: user } })],
  [protocols.group, ({ id, user }) => ({ query: { date: '2026-10-01', cid: id, sid: user ?? id } })],
  [
    protocols.preview,
    ({ id, user }) => ({ query: { date: '2026-03-01', cid: id, sid: user ?? id, type: '1' } }),
  ],
  [
    protocols.printPreview,
    ({ id, user }) => ({ body: { date: '2026-03-01', cid: id, sid: user ?? id, type: 1 } }),
  ],
  [protocols.merged, ({ id }) => ({ query: { ids: String(id) } })],
  [protocols.orderMerged, ({ id }) => ({ query: { ids: String(id) } })],
  [protocols.save, ({ id, user }) => ({ body: { date: '2026-03-01', cid: id, sid: user ?? id, type: 1 } })],
  [protocols.verify, ({ id }) => ({ query: { number: `${id}/2001`, code: '0000-0000' } })],
  [protocols.get, ({ id }) => ({ params: { id } })],
  [protocols.pdf, ({ id }) => ({ params: { id } })],
  [protocols.withdrawMany, ({ id }) => ({ body: { ids: [id], reason: 'Pomyłka' } })],
  [evaluations.list, ({ id }) => ({ query: { page: 1, cid: id } })],
  [evaluations.joined, ({ id, user }) => ({ query: { date: '2026-10-01', cid: id, sid: user, half: 2 } })],
  [evaluations.subjects, ({ id }) => ({ query: { after_join: 1, cid: id } })],
  [evaluations.groups, () => ({})],
  [
    evaluations.keepDraft,
    ({ id, user }) => ({ body: { sid: user ?? id, date: '2026-03-01', term: 1, rows: [] } }),
  ],
  [evaluations.gradeBook, () => ({})],
  [evaluations.logo, () => ({})],
  [evaluations.ofUser, ({ id }) => ({ params: { id } })],
  [evaluations.card, ({ id, user }) => ({ params: { eid: id, cid: user ?? id } })],
  [evaluations.history, ({ id, user }) => ({ params: { eid: id, sid: user ?? id } })],
  [evaluations.save, ({ id, user }) => ({ body: { eid: id, sid: user ?? id, grade: 5, version: 1 } })],
  [evaluations.sheet, ({ id }) => ({ query: { sid: id, date: '2026-03-01' } })],
  [evaluations.sheetCsv, ({ id }) => ({ query: { sid: id, date: '2026-03-01' } })],
  [
    evaluations.saveSheet,
    ({ id, user }) => ({ body: { sid: user ?? id, rows: [{ eid: id, grade: 5, version: 1 }] } }),
  ],
  [evaluations.removeMany, ({ id, user }) => ({ body: [{ eid: id, sid: user ?? id }] })],
  [issues.list, () => ({ query: { page: 1, search: canary } })],
  [issues.counts, () => ({})],
  [issues.one, ({ id }) => ({ params: { id } })],
  [issues.create, ({ id, user }) => ({ body: { ...issueFields, uid_issue: user ?? null, files: [id] } })],
  [issues.edit, ({ id, user }) => ({ params: { id }, body: user ? { status: 1 } : issueEdit(id) })],
  [issues.assign, ({ id }) => ({ params: { id }, body: { uid: null } })],
  [issues.merge, ({ id }) => ({ params: { id }, body: { into: id + 1 } })],
  [issues.removeMany, ({ id }) => ({ body: [id] })],
  [issues.addFile, () => ({ body: { file: picture } })],
  [issues.removeFile, ({ id }) => ({ params: { id } })],
  [issues.file, () => ({ params: { file: theirIssue.attached.file } })],
  [issueChat.history, ({ id }) => ({ params: { id } })],
  [issueChat.seen, ({ id }) => ({ params: { id } })],
  [issueChat.send, ({ id }) => ({ body: { msg: 'Obcy', issue_id: id } })],
  [issueChat.note, ({ id }) => ({ params: { id }, body: { text: 'Obcy' } })],
  [issueChat.attachment, () => ({ params: { file: theirIssue.message.file } })],
  [dashboard.get, () => ({})],
  [dashboard.office, () => ({})],
  [dashboard.places, () => ({})],
  [dashboard.settlements, () => ({})],
  [proposals.list, ({ month, user }) => ({ query: { month, user } })],
];

/** A counterexample is told by its name. */
const byName = new Map(attempts.map((entry) => [nameRoute(entry[0]), entry]));

/** Everything that belongs to the other person, down to the last letter. */
const theirRecords = async () => {
  const tables = [
    'cars',
    'work_times',
    'trips',
    'meetings',
    'monthly_reports',
    'km_rates',
    'bills',
    'contracts',
    'questionnaire_drafts',
  ];
  const sums = tables.map(
    (table) =>
      sql`(select md5(coalesce(string_agg(t::text, '|' order by id), '')) from ${sql.table(table)} as t
        where user_id = ${otherId})`,
  );
  const grades = sql`(select md5(string_agg(g::text, '|' order by enrolment_id)) from grades as g where uid = ${otherId})`;
  const kept = sql`(select md5(string_agg(p::text, '|' order by id)) from protocols as p where created_by = ${otherId})`;
  const reported = sql`(select md5(string_agg(i::text, '|' order by i.id)) from issues as i where reporter_id = ${otherId})`;
  const said = sql`(select md5(string_agg(f::text, '|')) from (select to_jsonb(m) from issue_messages as m
    where issue_id = ${theirIssue.id} union all select to_jsonb(a) from issue_files as a where owner_id = ${otherId}) as f)`;
  const { rows } = await sql<{
    sums: string[];
  }>`select array[${sql.join([...sums, grades, kept, reported, said])}] as sums`.execute(app.db);
  return rows[0]?.sums;
};

test('no call is left out', () => {
  const own = [bills, cars, times, trips, meetings, reports, rates, dashboard, proposals, drafts];
  const groups = [staff, personHistory, contracts, evaluations, protocols, issues, issueChat, ...own];
  const known = groups.flatMap((group): Route[] => Object.values(group));
  expect([...byName.keys()].sort()).toEqual(known.map(nameRoute).sort());
});

test('no lecturer reads or changes another’s records by any call', async () => {
  const before = await theirRecords();
  const number = fc.oneof(
    { weight: 4, arbitrary: fc.nat(theirIds.length - 1).map((index) => theirIds[index] ?? otherId) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_147_483_647 }) },
  );
  const target = fc.record({
    id: number,
    user: fc.oneof(fc.constant(otherId), number, fc.constant(undefined)),
    month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
  });
  const call = fc.tuple(fc.nat(lecturers.length - 1), fc.constantFrom(...byName.keys()), target);
  await fc.assert(
    fc.asyncProperty(call, async ([who, name, aim]) => {
      const [route, attempt] = byName.get(name) ?? [cars.list, () => ({})];
      const answer = await lecturers[who]?.raw(route, attempt(aim));
      expect(answer?.status).toBeLessThan(500);
      expect(answer?.text).not.toContain(canary);
      // Their own months are not accepted and they have no scans: what comes would be somebody else's.
      expect(answer?.headers['content-type']).not.toMatch(/pdf|webp/);
      expect(await theirRecords()).toEqual(before);
    }),
    { numRuns: 600 },
  );
}, 120_000);
