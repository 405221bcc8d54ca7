import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { insertSubject } from '#testing/studies/courses.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const me = await app.person({ role: 0 });
const office = await app.signedIn(1);
const { sealer } = app.services;
const today = app.clock.today();
const days = { completed: '2026-09-30', issued: today, copies: 2 };

const ready = (names?: readonly string[]) =>
  insertReadyGroup(app.db, { lecturerId: me.id, sealer, ...(names && { names }) });
const issue = (ids: readonly number[], more = {}) =>
  office.raw(routes.issue, { body: { ids: [...ids], ...days, ...more } });
const groupOf = async ({ cid, intake }: { cid: number; intake: string }) =>
  (await office.call(routes.group, { query: { cid, date: intake } })).body;

const listNumbers = async (): Promise<number[]> => {
  const rows = await app.db.selectFrom('certificates').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};
/** What the database finds wrong by itself. */
const countWrong = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select (select count(*)::integer from wrong_certificate_numbers)
    + (select count(*)::integer from wrong_certificates) as n`.execute(app.db);
  return rows[0]?.n ?? -1;
};

test('a group that has everything gets certificates in the order of names, frozen and registered', async () => {
  const group = await ready(['Żaneta Żmuda', 'Ewa Adamczyk']);
  const { people, next } = await groupOf(group);
  expect(people.map(({ name, missing }) => [name, missing])).toEqual([
    ['Adamczyk Ewa', []],
    ['Żmuda Żaneta', []],
  ]);
  expect(people[0]).toMatchObject({ average: 400, result: 'dobry', ects: 40 });
  const { status, body } = await office.call(routes.issue, {
    body: { ids: group.people.map(({ id }) => id), ...days },
  });
  expect(status).toBe(200);
  expect(body.certificates.map(({ name }) => name)).toEqual([
    'Adamczyk Ewa Święcisława',
    'Żmuda Żaneta Święcisława',
  ]);
  expect(body.certificates[0]?.number).toBe(next);
  const [kept] = await app.db
    .selectFrom('certificates')
    .select(['content', 'content_hash'])
    .where('id', '=', body.certificates[0]?.id ?? 0)
    .execute();
  expect(JSON.parse(kept?.content ?? '')).toMatchObject({
    number: next,
    person: { name: 'Ewa Święcisława Adamczyk', born: '1991-02-28', birthplace: 'Źrebięta' },
    began: '2024-10-01',
    completed: '2026-09-30',
    average: 400,
    result: 'dobry',
    issued: today,
    copies: 2,
    replaces: null,
  });
  const told = await app.db
    .selectFrom('notifications')
    .select(['kind', 'title'])
    .where('user_id', '=', group.people[0]?.uid ?? 0)
    .execute();
  expect(told).toEqual([{ kind: 'certificate', title: 'Świadectwo jest do odbioru' }]);
  expect(await app.auditOf('certificate.issue', body.certificates[0]?.id ?? 0)).toHaveLength(1);
  expect(await countWrong()).toBe(0);
});

type Group = Awaited<ReturnType<typeof ready>>;
const finish = (eid: number, done: { thesis?: 0 | 1; practice?: 0 | 1 }) =>
  app.db.updateTable('enrolments').set(done).where('id', '=', eid).execute();
const ofFirst = (group: Group) => group.people[0] ?? { id: 0, uid: 0, eid: 0, name: '' };

test.each<[string, (group: Group) => Promise<unknown>, object]>([
  ['thesis', (group) => finish(ofFirst(group).eid, { thesis: 0 }), { kind: 'thesis' }],
  ['practice', (group) => finish(ofFirst(group).eid, { practice: 0 }), { kind: 'practice' }],
  [
    'grade',
    (group) => insertSubject(app.db, group.cid, { name: 'Etyka', after_join: 1 }),
    { kind: 'grade', subject: 'Etyka' },
  ],
  [
    'protocol in force',
    (group) =>
      app.db
        .updateTable('protocols')
        .set({ withdrawn_at: new Date(), withdrawn_by: me.id, withdrawn_reason: 'pomyłka' })
        .where('sid', '=', group.sid)
        .execute(),
    { kind: 'protocol', subject: 'Prawo pracy' },
  ],
  [
    'payment',
    (group) =>
      app.db
        .updateTable('enrolment_courses')
        .set({ price: 430_000 })
        .where('enrolment_id', '=', ofFirst(group).eid)
        .execute(),
    { kind: 'owed', amount: 10_000 },
  ],
  [
    'number of the album',
    (group) =>
      app.db
        .updateTable('enrolment_courses')
        .set({ album_nr: null })
        .where('enrolment_id', '=', ofFirst(group).eid)
        .execute(),
    { kind: 'album' },
  ],
  [
    'place of birth',
    (group) => app.db.deleteFrom('student_forms').where('uid', '=', ofFirst(group).uid).execute(),
    { kind: 'birth' },
  ],
  [
    'points',
    (group) => app.db.updateTable('subjects').set({ ects: 14 }).where('cid', '=', group.cid).execute(),
    { kind: 'ects', amount: 28 },
  ],
  [
    'hours of a subject',
    (group) => app.db.updateTable('subjects').set({ hours: null }).where('id', '=', group.sid).execute(),
    { kind: 'subject-hours', subject: 'Prawo pracy' },
  ],
])(
  'without the %s nobody of the group gets a certificate, and the list says what is missing',
  async (_, take, missing) => {
    const group = await ready(['Ewa Adamczyk', 'Jan Bielski']);
    await take(group);
    const { people } = await groupOf(group);
    expect(people.find(({ name }) => name === 'Adamczyk Ewa')?.missing).toMatchObject([missing]);
    const before = await listNumbers();
    const { status, body } = await issue(group.people.map(({ id }) => id));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'certificates/not-ready' });
    expect(await listNumbers()).toEqual(before);
  },
);

test('a group in which nobody studies is empty', async () => {
  const { cid } = await ready();
  expect((await groupOf({ cid, intake: '2031-10-01' })).people).toEqual([]);
});

test('whoever has a certificate comes after those who wait for one', async () => {
  const group = await ready(['Ewa Adamczyk', 'Jan Bielski', 'Zofia Czech']);
  const [, bielski] = group.people;
  await issue([bielski?.id ?? 0]);
  const { people } = await groupOf(group);
  expect(people.map(({ name, certificate }) => [name, certificate !== null])).toEqual([
    ['Adamczyk Ewa', false],
    ['Czech Zofia', false],
    ['Bielski Jan', true],
  ]);
});

test('of one course of an enrolment there is one certificate in force, also when two issue at once', async () => {
  const { people } = await ready();
  const ids = people.map(({ id }) => id);
  const answers = await Promise.all([issue(ids), issue(ids), issue(ids)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(await issue(ids)).toMatchObject({ status: 409, body: { code: 'certificates/exists' } });
  expect(await countWrong()).toBe(0);
});

test.each([
  ['issued tomorrow', { issued: '2027-01-01' }],
  ['issued before they were completed', { completed: today, issued: '2026-09-01' }],
  ['issued last year', { completed: '2025-06-30', issued: '2025-12-31' }],
  ['completed before they began', { completed: '2024-10-01' }],
])('studies are not %s', async (_, wrong) => {
  const { people } = await ready();
  const answer = await issue(
    people.map(({ id }) => id),
    wrong,
  );
  expect(answer).toMatchObject({ status: 422, body: { code: 'certificates/day' } });
});

test('fifty at once complete a group each: no number twice, none left out, the register equals the papers', async () => {
  const groups = [];
  for (let index = 0; index < 50; index += 1) groups.push(await ready(['Anna Nowak', 'Piotr Lis']));
  const answers = await Promise.all(
    groups.map(async (group) => {
      const own = await app.signedIn(1);
      return own.raw(routes.issue, { body: { ids: group.people.map(({ id }) => id), ...days } });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const numbers = await listNumbers();
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(await countWrong()).toBe(0);
  const { register } = await app.db
    .selectFrom('certificate_register')
    .select((row) => row.fn.countAll<number>().as('register'))
    .executeTakeFirstOrThrow();
  expect(register).toBe(numbers.length);
}, 240_000);

describe('what is frozen', () => {
  const issued = async () => {
    const group = await ready();
    const { body } = await office.call(routes.issue, {
      body: { ids: group.people.map(({ id }) => id), ...days },
    });
    return { group, id: body.certificates[0]?.id ?? 0 };
  };

  test('cannot be changed or deleted by the application, and a number cannot be skipped', async () => {
    const { id } = await issued();
    await expect(
      app.db.updateTable('certificates').set({ content: '{}' }).where('id', '=', id).execute(),
    ).rejects.toThrow(/permission denied/u);
    await expect(app.db.deleteFrom('certificates').where('id', '=', id).execute()).rejects.toThrow(
      /permission denied/u,
    );
    const gap = sql`insert into certificates (year, number, enrolment_id, cid, content, content_hash, issued_by, issued_at)
      select year, number + 1000, enrolment_id, cid, content, content_hash, issued_by, issued_at from certificates where id = ${id}`;
    await expect(gap.execute(app.db)).rejects.toThrow(/certificates_in_force|certificates_year_previous/u);
  });

  test('is found when a byte of it was changed by whoever owns the tables', async () => {
    const { id } = await issued();
    await app.asOwner(`alter table certificates drop constraint certificates_check;
      alter table certificates drop constraint if exists certificates_content_hash_check;
      update certificates set content = replace(content, 'dobry', 'dobrY') where id = ${id}`);
    expect(await countWrong()).toBe(1);
    await app.asOwner(
      `update certificates set content = replace(content, 'dobrY', 'dobry') where id = ${id}`,
    );
    expect(await countWrong()).toBe(0);
  });

  test('keeps its course: the enrolment is not moved to another one', async () => {
    const { group } = await issued();
    await expect(
      app.db
        .updateTable('enrolment_courses')
        .set({ cid: (await ready()).cid })
        .where('id', '=', group.people[0]?.id ?? 0)
        .execute(),
    ).rejects.toThrow(/stays in its enrolment/u);
  });

  test('stays when a grade is refused to change: the protocol closed it', async () => {
    const { group } = await issued();
    const { eid } = ofFirst(group);
    const answer = await office.raw(evaluationRoutes.removeMany, { body: [{ eid, sid: group.sid }] });
    expect(answer).toMatchObject({ status: 409, body: { code: 'grades/closed' } });
  });
});
