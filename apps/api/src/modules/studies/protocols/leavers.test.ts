import { afterAll, describe, expect, test } from 'vitest';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { sql } from 'kysely';
import { archivingOf } from '#testing/studies/enrolments.ts';
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
const reason = 'Błąd przy przepisywaniu';

/** Adamczyk 4,5; Czajka 2,0; Ćwiek none. */
const gradedGroup = async () => {
  const names = ['Ewa Adamczyk', 'Marek Czajka', 'Joanna Ćwiek'];
  const group = await insertGroup(app.db, { lecturerId: me.id, intake, names });
  const { cid, sid } = group;
  const [adamczyk = 0, czajka = 0, cwiek = 0] = group.students.map(({ eid }) => eid);
  await insertGrade(app.db, { eid: adamczyk, sid, uid: me.id, value: 45 });
  await insertGrade(app.db, { eid: czajka, sid, uid: me.id, value: 20 });
  const of = { date: intake, cid, sid };
  const close = (type: 1 | 2, more: object = {}) =>
    office.call(routes.save, { body: { ...of, type, exam, ...more } });
  const preview = async (type: 1 | 2) => (await office.call(routes.preview, { query: { ...of, type } })).body;
  const save = async (eid: number, grade: number | null, term: 1 | 2 = 1) => {
    const { body } = await lecturer.call(evaluationRoutes.sheet, { query: { sid, date: intake } });
    const attempts = body.items.find((row) => row.eid === eid)?.attempts ?? [];
    const version = attempts.find((one) => one.term === term)?.version ?? null;
    const rows = [{ eid, grade, version }];
    return lecturer.raw(evaluationRoutes.saveSheet, { body: { sid, term, rows } });
  };
  return { cid, sid, adamczyk, czajka, cwiek, close, preview, save };
};

const namesAndGrades = async (id: number) =>
  (await office.call(routes.get, { params: { id } })).body.pdfData.students.map(({ name, grade }) => [
    name,
    grade,
  ]);

describe('whoever left the group', () => {
  test('stays on the paper of a correction with the grade and the corrected day; who did not come is left out', async () => {
    const { adamczyk, czajka, cwiek, close, preview } = await gradedGroup();
    const { body: first } = await close(1);
    await office.call(archiveRoutes.archive, {
      body: { ...archivingOf(adamczyk, cwiek), day: '2025-03-09' },
    });
    const seen = await preview(1);
    expect(seen.people).toEqual({
      added: [],
      dropped: ['Ćwiek Joanna'],
      left: [{ eid: adamczyk, day: null }],
    });
    expect(seen.changes).toEqual([]);
    const correction = { of: first.id, reason, grades: [{ eid: czajka, grade: 3 }] };
    const corrected = { ...exam, day: '2025-02-23' };
    const { body: later } = await close(1, { correction, exam: corrected, seen: seen.seen });
    expect(await namesAndGrades(later.id)).toEqual([
      ['Adamczyk Ewa', 4.5],
      ['Czajka Marek', 3],
    ]);
    const days = await app.db
      .selectFrom('attempts')
      .select('examined_on')
      .where('enrolment_id', 'in', [adamczyk, czajka])
      .execute();
    expect(days.map(({ examined_on }) => examined_on)).toEqual([corrected.day, corrected.day]);
    await office.call(archiveRoutes.restore, { body: { ids: [adamczyk], reason: 'Pomyłka' } });
    const again = { of: later.id, reason, grades: [{ eid: adamczyk, grade: 4.5 }] };
    expect((await close(1, { correction: again, exam: corrected })).error.code).toBe(
      'protocols/nothing-changed',
    );
  });

  test('keeps what another group’s protocol says', async () => {
    const { cid, sid, adamczyk, close, save } = await gradedGroup();
    const { body: first } = await close(1);
    // To an intake later, with the grade of the one before.
    const moved = '2025-03-01';
    await sql`update enrolments set date = ${moved} where id = ${adamczyk}`.execute(app.db);
    await sql`update enrolment_courses set date = ${moved} where enrolment_id = ${adamczyk}`.execute(app.db);
    const body = { date: moved, cid, sid, half: 1 as const, type: 1 as const };
    const { body: second } = await office.call(routes.save, {
      body: { ...body, exam: { ...exam, day: '2025-03-05' } },
    });
    const { body: detail } = await office.call(routes.get, { params: { id: second.id } });
    expect(detail.pdfData.students).toMatchObject([{ eid: adamczyk, grade: 4.5, date: exam.day }]);
    const correction = { of: second.id, reason, grades: [{ eid: adamczyk, grade: 3 }] };
    const { error } = await office.raw(routes.save, { body: { ...body, exam, correction } });
    expect(error).toMatchObject({
      code: 'grades/closed',
      details: { names: 'Adamczyk Ewa', number: first.number },
    });
    expect((await save(adamczyk, 3)).error.code).toBe('grades/closed');
  });
});

describe('a re-sit that is closed', () => {
  test('is withdrawn before a correction makes it needless', async () => {
    const { czajka, close } = await gradedGroup();
    const { body: first } = await close(1);
    const { body: resit } = await close(2);
    const correction = { of: first.id, reason, grades: [{ eid: czajka, grade: 3 }] };
    const refused = await close(1, { correction });
    expect(refused.error).toMatchObject({
      code: 'grades/resit-closed',
      details: { names: 'Czajka Marek', number: resit.number },
    });
    await office.call(routes.withdrawMany, { body: { ids: [resit.id], reason: 'pomyłka' } });
    expect((await close(1, { correction })).status).toBe(200);
    const { body: another } = await close(2);
    expect(await namesAndGrades(another.id)).toEqual([['Ćwiek Joanna', null]]);
  });

  test('stays needed while the first term is open again, in the database, too', async () => {
    const { adamczyk, czajka, sid, close, save } = await gradedGroup();
    const { body: first } = await close(1);
    const { body: resit } = await close(2);
    await office.call(routes.withdrawMany, { body: { ids: [first.id], reason: 'pomyłka' } });
    expect((await save(czajka, 3)).error).toMatchObject({
      code: 'grades/resit-closed',
      details: { number: resit.number },
    });
    expect((await save(adamczyk, 5)).status).toBe(200);
    const byHand = sql`update attempts set value = 30 where enrolment_id = ${czajka} and sid = ${sid} and term = 1`;
    await expect(byHand.execute(app.db)).rejects.toThrow(/passed a term before/);
  });
});

describe('what was looked at', () => {
  test('is what is closed: a grade given meanwhile is shown first', async () => {
    const { cwiek, close, preview, save } = await gradedGroup();
    const { seen } = await preview(1);
    await save(cwiek, 5);
    expect((await close(1, { seen })).error.code).toBe('protocols/changed-since-preview');
    const { body: closed } = await close(1, { seen: (await preview(1)).seen });
    expect(await namesAndGrades(closed.id)).toContainEqual(['Ćwiek Joanna', 5]);
  });

  test('a superseded protocol is not withdrawn: its correction is in force', async () => {
    const { czajka, close } = await gradedGroup();
    const { body: first } = await close(1);
    const correction = { of: first.id, reason, grades: [{ eid: czajka, grade: 3 }] };
    await close(1, { correction });
    const body = { ids: [first.id], reason: 'pomyłka' };
    expect((await office.raw(routes.withdrawMany, { body })).error).toMatchObject({
      code: 'protocols/superseded',
      details: { number: first.number },
    });
    const { body: detail } = await office.call(routes.get, { params: { id: first.id } });
    expect(detail).toMatchObject({ can: { withdraw: false }, withdrawn: null });
  });
});

test('whoever did not come stays in the sheet of a subject that is no longer taught, and is told of the first grade', async () => {
  const { sid, cwiek, close, save } = await gradedGroup();
  const { body: first } = await close(1);
  await app.db.updateTable('subjects').set({ active: 0 }).where('id', '=', sid).execute();
  const { body } = await lecturer.call(evaluationRoutes.sheet, { query: { sid, date: intake } });
  expect(body.items.map(({ name }) => name)).toEqual(['Adamczyk Ewa', 'Czajka Marek', 'Ćwiek Joanna']);
  await office.call(routes.withdrawMany, { body: { ids: [first.id], reason: 'pomyłka' } });
  expect((await save(cwiek, 4)).status).toBe(200);
  const told = await app.db
    .selectFrom('notifications as n')
    .innerJoin('enrolments as e', 'e.uid', 'n.user_id')
    .select('n.title')
    .where('e.id', '=', cwiek)
    .execute();
  expect(told).toHaveLength(1);
});
