import { afterAll, expect, test } from 'vitest';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import { pdfText } from '#testing/pdf-text.ts';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2025-03-20T18:04:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const office = await app.signedIn(1);
const intake = '2024-10-01';
const names = ['Ewa Adamczyk', 'Marek Czajka', 'Joanna Ćwiek'];

/** Adamczyk passed; Czajka failed, Ćwiek did not come. The first term is closed. */
const closedGroup = async () => {
  const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, intake, names });
  const [adamczyk = 0, czajka = 0, cwiek = 0] = students.map(({ eid }) => eid);
  await insertGrade(app.db, { eid: adamczyk, sid, uid: me.id, value: 45 });
  await insertGrade(app.db, { eid: czajka, sid, uid: me.id, value: 20 });
  const body = { date: intake, cid, sid };
  const close = (type: 1 | 2 | 3 | 4) => office.call(routes.save, { body: { ...body, type } });
  await close(1);
  const sheet = async () =>
    (await lecturer.call(evaluationRoutes.sheet, { query: { sid, date: intake } })).body;
  const save = async (eid: number, grade: number | null) => {
    const version = (await sheet()).items.find((row) => row.eid === eid)?.version ?? null;
    return lecturer.call(evaluationRoutes.save, { body: { eid, sid, grade, version } });
  };
  return { sid, body, close, sheet, save, adamczyk, czajka, cwiek };
};

test('whoever failed in a closed re-sit has a second one; its protocol names them alone', async () => {
  const { body, close, sheet, save, czajka, cwiek } = await closedGroup();
  await save(czajka, 2);
  await save(cwiek, 3);
  expect((await close(3)).error.code).toBe('protocols/earlier-term-open');
  await close(2);
  expect((await sheet()).term).toBe(3);
  await save(czajka, 3.5);
  const { body: protocol } = await close(3);
  const { pdfData } = (await office.call(routes.get, { params: { id: protocol.id } })).body;
  expect(pdfData.students).toMatchObject([{ eid: czajka, grade: 3.5 }]);
  const text = await pdfText((await office.raw(routes.pdf, { params: { id: protocol.id } })).bytes);
  expect(text.replaceAll(/\s+/gu, ' ')).toContain('II termin poprawkowy');
  const { items } = await sheet();
  expect(items.map(({ grade, attempts }) => [grade, attempts.map((one) => one.grade)])).toEqual([
    [4.5, [4.5]],
    [3.5, [2, 2, 3.5]],
    [3, [0, 3]],
  ]);
  const { types } = (await office.call(routes.group, { query: body })).body;
  expect(types.map(({ type, last }) => [type, last !== null])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});

test('without a protocol of the first term the re-sit is for whoever has not passed it, and its protocol is closed', async () => {
  const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, intake, names });
  const [adamczyk = 0, czajka = 0, cwiek = 0] = students.map(({ eid }) => eid);
  await insertGrade(app.db, { eid: adamczyk, sid, uid: me.id, value: 45 });
  await insertGrade(app.db, { eid: czajka, sid, uid: me.id, value: 20 });
  const give = (eid: number) =>
    lecturer.raw(evaluationRoutes.saveSheet, {
      body: { sid, term: 2, rows: [{ eid, grade: 3.5, version: null }] },
    });
  expect((await give(adamczyk)).error.code).toBe('grades/no-resit');
  for (const eid of [czajka, cwiek]) expect((await give(eid)).status).toBe(200);
  const { body: protocol } = await office.call(routes.save, { body: { date: intake, cid, sid, type: 2 } });
  const { pdfData } = (await office.call(routes.get, { params: { id: protocol.id } })).body;
  expect(pdfData.students.map(({ eid, grade }) => [eid, grade])).toEqual([
    [czajka, 3.5],
    [cwiek, 3.5],
  ]);
});

test('a further term is refused to whoever passed, and where the provider does not hold it', async () => {
  const { sid, close, sheet, save, adamczyk, czajka, cwiek } = await closedGroup();
  await save(cwiek, 4);
  await close(2);
  const give = (term: 3 | 4, eid: number) =>
    lecturer.raw(evaluationRoutes.saveSheet, {
      body: { sid, term, rows: [{ eid, grade: 3, version: null }] },
    });
  for (const eid of [adamczyk, cwiek]) expect((await give(3, eid)).error.code).toBe('grades/no-resit');
  expect((await give(4, czajka)).error).toMatchObject({
    code: 'grades/no-such-term',
    message: 'Egzamin ma najwyżej 3 terminy. Kolejnej poprawki nie można wpisać.',
  });
  await save(czajka, 2);
  await close(3);
  expect((await close(4)).error.code).toBe('grades/no-such-term');
  expect((await sheet()).term).toBe(3);
});

test('one grade says that the student did not come, and two at once are told of each other', async () => {
  const { save, sheet, czajka, sid } = await closedGroup();
  expect((await save(czajka, 0)).body).toMatchObject({ grade: 2 });
  const row = (await sheet()).items.find(({ eid }) => eid === czajka);
  expect([row?.grade, row?.attempts.map(({ grade }) => grade)]).toEqual([2, [2, 0]]);
  const body = { eid: czajka, sid, grade: 3, version: row?.attempts[0]?.version ?? null };
  expect((await office.raw(evaluationRoutes.save, { body })).error.code).toBe('record/stale');
});

test('the preview as a file has what is typed, its mark and no number, and keeps nothing', async () => {
  const { body, czajka } = await closedGroup();
  const correction = { reason: 'Błąd przy przepisywaniu', grades: [{ eid: czajka, grade: 3.5 }] };
  const exam = { day: '2025-02-22', place: 'Warszawa, s. 210', exceptions: [] };
  const printed = await lecturer.raw(routes.printPreview, { body: { ...body, type: 1, exam, correction } });
  const text = (await pdfText(printed.bytes)).replaceAll(/\s+/gu, ' ');
  for (const words of ['PODGLĄD', 'Błąd przy przepisywaniu', 'dostateczny plus', 'Warszawa, s. 210'])
    expect(text).toContain(words);
  expect(text).not.toContain('SHA-256');
  const unfinished = { ...body, type: 2, correction: { reason: '', grades: [] } };
  expect((await lecturer.raw(routes.printPreview, { body: unfinished })).status).toBe(200);
  const { body: all } = await office.call(routes.list, { query: { page: 1, sid: body.sid } });
  expect(all.total).toBe(1);
});
