import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2025-03-10T18:04:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const office = await app.signedIn(1);

const intake = '2024-10-01';
const names = ['Żaneta Żbik', 'Ewa Adamczyk', 'Joanna Ćwiek', 'Marek Czajka'];

/** Adamczyk 4,5; Czajka 2,0; Ćwiek none; Żbik 3,0. */
const gradedGroup = async (traits: Partial<Parameters<typeof insertGroup>[1]> = {}) => {
  const group = await insertGroup(app.db, {
    lecturerId: me.id,
    intake,
    names,
    subject: { hours: 24, ects: 4, exam: 1 },
    ...traits,
  });
  for (const [index, value] of [30, 45, null, 20].entries()) {
    const eid = group.students[index]?.eid ?? 0;
    if (value !== null) await insertGrade(app.db, { eid, sid: group.sid, uid: me.id, value });
  }
  const eidOf = (name: string) => group.students.find((student) => student.name === name)?.eid ?? 0;
  const body = { date: intake, cid: group.cid, sid: group.sid, type: 1 as const };
  return { ...group, body, eidOf };
};

const namesAndGrades = async (id: number) => {
  const { body } = await office.call(routes.get, { params: { id } });
  return body.pdfData.students.map(({ name, grade, words }) => [name, grade, words]);
};

/** Asked again while all connections are taken, as a browser does. */
const answered = async (input: { body: unknown }) => {
  for (;;) {
    const answer = await office.raw(routes.save, input);
    if (answer.status !== 503) return answer;
  }
};

describe('POST /api/protocols/save', () => {
  test('freezes the whole group in the Polish order, with grades in words and its hash', async () => {
    const { body, cid } = await gradedGroup();
    const { body: saved } = await lecturer.call(routes.save, { body });
    expect(saved).toMatchObject({
      number: expect.stringMatching(/^\d{3}\/2025$/) as string,
      title: `Protokół ${saved.number}: Prawo pracy, sesja pierwsza`,
      usernameCreated: 'Łukasz Źrebiec',
      professorName: 'Łukasz Źrebiec',
      date: intake,
      cid,
      type: 1,
      withdrawn: null,
    });
    const { body: detail } = await lecturer.call(routes.get, { params: { id: saved.id } });
    expect(detail.pdfData).toMatchObject({ subject: 'Prawo pracy', hours: 24, ects: 4, exam: 1, intake });
    expect(await namesAndGrades(saved.id)).toEqual([
      ['Adamczyk Ewa', 4.5, 'dobry plus'],
      ['Czajka Marek', 2, 'niedostateczny'],
      ['Ćwiek Joanna', null, 'nie przystąpił(a)'],
      ['Żbik Żaneta', 3, 'dostateczny'],
    ]);
    expect(createHash('sha256').update(JSON.stringify(detail.pdfData)).digest('hex')).toBe(detail.hash);
    expect(await app.auditOf('protocol.save', saved.id)).toHaveLength(1);
  });

  test('the resit has those who did not pass the first term, with what they got at the resit', async () => {
    const { body, sid, eidOf } = await gradedGroup();
    const first = await office.call(routes.save, { body });
    const eid = eidOf('Joanna Ćwiek');
    // The protocol says that she did not come: that is what the re-sit is saved after.
    const { body: sheet } = await office.call(evaluationRoutes.sheet, { query: { sid, date: intake } });
    const version = sheet.items.find((row) => row.eid === eid)?.version ?? null;
    await office.call(evaluationRoutes.save, { body: { eid, sid, grade: 4, version } });
    const resit = await office.call(routes.save, { body: { ...body, type: 2 } });
    // Czajka was not examined again: the first 2,0 is of the first term.
    expect(await namesAndGrades(resit.body.id)).toEqual([
      ['Czajka Marek', null, 'nie przystąpił(a)'],
      ['Ćwiek Joanna', 4, 'dobry'],
    ]);
    expect(await namesAndGrades(first.body.id)).toContainEqual(['Czajka Marek', 2, 'niedostateczny']);
  });

  test('in the new journal the number of the intake tells the group', async () => {
    const { body } = await gradedGroup({ intake: '2024-03-01', subject: { semester: 1 } });
    const { body: saved } = await office.call(routes.save, { body: { ...body, half: 2 } });
    expect(saved).toMatchObject({ date: '2024-10-01', intake: '2024-03-01' });
    const nobody = await office.raw(routes.save, { body });
    expect(nobody.error.code).toBe('protocols/nobody');
  });

  test('a resit that nobody has is refused', async () => {
    const { body } = await insertGroup(app.db, { lecturerId: me.id, intake }).then(async (group) => {
      await insertGrade(app.db, { eid: group.students[0]?.eid ?? 0, sid: group.sid, uid: me.id });
      return { body: { date: intake, cid: group.cid, sid: group.sid, type: 2 as const } };
    });
    expect((await office.raw(routes.save, { body })).error.code).toBe('protocols/nobody-resits');
  });

  test('another lecturer’s subject, another course or lecturer are not there', async () => {
    const { body } = await gradedGroup({ lecturerId: (await app.person({ role: 0 })).id });
    expect((await lecturer.raw(routes.save, { body })).status).toBe(404);
    expect((await office.raw(routes.save, { body: { ...body, cid: body.cid + 999 } })).status).toBe(404);
    expect((await office.raw(routes.save, { body: { ...body, uid_professor: me.id } })).status).toBe(404);
  });

  test('the same key makes one protocol', async () => {
    const { body, sid } = await gradedGroup();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, other] = [
      await lecturer.call(routes.save, { body }, key),
      await lecturer.call(routes.save, { body }, key),
    ];
    expect(other.body.id).toBe(one.body.id);
    expect((await office.call(routes.list, { query: { page: 1, sid } })).body.total).toBe(1);
  });

  test('forty at once get numbers without a gap or a double, also when some are refused', async () => {
    const groups = await Promise.all(Array.from({ length: 20 }, () => gradedGroup()));
    const { body: before } = await office.call(routes.save, { body: (await gradedGroup()).body });
    const answers = await Promise.all(
      // The second of two protocols of one group is refused once the subject is locked.
      [...groups, ...groups].map(({ body }) => answered({ body })),
    );
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body: saved }) => Number.parseInt((saved as { number: string }).number, 10))
      .toSorted((one, next) => one - next);
    const first = Number.parseInt(before.number, 10) + 1;
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => first + n));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('who may when', () => {
  test('a lecturer in the window, the day after it no more; the office on any day', async () => {
    const { body } = await gradedGroup();
    app.clock.set('2025-03-12T23:59:00+01:00');
    const late = await app.signedInAs(me);
    expect((await late.raw(routes.save, { body })).status).toBe(200);
    app.clock.set('2025-03-13T00:01:00+01:00');
    const refused = await late.raw(routes.save, { body });
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      code: 'protocols/window-closed',
      message: 'Protokół tej sesji można wygenerować tylko w\u00a0terminach 26.02–12.03 i\u00a028.06–11.07.',
    });
    const older = await late.raw(routes.save, { body: { ...body, date: '2024-03-01' } });
    expect(older.error.code).toBe('protocols/semester-age');
    const anyTime = await app.signedIn(11);
    const { body: another } = await gradedGroup();
    expect((await anyTime.raw(routes.save, { body: another })).status).toBe(200);
    const { body: group } = await late.call(routes.group, { query: groupOf(body) });
    expect(group.types.map(({ type, blocked }) => [type, blocked])).toEqual([
      [1, 'window'],
      [2, null],
    ]);
    expect(group.types[0]?.last?.number).toMatch(/\/2025$/);
    app.clock.set('2025-03-10T18:04:00+01:00');
  });
});

describe.each([0, 5, 8] as const)(
  'role %i, the first and the last day of a window and the days beside them',
  (role) => {
    test.each([
      [1, '2024-10-01', ['2025-02-25', '2025-02-26', '2025-03-12', '2025-03-13']],
      [1, '2025-03-01', ['2025-06-27', '2025-06-28', '2025-07-11', '2025-07-12']],
      [2, '2024-10-01', ['2025-03-11', '2025-03-12', '2025-04-04', '2025-04-05']],
      [2, '2025-03-01', ['2025-07-10', '2025-07-11', '2025-08-11', '2025-08-12']],
    ] as const)('session %i of the intake of %s', async (type, date, days) => {
      const examiner = await app.person({ role });
      const { cid, sid } = await gradedGroup({ lecturerId: examiner.id, intake: date });
      const codes = [];
      for (const day of days) {
        app.clock.set(`${day}T12:00:00Z`);
        const asked = await app.signedInAs(examiner);
        const answer = await asked.raw(routes.save, { body: { date, cid, sid, type } });
        codes.push(answer.status === 200 ? 'saved' : answer.error.code);
      }
      app.clock.set('2025-03-10T18:04:00+01:00');
      // On the last day it is the protocol of the first that stands in the way.
      const within = ['saved', 'protocols/in-force'];
      expect(codes).toEqual(['protocols/window-closed', ...within, 'protocols/window-closed']);
    });
  },
);

const groupOf = ({ date, cid, sid }: { date: string; cid: number; sid: number }) => ({ date, cid, sid });

describe('what a protocol says', () => {
  test('is changed by nobody: the database refuses', async () => {
    const { body } = await gradedGroup();
    const { body: saved } = await lecturer.call(routes.save, { body });
    const change = app.db.updateTable('protocols').set({ content: '{}' }).where('id', '=', saved.id);
    await expect(change.execute()).rejects.toThrow(/permission denied/);
    const removal = app.db.deleteFrom('protocol_rows').where('protocol_id', '=', saved.id);
    await expect(removal.execute()).rejects.toThrow(/permission denied/);
  });
});
