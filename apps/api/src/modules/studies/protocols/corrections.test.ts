import { afterAll, describe, expect, test } from 'vitest';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { sql } from 'kysely';
import { pdfText } from '#testing/pdf-text.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2025-03-10T18:04:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const office = await app.signedIn(1);
const intake = '2024-10-01';
const exam = { day: '2025-02-22', place: 'Warszawa, s. 210', exceptions: [] };

/** Adamczyk 4,5; Czajka 2,0; Ćwiek none. Closed. */
const closedGroup = async () => {
  const names = ['Ewa Adamczyk', 'Marek Czajka', 'Joanna Ćwiek'];
  const group = await insertGroup(app.db, { lecturerId: me.id, intake, names });
  const { cid, sid, students } = group;
  const [adamczyk = 0, czajka = 0, cwiek = 0] = students.map(({ eid }) => eid);
  await insertGrade(app.db, { eid: adamczyk, sid, uid: me.id, value: 45 });
  await insertGrade(app.db, { eid: czajka, sid, uid: me.id, value: 20 });
  const body = { date: intake, cid, sid, type: 1 as const };
  const { body: protocol } = await lecturer.call(routes.save, { body: { ...body, exam } });
  return { cid, sid, body, protocol, adamczyk, czajka, cwiek };
};
type Closed = Awaited<ReturnType<typeof closedGroup>>;

const readSheet = async ({ sid }: Pick<Closed, 'sid'>) =>
  (await lecturer.call(evaluationRoutes.sheet, { query: { sid, date: intake } })).body.items;
const readRow = async (group: Closed, eid: number) => (await readSheet(group)).find((row) => row.eid === eid);
const readOutcomes = async (group: Closed) =>
  (await readSheet(group)).map(({ grade, attempts }) => [grade, attempts.map((one) => one.grade)].flat());
const readDetail = async (id: number) => (await office.call(routes.get, { params: { id } })).body;

describe('a closed term', () => {
  test('names an attempt of everybody, on the day of the exam', async () => {
    const group = await closedGroup();
    expect(await readOutcomes(group)).toEqual([
      [4.5, 4.5],
      [2, 2],
      [null, 0],
    ]);
    const { pdfData } = await readDetail(group.protocol.id);
    expect(pdfData).toMatchObject({ exam_day: exam.day, exam_place: exam.place, correction: null });
    expect(pdfData.students.map(({ date }) => date)).toEqual([exam.day, exam.day, exam.day]);
    expect((await readRow(group, group.adamczyk))?.attempts).toMatchObject([
      { date: exam.day, closedBy: group.protocol.number },
    ]);
  });

  test('is not changed: neither one by one, nor in the sheet, nor cleared, nor by hand in the database', async () => {
    const group = await closedGroup();
    const { sid, adamczyk } = group;
    const version = (await readRow(group, adamczyk))?.version ?? null;
    const change = { eid: adamczyk, grade: 5, version };
    const refusals = [
      await lecturer.raw(evaluationRoutes.save, { body: { ...change, sid } }),
      await lecturer.raw(evaluationRoutes.saveSheet, { body: { sid, term: 1, rows: [change] } }),
      await office.raw(evaluationRoutes.save, { body: { ...change, sid, grade: null } }),
      await office.raw(evaluationRoutes.removeMany, { body: [{ eid: adamczyk, sid }] }),
    ];
    for (const { error } of refusals)
      expect(error).toMatchObject({
        code: 'grades/closed',
        details: { names: 'Adamczyk Ewa', number: group.protocol.number },
      });
    const byHand = sql`update attempts set value = 50 where enrolment_id = ${adamczyk} and sid = ${sid}`;
    await expect(byHand.execute(app.db)).rejects.toThrow(/changed by its correction alone/);
    expect((await readOutcomes(group))[0]).toEqual([4.5, 4.5]);
  });

  test('is open again once its protocol was withdrawn', async () => {
    const group = await closedGroup();
    await office.call(routes.withdrawMany, { body: { ids: [group.protocol.id], reason: 'pomyłka' } });
    const row = await readRow(group, group.adamczyk);
    expect(row?.attempts).toMatchObject([{ closedBy: null }]);
    const change = { eid: group.adamczyk, sid: group.sid, grade: 5, version: row?.version ?? null };
    expect((await lecturer.raw(evaluationRoutes.save, { body: change })).status).toBe(200);
    const back = sql`update protocols set withdrawn_at = null, withdrawn_by = null where id = ${group.protocol.id}`;
    await expect(back.execute(app.db)).rejects.toThrow(/no longer in force/);
  });
});

describe('the re-sit', () => {
  test('is of whoever failed or did not come; the grade that counts is the last that was passed', async () => {
    const group = await closedGroup();
    const { sid, adamczyk, czajka, cwiek } = group;
    const rows = [
      { eid: czajka, grade: 2, version: null },
      { eid: cwiek, grade: 3.5, version: null },
    ];
    await lecturer.call(evaluationRoutes.saveSheet, { body: { sid, term: 2, rows } });
    expect(await readOutcomes(group)).toEqual([
      [4.5, 4.5],
      [2, 2, 2],
      [3.5, 0, 3.5],
    ]);
    const needless = await lecturer.raw(evaluationRoutes.saveSheet, {
      body: { sid, term: 2, rows: [{ eid: adamczyk, grade: 5, version: null }] },
    });
    expect(needless.error).toMatchObject({ code: 'grades/no-resit', details: { names: 'Adamczyk Ewa' } });
    const resit = await office.call(routes.save, { body: { ...group.body, type: 2, exam } });
    const { pdfData } = await readDetail(resit.body.id);
    expect(pdfData.students.map(({ name, grade }) => [name, grade])).toEqual([
      ['Czajka Marek', 2],
      ['Ćwiek Joanna', 3.5],
    ]);
    const { body: history } = await office.call(evaluationRoutes.history, { params: { eid: czajka, sid } });
    expect(history.items.map(({ term, before, after }) => [term, before, after])).toEqual([
      [2, null, 2],
      [1, null, 2],
    ]);
  });
});

describe('a correction', () => {
  test('gives another grade and supersedes, with a reason on both papers that no visitor reads', async () => {
    const group = await closedGroup();
    const { protocol, adamczyk, body } = group;
    const second = await office.raw(routes.save, { body });
    expect(second.error).toMatchObject({ code: 'protocols/in-force', details: { number: protocol.number } });
    const correction = {
      of: protocol.id,
      reason: 'Błąd przy przepisywaniu',
      grades: [{ eid: adamczyk, grade: 5 }],
    };
    const { body: later } = await office.call(routes.save, { body: { ...body, exam, correction } });
    expect(later).toMatchObject({
      corrects: { number: protocol.number, reason: correction.reason },
      superseded: null,
    });
    expect(later.title).toContain(`(korekta protokołu ${protocol.number})`);
    const before = await readDetail(protocol.id);
    expect(before).toMatchObject({
      superseded: { number: later.number, reason: correction.reason },
      corrects: null,
    });
    expect(before.changedSince).toEqual([{ name: 'Adamczyk Ewa', before: 4.5, after: 5 }]);
    expect((await readOutcomes(group))[0]).toEqual([5, 5]);
    const readPaper = async (id: number) =>
      (await pdfText((await office.raw(routes.pdf, { params: { id } })).bytes)).replaceAll(/\s+/g, ' ');
    const [older, newer] = [await readPaper(protocol.id), await readPaper(later.id)];
    expect(newer).toContain(`Korekta protokołu nr ${protocol.number}`);
    expect(newer).toContain(
      `Zastępuje protokół nr ${protocol.number} z 10.03.2025. Powód: ${correction.reason}`,
    );
    expect(older).toContain(`zastąpiła go korekta nr ${later.number}. Powód: ${correction.reason}`);
    const verify = async ({ number, code }: { number: string; code: string }) =>
      (await app.anonymous().call(routes.verify, { query: { number, code } })).body;
    const seen = await verify(before);
    expect(seen).toMatchObject({ supersededBy: later.number, corrects: null, examDay: exam.day, people: 3 });
    expect(await verify(await readDetail(later.id))).toMatchObject({
      corrects: protocol.number,
      supersededBy: null,
    });
    expect(JSON.stringify(seen)).not.toContain(correction.reason);
  });

  test.each([
    ['of what is no longer in force', { of: 2_147_483_647 }, 'protocols/not-in-force'],
    ['of somebody who is not named', { grades: [{ eid: 2_147_483_647, grade: 3 }] }, 'protocols/not-named'],
    ['that changes nothing', {}, 'protocols/nothing-changed'],
  ])('%s is refused', async (_, more, code) => {
    const { protocol, body } = await closedGroup();
    const correction = { of: protocol.id, reason: 'Powód', grades: [], ...more };
    expect((await office.raw(routes.save, { body: { ...body, exam, correction } })).error.code).toBe(code);
  });

  test('two at once: one is in force, the other is told', async () => {
    const { protocol, body, adamczyk } = await closedGroup();
    const correct = (grade: number) =>
      office.raw(routes.save, {
        body: {
          ...body,
          exam,
          correction: { of: protocol.id, reason: 'Powód', grades: [{ eid: adamczyk, grade }] },
        },
      });
    const answers = await Promise.all([correct(3), correct(3.5), correct(4)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  test('an exam in the future is refused', async () => {
    const { body, protocol, adamczyk } = await closedGroup();
    const correction = { of: protocol.id, reason: 'Powód', grades: [{ eid: adamczyk, grade: 3 }] };
    const later = { ...exam, day: '2025-03-11' };
    const { error } = await office.raw(routes.save, { body: { ...body, exam: later, correction } });
    expect(error.code).toBe('protocols/day-in-future');
  });
});

test('the preview shows what would be closed, and writes nothing', async () => {
  const { cid, sid, body, protocol } = await closedGroup();
  const preview = async (type: 1 | 2) =>
    (await lecturer.call(routes.preview, { query: { date: intake, cid, sid, type } })).body;
  expect(await preview(1)).toMatchObject({
    inForce: { id: protocol.id, number: protocol.number },
    changes: [],
    checks: { missing: [], unusual: [] },
    content: { number: '', type: 1 },
  });
  const resit = await preview(2);
  expect(resit.inForce).toBeNull();
  expect(resit.checks.missing).toEqual(['Czajka Marek', 'Ćwiek Joanna']);
  expect(resit.checks.withoutAlbum.map(({ name }) => name)).toEqual(['Czajka Marek', 'Ćwiek Joanna']);
  const other = await app.signedIn(8);
  expect((await other.raw(routes.preview, { query: { date: intake, cid, sid, type: 1 } })).status).toBe(404);
  expect((await office.call(routes.list, { query: { page: 1, sid } })).body.total).toBe(1);
  expect(body.type).toBe(1);
});
