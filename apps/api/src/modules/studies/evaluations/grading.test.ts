import { afterAll, describe, expect, test } from 'vitest';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { gradeTexts } from '@indeks/contract/studies/evaluations/evaluations.texts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-15T10:00:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const other = await app.signedIn(0);
const office = await app.signedIn(1);

const oneStudent = async () => {
  const { sid, students } = await insertGroup(app.db, { lecturerId: me.id });
  const [{ uid, eid } = { uid: 0, eid: 0 }] = students;
  return { sid, uid, eid };
};
const gradeOf = ({ eid, sid }: { eid: number; sid: number }) =>
  app.db
    .selectFrom('grades')
    .select(['value', 'uid', 'version'])
    .where('enrolment_id', '=', eid)
    .where('sid', '=', sid)
    .executeTakeFirst();
const historyOf = async (client: typeof office, { eid, sid }: { eid: number; sid: number }) =>
  (await client.call(routes.history, { params: { eid, sid } })).body.items;

test('the student is told of a new grade once, and not what it is', async () => {
  const { uid, ...key } = await oneStudent();
  const save = (grade: number | null, version: number | null) =>
    lecturer.call(routes.save, { body: { ...key, grade, version } });
  const { body: given } = await save(4.5, null);
  await save(3, given.version);
  const told = await app.db
    .selectFrom('notifications')
    .select(['type', 'kind', 'title', 'text', 'sender_id'])
    .where('user_id', '=', uid)
    .execute();
  expect(told).toEqual([
    {
      type: 9,
      kind: 'grade',
      title: 'Nowa ocena z\u00a0przedmiotu Prawo pracy',
      text: 'Ocenę zobaczysz w\u00a0dzienniku.',
      sender_id: null,
    },
  ]);
});

describe('POST /api/evaluations/saveGrade', () => {
  test('gives, changes and clears a grade; history and audit have each step', async () => {
    const { uid, ...key } = await oneStudent();
    const { body: given } = await lecturer.call(routes.save, {
      body: { ...key, uid, grade: 4.5, version: null },
    });
    expect(given).toMatchObject({ message: 'Evaluation subject was saved successfully!', grade: 4.5 });
    app.clock.set('2026-11-15T10:10:00+01:00');
    const { body: changed } = await office.call(routes.save, {
      body: { ...key, grade: 3, version: given.version },
    });
    expect(await gradeOf(key)).toMatchObject({ value: 30, version: changed.version });
    const { body: cleared } = await lecturer.call(routes.save, {
      body: { ...key, grade: null, version: changed.version },
    });
    expect(cleared).toMatchObject({ message: 'Evaluation subject was deleted successfully!', version: null });
    expect(await gradeOf(key)).toBeUndefined();
    expect(await historyOf(lecturer, key)).toMatchObject([
      { before: 3, after: null, by: 'Łukasz Źrebiec', at: '2026-11-15T09:10:00.000Z' },
      { before: 4.5, after: 3, by: 'Sekretariat' },
      { before: null, after: 4.5, by: 'Łukasz Źrebiec', at: '2026-11-15T09:00:00.000Z' },
    ]);
    const audited = await app.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'for_user_id'])
      .where('action', '=', 'grade.save')
      .where('subject_id', '=', `${key.eid}-${key.sid}`)
      .orderBy('id')
      .execute();
    expect(audited).toEqual([
      { before: { grade: null }, after: { grade: 4.5 }, for_user_id: uid },
      { before: { grade: 4.5 }, after: { grade: 3 }, for_user_id: uid },
      { before: { grade: 3 }, after: { grade: null }, for_user_id: uid },
    ]);
  });

  test.each([
    [5.5, gradeTexts.tooHigh],
    [1.5, gradeTexts.tooLow],
    [4.2, gradeTexts.halves],
  ])('refuses %d at its field', async (grade, message) => {
    const { sid, eid } = await oneStudent();
    const { status, body } = await lecturer.raw(routes.save, { body: { sid, eid, grade, version: null } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ path: 'grade', message }] });
  });

  test('a stale version is refused with what stands there and who gave it', async () => {
    const { uid: _uid, ...key } = await oneStudent();
    const version = await insertGrade(app.db, { ...key, uid: me.id });
    await office.call(routes.save, { body: { ...key, grade: 5, version } });
    const { status, error } = await lecturer.call(routes.save, { body: { ...key, grade: 3, version } });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'record/stale',
      details: { current: { grade: 5 }, saved: { by: 'Sekretariat' } },
    });
    expect(await gradeOf(key)).toMatchObject({ value: 50 });
  });

  test('a grade that was cleared and given anew is not the one that was read', async () => {
    const { uid: _uid, ...key } = await oneStudent();
    const version = await insertGrade(app.db, { ...key, uid: me.id });
    await office.call(routes.save, { body: { ...key, grade: null, version } });
    await office.call(routes.save, { body: { ...key, grade: 2, version: null } });
    const { status } = await lecturer.call(routes.save, { body: { ...key, grade: 3, version } });
    expect([status, (await gradeOf(key))?.value]).toEqual([409, 20]);
  });

  test('a save that is repeated changes nothing and leaves no second trace', async () => {
    const { uid: _uid, ...key } = await oneStudent();
    const body = { ...key, grade: 4, version: null };
    const first = await lecturer.call(routes.save, { body });
    const second = await lecturer.call(routes.save, { body });
    expect(second.body).toEqual(first.body);
    expect(await historyOf(lecturer, key)).toHaveLength(1);
  });

  test('another lecturer, a student of another subject and a wrong person are not found', async () => {
    const { uid, ...key } = await oneStudent();
    const elsewhere = await oneStudent();
    const statusOf = async (client: typeof office, body: object) =>
      (await client.raw(routes.save, { body: { ...key, grade: 3, version: null, ...body } })).status;
    expect(await statusOf(other, {})).toBe(404);
    expect(await statusOf(lecturer, { eid: elsewhere.eid })).toBe(404);
    expect(await statusOf(lecturer, { uid: uid + 1 })).toBe(404);
    expect(await statusOf(lecturer, { id: 1 })).toBe(404);
    expect(await gradeOf(key)).toBeUndefined();
  });

  test('nobody grades themselves', async () => {
    const both = await app.person({ role: 5 });
    const { sid, cid, intake } = await insertGroup(app.db, { lecturerId: both.id });
    const placeId = await insertPlace(app.db);
    const eid = await enrol(app.db, { placeId, userId: both.id, courseId: cid, date: intake });
    const client = await app.signedInAs(both);
    const { status } = await client.raw(routes.save, { body: { sid, eid, grade: 5, version: null } });
    expect(status).toBe(404);
  });

  test('of two who save one grade at once one wins, and nothing is lost', async () => {
    const { uid: _uid, ...key } = await oneStudent();
    let version: number | null = null;
    for (let round = 0; round < 50; round += 1) {
      const grades = [round % 2 === 0 ? 3 : 4, round % 2 === 0 ? 3.5 : 4.5];
      const answers = await Promise.all(
        [lecturer, office].map((client, index) =>
          client.raw(routes.save, { body: { ...key, grade: grades[index], version } }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const winner = answers.findIndex(({ status }) => status === 200);
      const now = await gradeOf(key);
      expect(now?.value).toBe((grades[winner] ?? 0) * 10);
      version = now?.version ?? null;
    }
    expect(await historyOf(office, key)).toHaveLength(50);
  });
});

describe('the group sheet', () => {
  const group = (amount: number) =>
    insertGroup(app.db, {
      lecturerId: me.id,
      names: Array.from({ length: amount }, (_, index) => `Jan Nowak-${String(index).padStart(3, '0')}`),
    });

  test('has the whole group; forty grades are one call and at most eleven statements', async () => {
    const { sid, intake, students } = await group(40);
    const { body: sheet } = await lecturer.call(routes.sheet, { query: { sid, date: intake } });
    expect(sheet.items.map(({ eid }) => eid)).toEqual(students.map(({ eid }) => eid));
    const rows = sheet.items.map(({ eid, version }, index) => ({ eid, version, grade: 3 + (index % 5) / 2 }));
    const { result: answer, statements } = await app.counting(() =>
      lecturer.call(routes.saveSheet, { body: { sid, rows } }),
    );
    expect(answer.body.results.every(({ saved }) => saved)).toBe(true);
    // Two of them tell the students.
    expect(statements.length).toBeLessThanOrEqual(11);
    const after = await lecturer.call(routes.sheet, { query: { sid, date: intake } });
    expect(after.body.items.map(({ grade }) => grade)).toEqual(rows.map(({ grade }) => grade));
  });

  test('saves what it can; a row that somebody changed comes back with their grade', async () => {
    const { sid, students } = await group(3);
    const eids = students.map(({ eid }) => eid);
    await office.call(routes.save, { body: { sid, eid: eids[1] ?? 0, grade: 5, version: null } });
    const rows = eids.map((eid) => ({ eid, grade: 3, version: null }));
    const { body } = await lecturer.call(routes.saveSheet, { body: { sid, rows } });
    expect(body.results).toMatchObject([
      { saved: true, grade: 3 },
      { saved: false, grade: 5, by: 'Sekretariat' },
      { saved: true, grade: 3 },
    ]);
  });

  test('what is typed is kept for the writer alone, by term, until nothing is left', async () => {
    const { sid, intake, students } = await group(1);
    const rows = [{ eid: students[0]?.eid ?? 0, text: '4+', version: null }];
    const keep = (term: 1 | 2, typed: typeof rows) =>
      lecturer.call(routes.keepDraft, { body: { sid, date: intake, term, rows: typed } });
    const read = async (client: typeof office) =>
      (await client.call(routes.sheet, { query: { sid, date: intake } })).body.drafts;
    await keep(1, rows);
    await keep(2, rows);
    await keep(2, []);
    expect(await read(lecturer)).toEqual([{ term: 1, rows }]);
    expect(await read(office)).toEqual([]);
    const foreign = { sid, date: intake, term: 1 as const, rows };
    expect((await other.raw(routes.keepDraft, { body: foreign })).status).toBe(404);
  });

  test('is not there for another lecturer, and one stranger among the rows refuses them all', async () => {
    const { sid, intake, students } = await group(1);
    expect((await other.raw(routes.sheet, { query: { sid, date: intake } })).status).toBe(404);
    const stranger = await oneStudent();
    const rows = [students[0]?.eid ?? 0, stranger.eid].map((eid) => ({ eid, grade: 3, version: null }));
    expect((await lecturer.raw(routes.saveSheet, { body: { sid, rows } })).status).toBe(404);
    expect(await gradeOf({ sid, eid: students[0]?.eid ?? 0 })).toBeUndefined();
  });
});

test('POST /api/evaluations/delete-multiple clears all grades of the rows or none', async () => {
  const mine = await oneStudent();
  const foreign = await insertGroup(app.db, { lecturerId: null });
  await insertGrade(app.db, { ...mine, uid: me.id });
  const rows = [mine, { sid: foreign.sid, eid: foreign.students[0]?.eid ?? 0 }].map(({ eid, sid }) => ({
    eid,
    sid,
  }));
  expect((await lecturer.raw(routes.removeMany, { body: rows })).status).toBe(404);
  expect(await gradeOf(mine)).toBeDefined();
  expect((await lecturer.raw(routes.removeMany, { body: rows.slice(0, 1) })).status).toBe(200);
  expect(await gradeOf(mine)).toBeUndefined();
  expect(await historyOf(lecturer, mine)).toMatchObject([{ before: 4, after: null }, { after: 4 }]);
});

test('nobody changes the history of grades, not even the application', async () => {
  const refused = (statement: Promise<unknown>) => expect(statement).rejects.toThrow('permission denied');
  await refused(app.db.updateTable('grade_history').set({ after: 50 }).execute());
  await refused(app.db.deleteFrom('grade_history').execute());
});
