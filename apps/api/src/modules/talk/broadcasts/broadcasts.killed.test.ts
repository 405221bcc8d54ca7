import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { insertPlace } from '#testing/provider/places.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { countWrong, nothingWrong, startWorkerProcess } from '#testing/talk/broadcasts.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';

const people = 800;
/** Killed as soon as so many have it. */
const kills = [1, 400];

const app = await startTestApp();
const office = await app.person({ role: 1 });
/** The workers' clock is the machine's: their maintenance ends sessions of the test's clock. */
const signInAgain = () => app.signedInAs(office);
const place = await insertPlace(app.db);
const { id: courseId } = await insertCourse(app.db);
// Each with an album number of their own.
await sql`with person as (
    insert into users (given_name, surname, email, user_role, active)
    select 'Jan', 'Odbiorca' || n, 'odbiorca-' || n || '@test.example', 3, 1
    from generate_series(1, ${people}::integer) as n returning id
  ), enrolment as (
    insert into enrolments (uid, date, pid) select id, '2026-10-01', ${place}::integer from person returning id, uid, date
  )
  insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price, album_nr)
  select id, 1, uid, date, ${courseId}::integer, 420000, 'A' || uid from enrolment`.execute(app.db);
const workers: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(workers.map(kill));
  await app.close();
});

const start = (): ChildProcess => {
  const worker = startWorkerProcess(app);
  workers.push(worker);
  return worker;
};
const kill = async (worker: ChildProcess): Promise<void> => {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
};

const words = {
  type: 'chat',
  audience: 'students',
  text: 'Twój numer: {numer albumu}. {imię w wołaczu}!',
} as const;
const send = async (more: object) => {
  const body = { ...words, subject: 'Album {numer albumu}', pid: place, ...more };
  return (await (await signInAgain()).call(routes.send, { body }, { 'idempotency-key': randomUUID() })).body;
};
const countsOf = (id: number) =>
  app.db
    .selectFrom('broadcasts')
    .select(['sent', 'recalled', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const sentSoFar = async (id: number) => (await countsOf(id)).sent;

/** A worker until so many have it, then it is killed. */
const workUntil = async (reached: () => Promise<void>) => {
  const worker = start();
  await eventually(reached);
  await kill(worker);
  // As if its last sign of life were past the ten seconds that are waited for the next one.
  await app.asOwner(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where state = 'active'`,
  );
};

/** Counts for each person the messages of this title, and those whose words belong to somebody else. */
const countReaders = async (title: string) => {
  const { rows } = await sql<{ have: number; lost: number; doubled: number; others: number; told: number }>`
    select count(*) filter (where had = 1)::integer as have, count(*) filter (where had = 0)::integer as lost,
      count(*) filter (where had > 1)::integer as doubled, sum(others)::integer as others,
      count(*) filter (where had = 0 and told)::integer as told
    from (select
        (select count(*) from conversations as c join messages as m on m.conversation_id = c.id
          where c.person_id = u.id and m.text like ${title} || '%') as had,
        (select count(*) from conversations as c join messages as m on m.conversation_id = c.id
          where c.person_id = u.id and m.text like ${title} || '%'
            and m.text <> ${title} || ' A' || u.id || e'\n\nTwój numer: A' || u.id || '. Janie!') as others,
        exists (select from notifications as n where n.user_id = u.id and n.text like ${title} || '%') as told
      from users as u where u.email like 'odbiorca-%') as each_person`.execute(app.db);
  return rows[0];
};

test('a scheduled message to 800 people, the worker killed on the way: each has the own words exactly once', async () => {
  const { id, total } = await send({
    send_at: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
  });
  expect(total).toBe(people);
  // Its hour has come: the workers have a clock of their own.
  await app.db
    .updateTable('broadcasts')
    .set({ send_at: new Date('2026-01-01') })
    .where('id', '=', id)
    .execute();
  await app.asOwner(`update pgboss.job set start_after = now() where name = 'broadcasts.write'`);
  for (const reached of kills)
    await workUntil(async () => expect(await sentSoFar(id)).toBeGreaterThanOrEqual(reached));
  await workUntil(async () => expect(await sentSoFar(id)).toBe(people));
  const counted = await countReaders('Album');
  process.stdout.write(`sent ${counted?.have}, lost ${counted?.lost}, doubled ${counted?.doubled}\n`);
  expect(counted).toEqual({ have: people, lost: 0, doubled: 0, others: 0, told: 0 });
});

test('taken back while it is written, both workers killed: nobody has half of it', async () => {
  const { id } = await send({ subject: 'Cofnięta {numer albumu}' });
  await workUntil(async () => expect(await sentSoFar(id)).toBeGreaterThanOrEqual(1));
  // A few have read it by then.
  const readers = await sql<{
    id: number;
  }>`update conversation_sides as s set read_to = s.last_message_id, unread = 0
    from broadcast_recipients as r join messages as m on m.id = r.message_id
    where r.broadcast_id = ${id} and r.id % 10 = 0 and s.conversation_id = m.conversation_id and s.owner_id = r.user_id
    returning s.owner_id as id`.execute(app.db);
  expect((await (await signInAgain()).call(routes.recall, { params: { id } })).status).toBe(200);
  await workUntil(async () => expect((await countsOf(id)).recalled).toBeGreaterThanOrEqual(1));
  await workUntil(async () => {
    const { recalled, sent } = await countsOf(id);
    expect([recalled + sent, sent]).toEqual([people, readers.rows.length]);
  });
  expect(await countReaders('Cofnięta')).toEqual({
    have: readers.rows.length,
    lost: people - readers.rows.length,
    doubled: 0,
    others: 0,
    told: 0,
  });
  expect(await countWrong(app.db)).toEqual(nothingWrong);
});
