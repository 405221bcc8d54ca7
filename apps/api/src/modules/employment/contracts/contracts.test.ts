import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { contractRoutes as routes } from '@indeks/contract/employment/contracts/contracts.routes';
import { contractTexts as texts } from '@indeks/contract/employment/contracts/contracts.texts';
import { peopleRoutes } from '@indeks/contract/identity/people/people.routes';
import { contractFields, insertContract } from '#testing/employment/contracts.ts';
import { judgeRace, oneWins } from '#testing/stale-writes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
const admin = await app.signedIn(1);
afterAll(() => app.close());

const lecturer = async () => (await app.person({ role: 0 })).id;
/** Their numbers repeat, which is asked about first. */
const asked = { 'x-confirmed': 'true' };
const add = (user: number, more: object = {}, headers: Record<string, string> = asked) =>
  admin.call(routes.create, { query: { user }, body: { ...contractFields, ...more } }, headers);
const edit = (id: number, more: object = {}, headers: Record<string, string> = asked) =>
  admin.call(routes.edit, { params: { id }, body: { ...contractFields, version: 1, ...more } }, headers);
/** What the indicator of the list is made from. */
const readLatest = async (id: number) =>
  (await admin.call(peopleRoutes.get, { params: { id } })).body.contract;

test('GET /api/contracts gives a person’s contracts, the latest end first', async () => {
  const user = await lecturer();
  await insertContract(app.db, await lecturer());
  for (const end of ['2026-12-31', '2027-12-31', '2026-10-31']) await add(user, { end });
  const { body } = await admin.call(routes.list, { query: { user } });
  expect(body.items.map(({ end }) => end)).toEqual(['2027-12-31', '2026-12-31', '2026-10-31']);
  expect(body.items[0]).toMatchObject({ uid: user, start: '2026-10-01', number: 'UZ/12/2026', version: 1 });
});

describe('POST /api/contracts', () => {
  test('adds a contract, which becomes the latest, and keeps a trace of whose it is', async () => {
    const user = (await app.person({ role: 6 })).id;
    expect(await readLatest(user)).toBeNull();
    const { status, body } = await add(user);
    expect(status).toBe(200);
    expect(body).toEqual({ id: body.id, uid: user, ...contractFields, version: 1 });
    expect(await readLatest(user)).toEqual({ start: '2026-10-01', end: '2027-09-30' });
    const trace = await app.db
      .selectFrom('audit_log')
      .select(['for_user_id', 'after'])
      .where('action', '=', 'contract.create')
      .where('subject_id', '=', String(body.id))
      .execute();
    expect(trace).toMatchObject([{ for_user_id: user, after: { number: 'UZ/12/2026' } }]);
  });

  test.each([
    ['start', '', texts.startRequired],
    ['end', '', texts.endRequired],
    ['number', ' ', texts.numberRequired],
    ['end', '2026-09-30', texts.endBeforeStart],
  ])('with %s %j it says "%s"', async (path, value, message) => {
    const request = { query: { user: await lecturer() }, body: { ...contractFields, [path]: value } };
    const { status, error } = await admin.raw(routes.create, request);
    expect(status).toBe(400);
    expect(error.fields).toEqual([{ path, message }]);
  });

  test.each(['30.09.2027', '2027-02-30', '2027-9-3'])('%s is no date', async (end) => {
    const request = { query: { user: await lecturer() }, body: { ...contractFields, end } };
    expect((await admin.raw(routes.create, request)).status).toBe(400);
  });

  test('a contract of one day is one', async () => {
    expect((await add(await lecturer(), { end: contractFields.start })).status).toBe(200);
  });

  test('two clicks with one key make one contract', async () => {
    const user = await lecturer();
    const key = { 'idempotency-key': randomUUID(), ...asked };
    const send = () => admin.call(routes.create, { query: { user }, body: contractFields }, key);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test.each([1, 3, 11] as const)('a role %i has none here', async (role) => {
    expect((await add((await app.person({ role })).id)).status).toBe(404);
  });

  test('added at once by several, the latest is still the latest', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await lecturer();
      const ends = ['2027-01-31', '2028-01-31', '2026-12-31', '2027-12-31'];
      await Promise.all(ends.map((end) => add(user, { end })));
      expect(await readLatest(user)).toEqual({ start: '2026-10-01', end: '2028-01-31' });
    }
  });
});

describe('POST /api/contracts/many', () => {
  const addMany = (users: readonly number[], key = {}) =>
    admin.call(routes.createMany, { body: { ...contractFields, users: [...users] } }, { ...asked, ...key });

  test('gives each a contract with the next number, and keeps a trace of each', async () => {
    const users = [await lecturer(), (await app.person({ role: 6 })).id];
    const { status, body } = await addMany(users);
    expect(status).toBe(200);
    expect(body.items.map(({ uid, number }) => [uid, number])).toEqual([
      [users[0], 'UZ/12/2026'],
      [users[1], 'UZ/13/2026'],
    ]);
    expect(await readLatest(users[1] ?? 0)).toEqual({ start: '2026-10-01', end: '2027-09-30' });
    for (const { id } of body.items) expect(await app.auditOf('contract.create', id)).toHaveLength(1);
  });

  test('for all or for none', async () => {
    const user = await lecturer();
    expect((await addMany([user, (await app.person({ role: 3 })).id])).status).toBe(404);
    expect(await readLatest(user)).toBeNull();
  });

  test('two clicks with one key make one contract each', async () => {
    const user = await lecturer();
    const key = { 'idempotency-key': randomUUID() };
    await Promise.all([addMany([user], key), addMany([user], key)]);
    expect((await admin.call(routes.list, { query: { user } })).body.items).toHaveLength(1);
  });
});

describe('a number that another contract has', () => {
  const number = `UZ/${randomUUID()}`;
  const body = { ...contractFields, number };

  test('is asked about once, and written after a yes', async () => {
    const { id: user } = await app.person({ role: 0, name: 'Ewa Numerowa' });
    expect((await add(user, { number }, {})).status).toBe(200);
    const refused = await add(user, { number }, {});
    expect([refused.status, refused.error.code]).toEqual([409, 'contracts/number-taken']);
    expect(refused.error.message).toBe(`Ten numer ma już inna umowa: ${number} (Numerowa Ewa).`);
    expect(refused.error.details).toMatchObject({ confirmable: true });
    expect((await add(user, { number })).status).toBe(200);
  });

  test('is not asked about where an edit leaves it', async () => {
    const user = await lecturer();
    const id = await insertContract(app.db, user, body);
    const other = await insertContract(app.db, user);
    expect((await edit(id, { number, end: '2027-08-31' }, {})).status).toBe(200);
    expect((await edit(other, { number }, {})).error.code).toBe('contracts/number-taken');
  });

  test('is asked about of several, and nothing is written before', async () => {
    const users = [await lecturer(), await lecturer()];
    const call = { body: { ...body, users } };
    expect((await admin.call(routes.createMany, call)).error.code).toBe('contracts/number-taken');
    expect(await readLatest(users[0] ?? 0)).toBeNull();
  });
});

describe('GET /api/contracts/doubts', () => {
  const doubts = async (users: readonly number[], more: object = {}) =>
    (await admin.call(routes.doubts, { query: { ...contractFields, users: users.join(','), ...more } })).body;

  test('names contracts of the same people on the same days', async () => {
    const { id: user } = await app.person({ role: 0, name: 'Ewa Nakładka' });
    const number = `UZ/${randomUUID()}`;
    const made = await insertContract(app.db, user, { start: '2025-10-01', end: '2026-10-01', number });
    const overlap = { name: 'Nakładka Ewa', number, start: '2025-10-01', end: '2026-10-01' };
    expect((await doubts([user, await lecturer()])).overlaps).toEqual([overlap]);
    expect((await doubts([user], { start: '2026-10-02' })).overlaps).toEqual([]);
    expect((await doubts([user], { except: made })).overlaps).toEqual([]);
  });

  test('names contracts that have one of the numbers', async () => {
    const { id: user } = await app.person({ role: 0, name: 'Ewa Powtórka' });
    const mark = randomUUID();
    const made = await insertContract(app.db, user, { number: `${mark}/8/x` });
    const people = [await lecturer(), await lecturer()];
    const { numbers } = await doubts(people, { number: `${mark}/7/x` });
    expect(numbers).toMatchObject([{ name: 'Powtórka Ewa', number: `${mark}/8/x` }]);
    expect((await doubts(people, { number: `${mark}/7/x`, except: made })).numbers).toEqual([]);
  });
});

describe('PUT /api/contracts/{id}', () => {
  test('changes it, and what the list shows follows', async () => {
    const user = await lecturer();
    const [kept, changed] = [(await add(user)).body, (await add(user, { end: '2028-01-31' })).body];
    const { body } = await edit(changed.id, { end: '2027-01-31', number: 'UZ/13/2026' });
    expect(body).toEqual({ ...changed, end: '2027-01-31', number: 'UZ/13/2026', version: 2 });
    expect(await readLatest(user)).toEqual({ start: kept.start, end: kept.end });
    const [entry] = await app.auditOf('contract.edit', changed.id);
    expect(entry).toMatchObject({ before: { end: '2028-01-31' }, after: { end: '2027-01-31' } });
  });

  test('of two people who read the same version one wins and the other sees the current row', async () => {
    const { id } = (await add(await lecturer())).body;
    const answers = await Promise.all(['A/1', 'B/2'].map((number) => edit(id, { number })));
    expect(judgeRace(answers, 'number')).toMatchObject(oneWins);
  });
});

describe('POST /api/contracts/delete-multiple', () => {
  test('deletes them, keeps a trace, and the list says that there is none', async () => {
    const user = await lecturer();
    const made = [(await add(user)).body, (await add(user)).body];
    const answer = await admin.call(routes.removeMany, { body: made.map(({ id }) => id) });
    expect(answer.status).toBe(200);
    expect((await admin.call(routes.list, { query: { user } })).body.items).toEqual([]);
    expect(await readLatest(user)).toBeNull();
    for (const { id } of made)
      expect(await app.auditOf('contract.delete', id)).toMatchObject([{ before: { uid: user } }]);
  });

  test('with one that is missing nothing is deleted', async () => {
    const user = await lecturer();
    const { id } = (await add(user)).body;
    expect((await admin.call(routes.removeMany, { body: [id, 2_147_483_647] })).status).toBe(404);
    expect((await admin.call(routes.list, { query: { user } })).body.items).toHaveLength(1);
    expect((await admin.raw(routes.removeMany, { body: [] })).status).toBe(400);
  });
});
