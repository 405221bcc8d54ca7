import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { certificateFactRoutes as factsRoutes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const me = await app.person({ role: 0 });
const office = await app.signedIn(1);
const today = app.clock.today();

const issued = async (names: readonly string[] = ['Ewa Adamczyk']) => {
  const group = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer, names });
  const ids = group.people.map(({ id }) => id);
  const body = { ids, completed: '2026-09-30', issued: today, copies: 1 };
  const { body: made } = await office.call(routes.issue, { body });
  const [{ id, number } = { id: 0, number: '' }] = made.certificates;
  const [{ eid, uid } = { eid: 0, uid: 0 }] = group.people;
  const protocol = await app.db
    .selectFrom('protocols')
    .select('id')
    .where('sid', '=', group.sid)
    .executeTakeFirstOrThrow();
  return { ...group, id, number, eid, uid, protocolId: protocol.id, body };
};
type Issued = Awaited<ReturnType<typeof issued>>;

const readLine = async (cid: number, query: { state?: 'doubted' } = {}) =>
  (await office.call(routes.list, { query: { page: 1, cid, ...query } })).body.items;
const verify = async ({ id, number }: Pick<Issued, 'id' | 'number'>) => {
  const { content_hash } = await app.db
    .selectFrom('certificates')
    .select('content_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (await app.anonymous().call(routes.verify, { query: { number, code: codeOf(content_hash) } })).body;
};
const readOwn = async (uid: number) => {
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();
  const person = { ...(await app.person({ role: 3 })), id: row.id, uuid: row.uuid, email: row.email };
  const client = await app.signedInAs(person);
  return (await client.call(routes.own)).body.certificates;
};
const withdraw = (id: number) =>
  office.call(protocolRoutes.withdrawMany, { body: { ids: [id], reason: 'Pomyłka w\u00a0grupie' } });
const close = ({ intake, cid, sid }: Issued, more: object = {}) =>
  office.call(protocolRoutes.save, {
    body: {
      date: intake,
      cid,
      sid,
      type: 1,
      exam: { day: '2025-02-22', place: 'Warszawa', exceptions: [] },
      ...more,
    },
  });
const correct = (certified: Issued, grade: number) =>
  close(certified, {
    correction: {
      of: certified.protocolId,
      reason: 'Błąd przepisania',
      grades: [{ eid: certified.eid, grade }],
    },
  });
const because = (id: number) => ({ params: { id }, body: { reason: 'Korekta protokołu' } });
const countWrong = async () =>
  (await sql<{ n: number }>`select count(*)::integer as n from wrong_certificate_doubts`.execute(app.db))
    .rows[0]?.n;

test('a protocol withdrawn after the certificate marks it everywhere, and another protocol of the same grade takes the mark away', async () => {
  const certified = await issued();
  expect(await readLine(certified.cid)).toMatchObject([{ doubted: null, doubts: [] }]);
  await withdraw(certified.protocolId);
  const doubted = {
    doubted: today,
    doubts: [{ kind: 'protocol', subject: 'Prawo pracy', now: 40 }],
    annulled: null,
    can: { resolve: true },
  };
  expect(await readLine(certified.cid, { state: 'doubted' })).toMatchObject([doubted]);
  expect(await verify(certified)).toMatchObject({ doubted: today, annulled: null });
  expect(await readOwn(certified.uid)).toMatchObject([{ doubted: today }]);
  await close(certified);
  expect(await readLine(certified.cid)).toMatchObject([{ doubted: null, doubts: [] }]);
  expect(await readLine(certified.cid, { state: 'doubted' })).toEqual([]);
  expect(await verify(certified)).toMatchObject({ doubted: null });
  expect(await countWrong()).toBe(0);
});

test('a grade that was corrected marks only the certificates that say otherwise', async () => {
  const certified = await issued(['Ewa Adamczyk', 'Marek Czajka']);
  await correct(certified, 3);
  const lines = await readLine(certified.cid);
  expect(lines.map(({ name, doubts }) => [name.split(' ')[0], doubts])).toEqual(
    expect.arrayContaining([
      ['Adamczyk', [{ kind: 'grade', subject: 'Prawo pracy', now: 30 }]],
      ['Czajka', []],
    ]),
  );
  expect(await countWrong()).toBe(0);
});

test('an enrolment that is archived marks it, one that is restored does not', async () => {
  const certified = await issued();
  const hanging = await office.call(archiveRoutes.hanging, { query: { ids: String(certified.eid) } });
  expect(hanging.body.items).toMatchObject([{ certificates: [certified.number] }]);
  const archived = { ids: [certified.eid], day: today, reason: 'Wpisano omyłkowo' };
  await office.call(archiveRoutes.archive, { body: archived });
  expect(await readLine(certified.cid)).toMatchObject([{ doubts: [{ kind: 'archived', subject: null }] }]);
  const renewed = await office.raw(routes.renew, because(certified.id));
  expect(renewed).toMatchObject({ status: 409, body: { code: 'certificates/not-ready' } });
  await office.call(archiveRoutes.restore, { body: { ids: [certified.eid], reason: 'Jednak studiuje' } });
  expect(await readLine(certified.cid)).toMatchObject([{ doubted: null }]);
  expect(await countWrong()).toBe(0);
});

test('a new issue says what counts today, under the next number, and only when something changed', async () => {
  const certified = await issued();
  expect(await office.raw(routes.renew, because(certified.id))).toMatchObject({
    status: 409,
    body: { code: 'certificates/nothing-changed' },
  });
  await correct(certified, 5);
  const { body } = await office.call(routes.renew, because(certified.id));
  expect(body).toMatchObject({ replaces: certified.number, doubted: null, doubts: [], annulled: null });
  const [newer, older] = await readLine(certified.cid);
  expect([newer?.number, older?.supersededBy]).toEqual([body.number, body.number]);
  expect(older).toMatchObject({ doubted: null, can: { resolve: false } });
  const again = await verify({ id: body.certificateId, number: body.number });
  expect(again).toMatchObject({ result: 'dobry plus', average: 450, doubted: null });
  expect(await verify(certified)).toMatchObject({ supersededBy: body.number });
  expect(await countWrong()).toBe(0);
});

test('whoever may not get a certificate today gets no new issue', async () => {
  const certified = await issued();
  await withdraw(certified.protocolId);
  expect(await office.raw(routes.renew, because(certified.id))).toMatchObject({
    status: 409,
    body: { code: 'certificates/not-ready' },
  });
});

test('an annulled certificate stays in the register with its reason, certifies nothing, and another may be issued', async () => {
  const certified = await issued();
  await withdraw(certified.protocolId);
  const { body } = await office.call(routes.annul, because(certified.id));
  expect(body).toMatchObject({
    number: certified.number,
    doubted: null,
    annulled: { on: today, reason: 'Korekta protokołu' },
    can: { duplicate: false, reissue: false, resolve: false },
  });
  expect(await verify(certified)).toMatchObject({ annulled: today, doubted: null });
  expect(await readOwn(certified.uid)).toEqual([]);
  for (const route of [routes.annul, routes.renew, routes.reissue, routes.duplicate])
    expect(await office.raw(route, because(certified.id))).toMatchObject({
      status: 409,
      body: { code: 'certificates/annulled' },
    });
  const back = sql`update certificates set annulled_at = null, annulled_by = null, annulled_reason = null where id = ${certified.id}`;
  await expect(back.execute(app.db)).rejects.toThrow(/stays so/);
  await close(certified);
  const { body: made } = await office.call(routes.issue, { body: certified.body });
  expect(made.certificates).toHaveLength(1);
  expect(await countWrong()).toBe(0);
});

test('what a protocol no longer says is not said once more: no duplicate, no new name, no statement, and the paper is marked', async () => {
  const certified = await issued();
  const [line] = await readLine(certified.cid);
  const print = async () =>
    pdfPages((await office.call(routes.papers, { query: { ids: String(line?.id), paper: 'blank' } })).bytes);
  const state = () =>
    office.raw(factsRoutes.statement, {
      params: { id: certified.eid },
      query: { cid: certified.cid, kind: 'completion' },
    });
  await app.db.updateTable('users').set({ surname: 'Nowa' }).where('id', '=', certified.uid).execute();
  await withdraw(certified.protocolId);
  expect(await readLine(certified.cid)).toMatchObject([
    { can: { duplicate: false, reissue: false, resolve: true } },
  ]);
  const refused = { status: 409, body: { code: 'certificates/doubted' } };
  for (const route of [routes.duplicate, routes.reissue])
    expect(await office.raw(route, because(certified.id))).toMatchObject(refused);
  expect(await state()).toMatchObject(refused);
  for (const side of await print()) expect(side).toContain('DO WYJAŚNIENIA');
  const handed = { blank: '', handedOn: today, handedHow: 'post' as const, version: 1 };
  expect(await office.raw(routes.edit, { params: { id: line?.id ?? 0 }, body: handed })).toMatchObject(
    refused,
  );

  await close(certified);
  expect((await state()).status).toBe(200);
  for (const side of await print()) expect(side).not.toContain('DO WYJAŚNIENIA');
  const again = await office.call(routes.reissue, because(certified.id));
  expect(again.body).toMatchObject({ replaces: certified.number, doubted: null });
  for (const side of await print()) expect(side).toContain('NIEWAŻNE');
});

test('who is in the archive may still ask for a duplicate', async () => {
  const certified = await issued();
  await office.call(archiveRoutes.archive, {
    body: { ids: [certified.eid], day: today, reason: 'Ukończenie' },
  });
  const { status } = await office.raw(routes.duplicate, because(certified.id));
  expect(status).toBe(200);
});

test('archiving beside issuing: either nobody gets a certificate, or it is marked', async () => {
  for (let round = 0; round < 6; round += 1) {
    const group = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer });
    const [{ id, eid } = { id: 0, eid: 0 }] = group.people;
    const body = { ids: [id], completed: '2026-09-30', issued: today, copies: 1 };
    const archive = { ids: [eid], day: today, reason: 'Wpisano omyłkowo' };
    const [answer] = await Promise.all([
      office.raw(routes.issue, { body }),
      office.call(archiveRoutes.archive, { body: archive }),
    ]);
    const lines = await readLine(group.cid);
    expect(lines.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual(
      answer.status === 200 ? [['archived']] : [],
    );
    expect((await office.raw(routes.issue, { body })).status).not.toBe(200);
  }
  expect(await countWrong()).toBe(0);
});

test('withdrawing beside issuing: either nobody gets a certificate, or it is marked', async () => {
  for (let round = 0; round < 6; round += 1) {
    const group = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer });
    const { id: protocolId } = await app.db
      .selectFrom('protocols')
      .select('id')
      .where('sid', '=', group.sid)
      .executeTakeFirstOrThrow();
    const body = {
      ids: group.people.map(({ id }) => id),
      completed: '2026-09-30',
      issued: today,
      copies: 1,
    };
    const [answer] = await Promise.all([office.raw(routes.issue, { body }), withdraw(protocolId)]);
    const lines = await readLine(group.cid);
    expect(lines.map(({ doubted }) => doubted)).toEqual(answer.status === 200 ? [today] : []);
  }
  expect(await countWrong()).toBe(0);
});

test('a grade that was cleared while its protocol is withdrawn is in doubt', async () => {
  const certified = await issued();
  await withdraw(certified.protocolId);
  await office.call(evaluationRoutes.removeMany, { body: [{ eid: certified.eid, sid: certified.sid }] });
  expect(await readLine(certified.cid)).toMatchObject([{ doubts: [{ kind: 'grade', now: null }] }]);
  expect(await countWrong()).toBe(0);
});
