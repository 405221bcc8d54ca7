import { afterAll, expect, test } from 'vitest';
import { evaluationRoutes as routes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-18T12:00:00+01:00');
const me = await app.person({ role: 0 });
const lecturer = await app.signedInAs(me);
const office = await app.signedIn(1);
const [intake, names] = ['2026-10-01', ['Ewa Adamczyk', 'Marek Czajka']];

const readGroups = async () => (await lecturer.call(routes.groups, {})).body.items;
const readGroup = async (sid: number) => (await readGroups()).find((group) => group.sid === sid);

test('a group goes from its grades over the protocol to the re-sit and is closed', async () => {
  const { cid, sid, students } = await insertGroup(app.db, { lecturerId: me.id, intake, names });
  const [one, other] = students.map(({ eid }) => eid);
  const given = { sid, uid: me.id };
  await insertGrade(app.db, { ...given, eid: one ?? 0, value: 45 });
  expect(await readGroup(sid)).toMatchObject({
    cid,
    date: intake,
    half: 1,
    intake,
    students: 2,
    graded: 1,
    resits: 0,
    protocols: { first: null, resit: null },
    step: 'grade',
    until: '2027-03-12',
  });
  await insertGrade(app.db, { ...given, eid: other ?? 0, value: 20 });
  expect(await readGroup(sid)).toMatchObject({ graded: 2, step: 'close' });
  const body = { date: intake, cid, sid, half: 1 as const };
  const { body: first } = await office.call(protocolRoutes.save, { body: { ...body, type: 1 } });
  expect(await readGroup(sid)).toMatchObject({
    resits: 1,
    regraded: 0,
    protocols: { first: first.number },
    step: 'resit',
    until: '2027-04-04',
  });
  await insertGrade(app.db, { ...given, eid: other ?? 0, value: 20, term: 2 });
  expect(await readGroup(sid)).toMatchObject({ regraded: 1, step: 'close-resit' });
  const { body: resit } = await office.call(protocolRoutes.save, { body: { ...body, type: 2 } });
  expect(await readGroup(sid)).toMatchObject({
    resits: 1,
    regraded: 0,
    protocols: { first: first.number, resit: resit.number },
    step: 'resit',
    until: '2027-04-04',
  });
  await insertGrade(app.db, { ...given, eid: other ?? 0, value: 25, term: 3 });
  expect(await readGroup(sid)).toMatchObject({ regraded: 1, step: 'close-resit' });
  const { body: last } = await office.call(protocolRoutes.save, { body: { ...body, type: 3 } });
  expect(await readGroup(sid)).toMatchObject({
    protocols: { first: first.number, resit: last.number },
    step: 'closed',
    until: null,
  });
});

test('groups of other lecturers, of other semesters and without students are not there; closed ones come last', async () => {
  const another = await insertGroup(app.db, { lecturerId: (await app.person({ role: 0 })).id, intake });
  const over = await insertGroup(app.db, { lecturerId: me.id, intake: '2024-10-01' });
  const nobody = await insertGroup(app.db, { lecturerId: me.id, intake, names: [] });
  const later = await insertGroup(app.db, {
    lecturerId: me.id,
    intake: '2026-03-01',
    subject: { semester: 2 },
  });
  const items = await readGroups();
  const sids = items.map(({ sid }) => sid);
  for (const { sid } of [another, over, nobody]) expect(sids).not.toContain(sid);
  expect(items.find(({ sid }) => sid === later.sid)).toMatchObject({
    half: 2,
    date: intake,
    intake: '2026-03-01',
  });
  expect(items.at(-1)?.step).toBe('closed');
});

test('the semester before is there while its re-sit can be closed', async () => {
  const { sid } = await insertGroup(app.db, { lecturerId: me.id, intake: '2026-03-01' });
  expect(await readGroup(sid)).toBeUndefined();
  app.clock.set('2026-07-12T12:00:00+02:00');
  const then = await app.signedInAs(me);
  const { body } = await then.call(routes.groups, {});
  expect(body.items.map((group) => group.sid)).toContain(sid);
  app.clock.set('2026-11-18T12:00:00+01:00');
});
