import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
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
  const { body } = await office.call(routes.issue, {
    body: { ids: group.people.map(({ id }) => id), completed: '2026-09-30', issued: today, copies: 1 },
  });
  const [{ id, number } = { id: 0, number: '' }] = body.certificates;
  const line = await lineOf(id);
  const [{ uid } = { uid: 0 }] = group.people;
  return { ...group, uid, id, number, line };
};
const lineOf = async (certificateId: number) =>
  app.db
    .selectFrom('certificate_register')
    .select(['id', 'version'])
    .where('certificate_id', '=', certificateId)
    .where('duplicate', '=', 0)
    .executeTakeFirstOrThrow();
const edit = (line: { id: number; version: number }, more: object) =>
  office.raw(routes.edit, {
    params: { id: line.id },
    body: { blank: '', handedOn: null, handedHow: null, version: line.version, ...more },
  });
const verify = async (certificateId: number, code?: string) => {
  const { number, hash } = await numberOf(certificateId);
  return app.anonymous().raw(routes.verify, { query: { number, code: code ?? codeOf(hash) } });
};
const numberOf = async (certificateId: number) => {
  const row = await app.db
    .selectFrom('certificates')
    .select(['content', 'content_hash'])
    .where('id', '=', certificateId)
    .executeTakeFirstOrThrow();
  const { number } = JSON.parse(row.content) as { number: string };
  return { number, hash: row.content_hash };
};

test('the register says what is on the paper, is found by number, name and blank, and tells the hand-over', async () => {
  const { number, line, uid } = await issued(['Grażyna Kaczmarek']);
  const { status, body } = await edit(line, { blank: 'AP 0041251', handedOn: today, handedHow: 'in-person' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ number, name: 'Kaczmarek Grażyna Święcisława', blank: 'AP 0041251' });
  for (const search of [number, 'kaczmarek', '0041251']) {
    const found = await office.call(routes.list, { query: { page: 1, search } });
    expect(found.body.items.map((row) => row.number)).toContain(number);
  }
  const own = await (await app.signedInAs(await personOf(uid))).call(routes.own);
  expect(own.body.certificates).toMatchObject([{ number, handedHow: 'in-person', handedOn: today }]);
  const stale = await edit(line, { blank: 'AP 1' });
  expect(stale.status).toBe(409);
});

test('what waits is counted of the year and the course, whatever is searched', async () => {
  const { cid, line } = await issued(['Anna Counted', 'Ewa Counted']);
  const countsOf = async (query: object) =>
    (await office.call(routes.list, { query: { page: 1, cid, ...query } })).body.counts;
  expect(await countsOf({ search: 'nikt taki' })).toEqual({ waiting: 2, 'no-blank': 2 });
  await edit(line, { blank: 'AP 0041777', handedOn: today, handedHow: 'post' });
  expect(await countsOf({ state: 'doubted' })).toEqual({ waiting: 1, 'no-blank': 1 });
  expect(await countsOf({ year: 2020 })).toEqual({ waiting: 0, 'no-blank': 0 });
  const { body } = await office.call(routes.find, { params: { id: line.id } });
  expect(body).toMatchObject({ id: line.id, blank: 'AP 0041777', handedHow: 'post' });
});

test('the register as a file: of a year and a search, with reasons, and of own places to coordinators', async () => {
  const { id, number, cid } = await issued(['Honorata Zięba']);
  await office.call(routes.duplicate, { params: { id }, body: { reason: 'Zgubione' } });
  const year = Number(today.slice(0, 4));
  const linesFor = async (who: typeof office, query: object) => {
    const { text } = await who.raw(routes.exportCsv, { query: { cid, ...query } });
    return text.trimEnd().split('\r\n').slice(1);
  };
  const lines = await linesFor(office, { year, search: 'zięba' });

  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(`${number};1;${today};Zięba Honorata`);
  expect(lines[0]).toContain('Zgubione');
  expect(lines[1]).toContain(`${number};;${today};Zięba Honorata`);
  expect(await linesFor(office, { year: year - 1 })).toEqual([]);
  expect(await linesFor(office, { search: 'nikt taki' })).toEqual([]);
  const stranger = await app.signedInAs(await app.person({ role: 2 }));
  expect(await linesFor(stranger, {})).toEqual([]);
  const { headers } = await office.raw(routes.exportCsv, { query: { year, state: 'waiting' } });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    `rejestr-swiadectw-${year}-do-odbioru-${today}.csv`,
  );
  expect((await office.call(routes.list, { query: { page: 1, cid, year: year - 1 } })).body.total).toBe(0);
});

const personOf = async (uid: number) => {
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();
  return { ...(await app.person({ role: 3 })), id: row.id, uuid: row.uuid, email: row.email };
};

test('a blank is used once, and nothing is handed over before it was issued', async () => {
  const [one, other] = [await issued(), await issued()];
  await edit(one.line, { blank: 'AP 77' });
  expect(await edit(other.line, { blank: 'AP 77' })).toMatchObject({
    status: 409,
    body: { code: 'certificates/blank-used' },
  });
  const early = await edit(other.line, { handedOn: '2020-01-01', handedHow: 'post' });
  expect(early).toMatchObject({ status: 422, body: { code: 'certificates/handed-before' } });
});

test('coordinators see those of their places and change none', async () => {
  const { cid, line } = await issued();
  const coordinator = await app.person({ role: 2 });
  const client = await app.signedInAs(coordinator);
  expect((await client.call(routes.list, { query: { page: 1, cid } })).body.total).toBe(0);
  const { pid } = await app.db
    .selectFrom('certificate_register')
    .select('pid')
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow();
  await app.db.insertInto('place_coordinators').values({ place_id: pid, user_id: coordinator.id }).execute();
  const { body } = await client.call(routes.list, { query: { page: 1, cid } });
  expect(body.items).toMatchObject([{ id: line.id, can: { edit: false, duplicate: false, reissue: false } }]);
});

test('a duplicate a year later equals the frozen content though the course was renamed', async () => {
  const { id, cid, number, line } = await issued(['Teresa Czerwińska']);
  const original = await office.call(routes.papers, { query: { ids: String(line.id), paper: 'white' } });
  await app.db.updateTable('courses').set({ name: 'Nazwa zmieniona' }).where('id', '=', cid).execute();
  const { status, body } = await office.call(routes.duplicate, {
    params: { id },
    body: { reason: 'Zgubione w\u00a0przeprowadzce' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ number, duplicate: 1, courseName: 'Zarządzanie oświatą', made: today });
  const copy = await office.call(routes.papers, { query: { ids: String(body.id), paper: 'white' } });
  const [first = '', second = ''] = await pdfPages(copy.bytes);
  expect(first).toContain('DUPLIKAT');
  const [originalFirst = '', originalSecond = ''] = await pdfPages(original.bytes);
  expect(second).toBe(originalSecond);
  const linesOf = (page: string) => page.split('\n').map((line) => line.trim().replaceAll(/\s+/gu, ' '));
  expect(linesOf(first)).toEqual(expect.arrayContaining(linesOf(originalFirst)));
  expect(first).not.toContain('Nazwa zmieniona');
});

test('two duplicates at once have numbers of their own', async () => {
  const { id } = await issued();
  const answers = await Promise.all(
    ['Zgubione', 'Zniszczone'].map((reason) =>
      office.call(routes.duplicate, { params: { id }, body: { reason } }),
    ),
  );
  expect(answers.map(({ body }) => body.duplicate).toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('after a change of name another certificate comes in place, with the frozen rest; the old one is out of force', async () => {
  const { id, number, uid, sids } = await issued(['Anna Nowak']);
  const again = { params: { id }, body: { reason: 'Zmiana nazwiska, decyzja z\u00a012.10.2026' } };
  expect(await office.raw(routes.reissue, again)).toMatchObject({
    status: 422,
    body: { code: 'certificates/same-name' },
  });
  await app.db.updateTable('users').set({ surname: 'Lis-Nowak' }).where('id', '=', uid).execute();
  await app.db.updateTable('subjects').set({ name: 'Inna nazwa' }).where('id', 'in', sids).execute();
  const { status, body } = await office.call(routes.reissue, again);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Lis-Nowak Anna Święcisława', replaces: number, supersededBy: null });
  expect(body.number).not.toBe(number);
  const { content } = await app.db
    .selectFrom('certificates')
    .select('content')
    .where('id', '=', body.certificateId)
    .executeTakeFirstOrThrow();
  expect(content).toContain('Prawo pracy');
  expect(content).not.toContain('Inna nazwa');
  expect((await verify(id)).body).toMatchObject({ supersededBy: body.number });
  for (const route of [routes.reissue, routes.duplicate])
    expect(await office.raw(route, again)).toMatchObject({
      status: 409,
      body: { code: 'certificates/superseded' },
    });
});

test('what is out of force is not handed over any more, in both orders of two people', async () => {
  const { id, line, uid } = await issued(['Anna Handed']);
  const other = await issued(['Ewa Handed']);
  for (const of of [uid, other.uid])
    await app.db.updateTable('users').set({ surname: 'Lis' }).where('id', '=', of).execute();
  const reissue = (certificateId: number) =>
    office.raw(routes.reissue, { params: { id: certificateId }, body: { reason: 'Zmiana nazwiska' } });
  const handed = { handedOn: today, handedHow: 'in-person' };
  expect((await reissue(id)).status).toBe(200);
  expect(await edit(line, handed)).toMatchObject({
    status: 409,
    body: { code: 'certificates/out-of-force' },
  });
  expect((await edit(line, { blank: 'AP 0090001' })).body).toMatchObject({ blank: 'AP 0090001' });

  expect((await edit(other.line, handed)).status).toBe(200);
  expect((await reissue(other.id)).status).toBe(200);
  const later = { id: other.line.id, version: other.line.version + 1 };
  expect((await edit(later, { ...handed, blank: 'AP 0090002' })).body).toMatchObject({ handedOn: today });
});

test('a duplicate beside a new issue: the duplicate is of what is no longer in force, or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, uid, cid } = await issued();
    await app.db.updateTable('users').set({ surname: 'Nowa' }).where('id', '=', uid).execute();
    const again = { params: { id }, body: { reason: 'Zmiana nazwiska' } };
    const [renamed, copied] = await Promise.all([
      office.raw(routes.reissue, again),
      office.raw(routes.duplicate, again),
    ]);
    expect(renamed.status).toBe(200);
    const { items } = (await office.call(routes.list, { query: { page: 1, cid } })).body;
    expect(items.filter(({ supersededBy }) => supersededBy === null)).toHaveLength(1);
    expect(items).toHaveLength(copied.status === 200 ? 3 : 2);
  }
});

test('two new issues at once: one', async () => {
  const { id, uid } = await issued();
  await app.db.updateTable('users').set({ surname: 'Nowa' }).where('id', '=', uid).execute();
  const answers = await Promise.all(
    [1, 2].map(() => office.raw(routes.reissue, { params: { id }, body: { reason: 'Zmiana nazwiska' } })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('whoever has number and code learns initials, course, result and state, and no name', async () => {
  const { id } = await issued(['Kamila Augustyniak']);
  const { status, body, text } = await verify(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ initials: 'K. Ś. A.', result: 'dobry', average: 400, duplicates: 0 });
  for (const secret of ['Augustyniak', 'Kamila', '1991', 'Źrebięta']) expect(text).not.toContain(secret);
  expect((await verify(id, '0000-0000')).status).toBe(404);
});

test('numbers are not tried out: an address has twenty wrong tries', async () => {
  const { id } = await issued();
  const { number } = await numberOf(id);
  const visitor = app.anonymous();
  const statuses = [];
  for (let tries = 0; tries < 22; tries += 1)
    statuses.push((await visitor.raw(routes.verify, { query: { number, code: '0000-0000' } })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
});
