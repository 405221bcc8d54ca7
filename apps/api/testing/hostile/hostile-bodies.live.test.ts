import { request } from 'node:http';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { systemRoutes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBodyBytes } from '#platform/http/input-bounds.ts';
import { freePorts } from '../free-ports.ts';
import { worstBodies } from './bodies.ts';
import { fastest } from '../patience.ts';
import { publicOrigin, startRealProcesses, type RealProcesses } from '../real-processes.ts';

const [port = 0] = await freePorts(1);
let processes: RealProcesses;
// Little room, so that a slow machine fills it, too.
const room = { STRANGER_REQUESTS_PER_SECOND: '10' };
beforeAll(async () => void (processes = await startRealProcesses([port], room)));
afterAll(() => processes.stop());

/** Each from an address of its own, as a flood from many machines. */
const postFrom = (localAddress: string, body: string): Promise<number> =>
  new Promise((resolve) => {
    const { path } = accountRoutes.login;
    const headers = { 'content-type': 'application/json', origin: publicOrigin };
    const sent = request({ port, path, method: 'POST', localAddress, headers, agent: false }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
    });
    // A server that refuses early may hang up while the body is still being sent.
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

const allowed = Object.values(worstBodies(smallBodyBytes, 'email'));
const tooLarge = worstBodies(1_000_000, 'email')['unknown keys'] ?? '';

/** The slowest of a hundred answers of `/api/health`, while thirty bodies at once are being sent without a break. */
const healthUnderFlood = async (): Promise<{ p99: number; statuses: ReadonlySet<number> }> => {
  const statuses = new Set<number>();
  const over = new AbortController();
  const flood = async (turn: number) => {
    for (let time = 0; !over.signal.aborted; time += 1) {
      const body = time % 8 === 7 ? tooLarge : (allowed[(turn + time) % allowed.length] ?? '');
      statuses.add(await postFrom(`127.0.${1 + turn}.${1 + (time % 200)}`, body));
    }
  };
  const flooding = Promise.all(Array.from({ length: 30 }, (_, turn) => flood(turn)));
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const began = performance.now();
    await processes.request(port, systemRoutes.health.path);
    times.push(performance.now() - began);
  }
  over.abort();
  await flooding;
  return { p99: times.toSorted((a, b) => a - b)[98] ?? Infinity, statuses };
};

test('thirty of the dearest bodies at once leave /api/health below 200 ms', async () => {
  const seen = new Set<number>();
  const p99 = await fastest(200, async () => {
    const round = await healthUnderFlood();
    for (const status of round.statuses) seen.add(status);
    return round.p99;
  });
  process.stdout.write(`/api/health under thirty hostile logins at once: p99 ${p99.toFixed(0)} ms\n`);
  expect(p99).toBeLessThan(200);
  // Refused for what they are, and above the room for strangers before they are read.
  expect(seen).toContain(400);
  expect(seen).toContain(503);
  expect(seen).not.toContain(500);
}, 180_000);
