import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';
import { startChild, type Child } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const people = 20_000;
const kills = 10;
const administrator = getDemoAccount(1).id;
/** Of the other calls: the time at most, as a multiple of what it is while nothing is sent. */
const slowdown = 2;

export const messageKilled: Experiment = {
  name: 'message-killed',
  about: `the worker dies at ${kills} moments of writing a message to ${people} people`,
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
  const { sent, lost, doubled } = await countReaders(house);
  return {
    figures: [
      `killed ${kills} times, written after ${seconds(performance.now() - begun)}`,
      `sent ${sent}, lost ${lost}, doubled ${doubled}`,
      `other calls: p95 ${busy.toFixed(0)} ms meanwhile, ${quiet.toFixed(0)} ms before (${(busy / quiet).toFixed(2)})`,
    ],
    missed: goals(
      [lost === 0 && doubled === 0, 'each has it exactly once'],
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

const addPeople = (house: House) =>
  sql(
    house.services.databaseOwnerUrl,
    `insert into users (given_name, surname, email, user_role, active)
      select 'Jan', 'Odbiorca' || n, 'odbiorca-' || n || '@demo.example', 4, 1
      from generate_series(1, ${people}) as n`,
  );

async function send(house: House, cookie: string): Promise<number> {
  const body = { type: 'chat', audience: 'everyone', subject: 'Przerwa techniczna', text: '' };
  const answer = await house.ask('/api/messages', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  if (answer.status !== 200) throw new Error(`the message was answered with ${answer.status}`);
  return ((await answer.json()) as { id: number }).id; // the contract's answer
}

async function progress(house: House, id: number): Promise<{ sent: number; total: number }> {
  const row = await sql(
    house.services.databaseOwnerUrl,
    `select sent + skipped, total from broadcasts where id = ${id}`,
  );
  const [sent = 0, total = 0] = row.trim().split('|').map(Number);
  return { sent, total };
}

async function countReaders(house: House) {
  const row = await sql(
    house.services.databaseOwnerUrl,
    `select count(*) filter (where had > 0), count(*) filter (where had = 0), count(*) filter (where had > 1)
      from (select (select count(*) from conversations as c join messages as m on m.conversation_id = c.id
          where c.person_id = u.id) as had
        from users as u where u.email like 'odbiorca-%') as each_person`,
  );
  const [sent = 0, lost = 0, doubled = 0] = row.trim().split('|').map(Number);
  return { sent, lost, doubled };
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
