import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';
import { startChild, type Child } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { addStudents } from './errands.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const people = Number(process.env['PEOPLE'] ?? 20_000);
const kills = Number(process.env['KILLS'] ?? 10);
const administrator = getDemoAccount(1).id;
/** The longest time of other calls, as a multiple of their time while nothing is sent. */
const slowdown = 2;

export const messageKilled: Experiment = {
  name: 'message-killed',
  about: `the worker dies at ${kills} moments of writing a scheduled message to ${people} people, each of whom has own words, and while another is taken back`,
  run: () =>
    withHouse({ only: ['postgres', 'redis'], env: async () => ({ ROLES: 'http' }) }, killWhileWriting),
};

async function killWhileWriting(house: House) {
  await addPeople(house);
  const cookie = await house.signIn(administrator);
  const quiet = await measureCalls(house, cookie, () => pause(measuredMs));
  const id = await send(house, cookie);
  const begun = performance.now();
  const times = { sent: 0 };
  const busy = await measureCalls(house, cookie, async () => {
    for (let kill = 1; kill <= kills; kill += 1)
      times.sent = await workUntil(house, id, Math.floor((people * kill) / (kills + 1)));
    await workUntil(house, id, Infinity);
  });
  const { sent, lost, doubled, others } = await countReaders(house, 'Album');
  const recalled = await killWhileRecalling(house, cookie);
  return {
    figures: [
      `killed ${kills} times, written after ${seconds(performance.now() - begun)}`,
      `sent ${sent}, lost ${lost}, doubled ${doubled}, other words ${others}`,
      `taken back from ${recalled.from}, kept by ${recalled.kept} readers, half of it ${recalled.half}`,
      `other calls: p95 ${busy.toFixed(0)} ms meanwhile, ${quiet.toFixed(0)} ms before (${(busy / quiet).toFixed(2)})`,
    ],
    missed: goals(
      [lost === 0 && doubled === 0 && others === 0, 'each has the own words exactly once'],
      [recalled.half === 0, 'nobody has half of what was taken back'],
      [busy <= slowdown * quiet, `p95 of other calls is at most ${slowdown} × that of a quiet time`],
    ),
  };
}

/** A worker until so many have it, then it is killed; at the end it is let alone until everybody has it. */
async function workUntil(house: House, id: number, reached: number): Promise<number> {
  const worker = startWorker(house);
  const isThere = async () => {
    const { sent, total } = await progress(house, id);
    return sent >= Math.min(reached, total);
  };
  await waitUntil('the message to come so far', isThere, 180_000);
  worker.process.kill('SIGKILL');
  await worker.ended;
  return (await progress(house, id)).sent;
}

function startWorker(house: House): Child {
  const env = { ...house.environment, ROLES: 'worker', PORT: '0', METRICS_PORT: '0' };
  return startChild('worker', 'node', ['apps/api/src/main.ts'], {
    cwd: root,
    log: join(house.plan.dir, 'worker.log'),
    env,
  });
}

const addPeople = (house: House) => addStudents(house.services.databaseOwnerUrl, people, intake);

/** An intake in which nobody else is enrolled. */
const intake = '2040-10-01';

/** In a second, so that it is written by the job of its hour. */
async function send(house: House, cookie: string, subject = 'Album'): Promise<number> {
  const body = {
    type: 'chat',
    audience: 'students',
    date: intake,
    subject: `${subject} {numer albumu}`,
    text: 'Twój numer: {numer albumu}. {imię w wołaczu}!',
    send_at: new Date(Date.now() + 1_000).toISOString(),
  };
  const answer = await house.ask('/api/messages', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  if (answer.status !== 200) throw new Error(`the message was answered with ${answer.status}`);
  return ((await answer.json()) as { id: number }).id; // the contract's answer
}

/** The worker dies while a second message is written and while it is taken back; a tenth of those who have it have read it. */
async function killWhileRecalling(house: House, cookie: string) {
  const id = await send(house, cookie, 'Cofnieta');
  await workUntil(house, id, people / 2);
  await sql(
    house.services.databaseOwnerUrl,
    `update conversation_sides as s set read_to = s.last_message_id, unread = 0
      from broadcast_recipients as r join messages as m on m.id = r.message_id
      where r.broadcast_id = ${id} and r.id % 10 = 0 and s.conversation_id = m.conversation_id and s.owner_id = r.user_id`,
  );
  const answer = await house.ask(`/api/messages/${id}/recall`, { method: 'POST', headers: { cookie } });
  if (answer.status !== 200) throw new Error(`the recall was answered with ${answer.status}`);
  for (let kill = 1; kill <= 3; kill += 1) await recallUntil(house, id, (people * kill) / 5);
  await recallUntil(house, id, Infinity);
  const { sent, lost, doubled, others, told } = await countReaders(house, 'Cofnieta');
  const readers = Number(
    await sql(
      house.services.databaseOwnerUrl,
      `select count(*) from broadcast_recipients where broadcast_id = ${id} and read`,
    ),
  );
  return { from: lost, kept: sent, half: doubled + others + told + Math.abs(sent - readers) };
}

/** A worker until it is taken back from so many, or from everybody who has not read it; then it is killed. */
async function recallUntil(house: House, id: number, reached: number): Promise<void> {
  const worker = startWorker(house);
  await waitUntil(
    'the message to be taken back so far',
    async () => {
      const left = await sql(
        house.services.databaseOwnerUrl,
        `select recalled, (select count(*) from broadcast_recipients as r where r.broadcast_id = b.id
          and r.state in ('waiting', 'sent') and not r.read) from broadcasts as b where id = ${id}`,
      );
      const [recalled = 0, unread = 0] = left.trim().split('|').map(Number);
      return unread === 0 || recalled >= reached;
    },
    180_000,
  );
  worker.process.kill('SIGKILL');
  await worker.ended;
}

async function progress(house: House, id: number): Promise<{ sent: number; total: number }> {
  const row = await sql(
    house.services.databaseOwnerUrl,
    `select sent + skipped, total from broadcasts where id = ${id}`,
  );
  const [sent = 0, total = 0] = row.trim().split('|').map(Number);
  return { sent, total };
}

/** Counts for each person the messages of this title, those with other words, and notifications without a message. */
async function countReaders(house: House, title: string) {
  const own = `'${title} A' || u.id || e'\\n\\nTwój numer: A' || u.id || '. Janie!'`;
  const row = await sql(
    house.services.databaseOwnerUrl,
    `select count(*) filter (where had > 0), count(*) filter (where had = 0), count(*) filter (where had > 1),
        coalesce(sum(others), 0), count(*) filter (where had = 0 and told)
      from (select count(m.id) as had, count(m.id) filter (where m.text <> ${own}) as others,
          exists (select from notifications as n where n.user_id = u.id and n.text like '${title} %') as told
        from users as u left join conversations as c on c.person_id = u.id
        left join messages as m on m.conversation_id = c.id and m.text like '${title} %'
        where u.email like 'odbiorca-%' group by u.id) as each_person`,
  );
  const [sent = 0, lost = 0, doubled = 0, others = 0, told = 0] = row.trim().split('|').map(Number);
  return { sent, lost, doubled, others, told };
}

const measuredMs = 20_000;
/** Below the limit of requests of one session. */
const betweenMs = 150;

/** The p95 of a list that is asked again and again while the work lasts, in milliseconds. */
async function measureCalls(house: House, cookie: string, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const answer = await house.ask('/api/users?page=1&group=lecturers', { headers: { cookie } });
      await answer.arrayBuffer();
      times.push(performance.now() - begun);
      await pause(betweenMs);
    }
  })();
  try {
    await work();
  } finally {
    over.abort();
    await asking;
  }
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
