import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../services/postgres.ts';
import { waitUntil } from '../shared/processes.ts';
import type { Visitors } from './house.ts';

/** Messages to many, each of which a job writes: half of them at once, the others a while later. */
export interface Errands {
  /** Answers how many were taken. */
  stop(): Promise<number>;
}

const people = 20;
/** An intake of which no demo person is enrolled. */
const intake = '2040-10-01';
const title = 'Zmiana';
const betweenMs = 2_000;
/** Long enough for one or two processes to be replaced before the message is due. */
const laterMs = 12_000;

/** Students of an intake of their own. */
export const addStudents = (owner: string, count: number, begins: string): Promise<string> =>
  sql(
    owner,
    `with place as (select min(id) as id from places), course as (select min(id) as id from courses), person as (
        insert into users (given_name, surname, email, user_role, active)
        select 'Jan', 'Odbiorca' || n, 'odbiorca-' || n || '-${begins}@demo.example', 3, 1
        from generate_series(1, ${count}) as n returning id
      ), enrolment as (
        insert into enrolments (uid, date, pid) select person.id, '${begins}', place.id from person, place returning id, uid, date
      )
      insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price, album_nr)
      select e.id, 1, e.uid, e.date, course.id, 420000, 'A' || e.uid from enrolment as e, course`,
  );

export async function startErrands(visitors: Visitors, owner: string): Promise<Errands> {
  await addStudents(owner, people, intake);
  const cookie = await visitors.signIn(1);
  const over = new AbortController();
  let taken = 0;
  const sending = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      // One that got no answer is noted by who asks, and ends nothing.
      if (await send(visitors, cookie, turn).catch(() => false)) taken += 1;
      await pause(betweenMs);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await sending;
      return taken;
    },
  };
}

async function send(visitors: Visitors, cookie: string, turn: number): Promise<boolean> {
  const later = turn % 2 === 1 && { send_at: new Date(Date.now() + laterMs).toISOString() };
  return writeToAll(visitors, cookie, { type: 'chat', date: intake, subject: `${title} ${turn}`, ...later });
}

/** A message to the students of an intake; whether it was taken. */
export async function writeToAll({ ask }: Visitors, cookie: string, words: object): Promise<boolean> {
  const answer = await ask('/api/messages', {
    method: 'POST',
    body: JSON.stringify({ audience: 'students', text: 'Próba', ...words }),
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** When no job waits any more: what everybody has, and the jobs that are dead. */
export async function afterErrands(owner: string, taken: number) {
  const count = async (text: string) => Number(await sql(owner, text));
  const open = `select count(*) from pgboss.job where state in ('created', 'retry', 'active')
    and name like 'broadcasts.%'`;
  await waitUntil('the jobs to be done', async () => (await count(open)) === 0, 120_000);
  const had = `select count(m.id) from users as u join conversations as c on c.person_id = u.id
    join messages as m on m.conversation_id = c.id and m.text like '${title} %' where u.email like 'odbiorca-%'`;
  const doubled = `select count(*) from (select c.id, m.text from conversations as c
    join messages as m on m.conversation_id = c.id and m.text like '${title} %' group by 1, 2 having count(*) > 1) as twice`;
  return {
    wanted: taken * people,
    had: await count(had),
    doubled: await count(doubled),
    dead: await count("select count(*) from pgboss.job where state = 'failed' or name = 'dead'"),
  };
}
