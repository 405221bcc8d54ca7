import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import type { Asked } from './mix.ts';

export interface Outcome {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answered 503 with a time to come again. */
  readonly refused: number;
  readonly failed: number;
  /** Milliseconds of CPU of PostgreSQL for each answer. */
  readonly databaseMs: number;
}

interface How {
  readonly clients: number;
  readonly seconds: number;
  readonly thinkMs: number;
  /** Milliseconds of CPU that the database has used so far. */
  readonly readCpu: () => number;
}

/** A closed loop: each client asks the next thing when it has its answer. */
export async function driveLoad(
  urls: readonly string[],
  crowd: Crowd,
  mix: (number: number) => Asked,
  { clients, seconds, thinkMs, readCpu }: How,
): Promise<Outcome> {
  let asked = 0;
  const times: number[] = [];
  const counts = { refused: 0, failed: 0 };
  // Connections that were idle are opened again before time is taken.
  const begins = performance.now() + 3_000;
  const ends = begins + seconds * 1_000;
  let cpuBefore: number | undefined;
  const client = async (number: number) => {
    while (performance.now() < ends) {
      asked += 1;
      const isCounted = performance.now() >= begins;
      if (isCounted) cpuBefore ??= readCpu();
      const begun = performance.now();
      const status = await askOnce(urls[asked % urls.length] ?? '', mix(asked), crowd, asked);
      if (isCounted && status < 500) times.push(performance.now() - begun);
      else if (isCounted) counts[status === 503 ? 'refused' : 'failed'] += 1;
      if (thinkMs > 0) await pause(thinkMs * (0.5 + ((number * 37 + asked) % 100) / 100));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  const cpu = readCpu() - (cpuBefore ?? 0);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    ...counts,
    databaseMs: cpu / Math.max(1, times.length),
  };
}

async function askOnce(
  url: string,
  { as, method, path }: Asked,
  crowd: Crowd,
  number: number,
): Promise<number> {
  const sessions = crowd.get(as) ?? [];
  const session = sessions[number % sessions.length];
  if (!session) throw new Error(`nobody of role ${as} is signed in`);
  const answer = await fetch(url + path, {
    method,
    headers: { cookie: session.cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': session.address },
  });
  await answer.arrayBuffer();
  if (answer.status === 429) throw new Error(`${path} was throttled: more sessions are needed`);
  return answer.status;
}
