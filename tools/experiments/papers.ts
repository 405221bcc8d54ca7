import { setTimeout as pause } from 'node:timers/promises';
import { inWords, quantile, watchHealth } from '../../apps/api/testing/hostile/health-watch.ts';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { sql } from '../services/postgres.ts';
import { waitUntil } from '../shared/processes.ts';
import { goals, seconds, type Experiment } from './experiment.ts';
import { withHouse, type House } from './house.ts';

const offices = 8;
const measuredMs = 60_000;
/** One list in three is left by its reader after so long. */
const leavesAfterMs = 1_000;
const wanted = { healthMs: 200, ownMs: 2_000 };
/** The longest list that is drawn at once, and the longest that is drawn at all. */
const shortYear = '2024';
const longYear = '2025';

export const papers: Experiment = {
  name: 'papers',
  about: `${offices} people draw the longest lists without a break while a student draws a document of their own`,
  run: () => withHouse({ only: ['postgres', 'redis'] }, experiment),
};

async function experiment(house: House) {
  await addTrips(house);
  const cookies = await addOffices(house);
  const student = await house.signIn(getDemoAccount(3).id);
  const quiet = await measure(house, student, () => pause(measuredMs / 4));
  const answers = new Map<number | string, number>();
  const ordered = Promise.all(cookies.map((cookie) => orderList(house, cookie)));
  const [busy, madeAfter] = await Promise.all([
    measure(house, student, () => drawLists(house, cookies, answers)),
    ordered,
  ]);
  const faults = [...answers.keys()].filter((status) => ![200, 429, 503, 'left'].includes(status));
  return {
    figures: [
      `lists: ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      `ordered lists of 5,000 rows: ${madeAfter.length}, the last one after ${seconds(Math.max(...madeAfter))}`,
      `${inWords(busy.health)}; quiet p99 ${quiet.health.p99.toFixed(0)} ms`,
      `a student's own document p95 ${busy.own.toFixed(0)} ms, quiet ${quiet.own.toFixed(0)} ms`,
    ],
    missed: goals(
      [busy.health.p99 < wanted.healthMs, `/api/health p99 below ${wanted.healthMs} ms`],
      [busy.own < wanted.ownMs, `a student's own document p95 below ${wanted.ownMs} ms`],
      [faults.length === 0, 'only 200, 429 and 503'],
    ),
  };
}

/** Each person asks for the next list as soon as the last one has come; now and then somebody does not wait for it. */
async function drawLists(house: House, cookies: readonly string[], answers: Map<number | string, number>) {
  const until = performance.now() + measuredMs;
  const path = `/api/trips/all/pdf?from=${shortYear}-01-01&to=${shortYear}-12-31`;
  const people = cookies.map(async (cookie) => {
    for (let round = 0; performance.now() < until; round += 1) {
      const signal = round % 3 === 2 ? { signal: AbortSignal.timeout(leavesAfterMs) } : {};
      const status = await house.ask(path, { headers: { cookie }, ...signal }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 'left',
      );
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await pause(200);
    }
  });
  await Promise.all(people);
}

/** How long it takes until the file is there, in milliseconds. */
async function orderList(house: House, cookie: string): Promise<number> {
  const begun = performance.now();
  const path = `/api/trips/all/pdf?from=${longYear}-01-01&to=${longYear}-12-31`;
  const { id } = await json<{ id: number }>(await house.ask(path, { method: 'POST', headers: { cookie } }));
  const isReady = async () => {
    await pause(1_000);
    const { items } = await json<{ items: readonly { id: number; state: string }[] }>(
      await house.ask('/api/ordered-lists', { headers: { cookie } }),
    );
    return items.some((item) => item.id === id && item.state === 'ready');
  };
  await waitUntil('an ordered list', isReady, 600_000);
  return performance.now() - begun;
}

async function json<T>(answer: Response): Promise<T> {
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T; // the contract's answer
}

/** The p99 of the health of the process and the p95 of a small document while the work lasts, in milliseconds. */
async function measure(house: House, student: string, work: () => Promise<unknown>) {
  const over = new AbortController();
  const asking = askAgain(
    house,
    '/api/settlements/own/pdf',
    { cookie: student },
    { everyMs: 500, over: over.signal },
  );
  const { health } = await watchHealth(house.port, work).finally(() => over.abort());
  return { health, own: quantile(await asking, 0.95) };
}

async function askAgain(
  house: House,
  path: string,
  headers: Record<string, string>,
  { everyMs, over }: { everyMs: number; over: AbortSignal },
): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    const begun = performance.now();
    const answer = await house.ask(path, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    await pause(everyMs);
  }
  return times;
}

/** One year has as many as are drawn at once, the other as many as are drawn at all. */
const addTrips = (house: House) =>
  sql(
    house.services.databaseOwnerUrl,
    `delete from trips where date between '${shortYear}-01-01' and '${longYear}-12-31';
    insert into trips (user_id, car_brand, car_model, car_engine, car_registration_nr, start, destination, km, date)
      select (select min(id) from users where user_role = 0), 'Fiat', 'Panda', 899, 'X', 'Miasto', 'Cel ' || n, 1 + n % 400,
        case when n <= 1000 then date '${shortYear}-01-01' else date '${longYear}-01-01' end + n % 300
      from generate_series(1, 6000) as n`,
  );

/** People of the secretariat, each with the password of the demo accounts. */
async function addOffices(house: House): Promise<string[]> {
  const administrator = getDemoAccount(1);
  await sql(
    house.services.databaseOwnerUrl,
    `insert into users (given_name, surname, email, user_role, active, password_hash, must_change_password, rodo)
      select 'Ewa', 'Sekretarz' || n, 'sekretarz-' || n || '@demo.example', 1, 1, u.password_hash, false, u.rodo
      from users as u, generate_series(1, ${offices}) as n where u.id = ${administrator.id}`,
  );
  return Promise.all(
    Array.from({ length: offices }, (_, index) => house.signInBy(`sekretarz-${index + 1}@demo.example`)),
  );
}
