import { afterAll, expect, test } from 'vitest';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { insertSubject } from '#testing/studies/courses.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const office = await app.signedIn(1);

/** Two semesters with three grades in October's and none in March's. */
const graded = async () => {
  const subject = { hours: 20, ects: 3, exam: 1 } as const;
  const group = await insertGroup(app.db, { lecturerId: me.id, intake: '2022-10-01', subject });
  const { cid, sid, students } = group;
  const [{ eid, uid } = { eid: 0, uid: 0 }] = students;
  const old = { after_join: 0, uid: me.id, ects: 2, hours: 10 } as const;
  const second = await insertSubject(app.db, cid, { ...old, name: 'Etyka' });
  const third = await insertSubject(app.db, cid, { ...old, name: 'Psychologia' });
  await insertSubject(app.db, cid, { ...old, semester: 2, name: 'Seminarium' });
  for (const [subjectId, value] of [
    [sid, 45],
    [second, 50],
    [third, 40],
  ] as const)
    await insertGrade(app.db, { eid, sid: subjectId, uid: me.id, value });
  await app.db
    .updateTable('enrolment_courses')
    .set({ album_nr: '48210' })
    .where('enrolment_id', '=', eid)
    .execute();
  return { cid, sid, eid, uid };
};

test('the card has the semesters of one course with hours, points, grades, exam days and the average', async () => {
  const { eid, cid, sid } = await graded();
  const exam = { day: '2026-10-24', place: 'Warszawa, s. 210' };
  const body = { date: '2022-10-01', cid, sid, type: 1 as const, exam };
  await office.call(protocolRoutes.save, { body });
  const { status, headers, bytes } = await lecturer.raw(routes.card, { params: { eid, cid } });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('karta-osiagniec-ewa-adamczyk');
  const text = (await pdfText(bytes)).replaceAll(/ +/gu, ' ');
  for (const words of [
    'Karta osiągnięć',
    'Ewa Adamczyk',
    '48210',
    'Semestr 1 (październik 2022)',
    'Semestr 2 (marzec 2023)',
    '4,5 (dobry plus)',
    '24.10.2026',
    'brak oceny',
    'Razem 40 7/7 średnia 4,50',
    // The second semester has no grade, so none of its points is earned.
    'Razem 10 0/2',
    '7/9',
    'podpis kierownika studiów',
  ])
    expect(text).toContain(words);
  // The card has neither a day that follows from the semester nor the day on which the open grades were entered.
  for (const day of ['28.02.2023', '01.11.2026']) expect(text).not.toContain(day);
});

test('the mark of the documents is an image', async () => {
  const { headers, text } = await lecturer.raw(routes.logo, {});
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(text).toMatch(/^<svg .*<circle .*<\/svg>$/u);
});

test('a lecturer without a subject in the studies gets no card, nor does anybody of archived studies', async () => {
  const { eid, cid } = await graded();
  const other = await app.signedIn(8);
  const asked = async (client: typeof office) =>
    (await client.raw(routes.card, { params: { eid, cid } })).status;
  expect([await asked(other), await asked(office)]).toEqual([404, 200]);
  await app.db
    .updateTable('enrolments')
    .set({ archived_at: new Date('2026-01-01') })
    .where('id', '=', eid)
    .execute();
  expect(await asked(office)).toBe(404);
});
