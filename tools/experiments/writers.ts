import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../services/postgres.ts';
import type { Cluster } from './cluster.ts';
import type { Visitors } from './house.ts';

/** People who add places one after another, each under a name of its own, and repeat what was not acknowledged. */
export interface Writers {
  /** When each was, by its name. */
  readonly acknowledged: ReadonlyMap<string, Date>;
  /** From now: answers how long nothing was acknowledged, when something is again. */
  longestPause(): () => Promise<number>;
  stop(): Promise<void>;
}

const count = 4;
const betweenMs = 150;
const againMs = 250;
const longestMs = 10_000;
const longestPauseMs = 180_000;

export async function startWriters(house: Visitors): Promise<Writers> {
  const acknowledged = new Map<string, Date>();
  const moments: number[] = [];
  const over = new AbortController();
  const write = async (cookie: string) => {
    while (!over.signal.aborted) {
      const name = `Próba ${randomUUID()}`;
      const key = randomUUID();
      while (!over.signal.aborted && !(await add(house, cookie, name, key))) await pause(againMs);
      if (over.signal.aborted) return;
      acknowledged.set(name, new Date());
      moments.push(performance.now());
      await pause(betweenMs);
    }
  };
  const cookies = await Promise.all(Array.from({ length: count }, () => house.signIn(1)));
  const writing = cookies.map(write);
  return {
    acknowledged,
    longestPause: () => {
      const begun = performance.now();
      return async () => {
        const isOver = () => longestGap(moments, begun) > 0 && performance.now() - begun > 3_000;
        while (!isOver() || performance.now() - (moments.at(-1) ?? 0) > 1_000) {
          if (performance.now() - begun > longestPauseMs) throw new Error('Nobody writes any more.');
          await pause(50);
        }
        return longestGap(moments, begun);
      };
    },
    stop: async () => {
      over.abort();
      await Promise.all(writing);
    },
  };
}

/** Between acknowledged writes, since the moment. */
const longestGap = (moments: readonly number[], since: number): number => {
  const after = [since, ...moments.filter((moment) => moment >= since)];
  return Math.max(0, ...after.slice(1).map((moment, index) => moment - (after[index] ?? moment)));
};

/** With the same key every time, so that what was written and not answered is not written again. */
async function add(house: Visitors, cookie: string, name: string, key: string): Promise<boolean> {
  const body = JSON.stringify({
    name,
    coordinators: [3],
    organization: 'Próbna',
    address: 'ul. Próbna 1',
    telephone: '600 100 200',
    email: 'proba@demo.indeks.example',
  });
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
  const signal = AbortSignal.timeout(longestMs);
  const answer = await house
    .ask('/api/places', { method: 'POST', body, headers, signal })
    .catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new Error(`a place was refused: ${answer.status}`);
  return answer?.status === 200;
}

/** What stands in the database beside what was acknowledged. */
export async function afterWriting(cluster: Pick<Cluster, 'adminUrl'>, { acknowledged }: Writers) {
  const url = cluster.adminUrl.replace(/postgres$/, 'indeks');
  const rows = await sql(url, "select name from places where name like 'Próba %'");
  const there = rows.split('\n').filter((name) => name !== '');
  const names = new Set(there);
  const lost = [...acknowledged].filter(([name]) => !names.has(name)).map(([, at]) => at.toISOString());
  return {
    acknowledged: acknowledged.size,
    lost: lost.length,
    lostAt: [lost.at(0), lost.at(-1)],
    doubled: there.length - names.size,
  };
}
