import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '#platform/auth/passwords.ts';
import { insertPerson, type Person } from './identity/people.ts';
import { insertPlace } from './provider/places.ts';
import { publicOrigin, startRealProcesses, type RealProcesses } from './real-processes.ts';
import { knownPassword } from './test-app.ts';
import { eventually, fastest } from './patience.ts';

/** Two of them on one database and one Redis. */
const ports = [3391, 3393] as const;

let processes: RealProcesses;
let admin: Person;

beforeAll(async () => {
  processes = await startRealProcesses(ports);
  const passwordHash = await createPasswords('strong').hash(knownPassword);
  admin = await insertPerson(processes.db, { role: 1, passwordHash });
});
afterAll(() => processes.stop());

const request: RealProcesses['request'] = (...args) => processes.request(...args);

const login = async (port: number): Promise<string> => {
  const body = JSON.stringify({ email: admin.email, password: knownPassword });
  const answer = await request(port, '/api/users/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const openSocket = async (port: number, cookie: string): Promise<Socket> => {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: publicOrigin, cookie },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};

const [first, second] = ports;

test('a change in one process reaches a socket on the other', async () => {
  const cookie = await login(first);
  const socket = await openSocket(second, cookie);
  const event = new Promise((resolve) => socket.once('data.changed', resolve));
  const id = await insertPlace(processes.db);
  const body = JSON.stringify([id]);
  const answer = await request(first, '/api/places/delete-multiple', { method: 'POST', body }, cookie);
  expect(answer.status).toBe(200);
  expect(await event).toMatchObject({ topic: 'places', ids: [id] });
  socket.close();
});

test('logout in one process closes the socket on the other within a second', async () => {
  const logOut = async (): Promise<number> => {
    const cookie = await login(first);
    const socket = await openSocket(second, cookie);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const start = performance.now();
    expect((await request(first, '/api/users/logout', { method: 'POST' }, cookie)).status).toBe(200);
    await closed;
    const taken = performance.now() - start;
    expect((await request(second, '/api/session', {}, cookie)).status).toBe(401);
    return taken;
  };
  expect(await fastest(1_000, logOut)).toBeLessThan(1_000);
});

test('without Redis nobody is logged out, and login and places still work', async () => {
  const cookie = await login(first);
  await processes.redis.stop();
  expect((await request(second, '/api/session', {}, cookie)).status).toBe(200);
  expect((await request(second, '/api/places?page=1', {}, await login(second))).status).toBe(200);
  expect(await (await request(first, '/api/ready')).json()).toMatchObject({ database: 'up', redis: 'down' });
  await processes.redis.start();
  await eventually(async () =>
    expect(await (await request(first, '/api/ready')).json()).toMatchObject({ redis: 'up' }),
  );
});

test('a process that is asked to stop finishes what it has begun', async () => {
  const child = processes.children.get(second);
  const running = Array.from({ length: 6 }, () => login(second));
  // Each takes a quarter of a second of work, two at a time: with the first answer the others are under way.
  await Promise.race(running);
  const ended = child ? once(child, 'exit') : undefined;
  child?.kill('SIGTERM');
  expect((await Promise.all(running)).every((cookie) => cookie.startsWith('__Host-indeks='))).toBe(true);
  expect((await ended)?.[0]).toBe(0);
});
