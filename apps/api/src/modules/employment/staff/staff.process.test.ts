import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataChanged } from '@indeks/contract/realtime/events';
import { insertPerson, type Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { publicOrigin, startRealProcesses, type RealProcesses } from '#testing/real-processes.ts';
import { personEdit } from '#testing/employment/staff.ts';

const port = 3_291;
const lecturers = 12_800;
let running: RealProcesses;
let cookie: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  running = await startRealProcesses([port]);
  cookie = await running.cookieOf(await insertPerson(running.db, { role: 1 }));
  // Warm, with a tenth of the rows: what a process takes until its heap has grown to its work is not what the rows take.
  await insertLecturers(1, lecturers / 10);
  for (let time = 0; time < 10; time += 1) await exported('export');
  await insertLecturers(lecturers / 10 + 1, lecturers);
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await running.stop();
});

const insertLecturers = (first: number, last: number) =>
  sql`
    insert into users (given_name, surname, email, telephone, user_role)
    select 'Osoba', md5(n::text), 'o' || n || '@test.example', '501220410', 0
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n`.execute(running.db);

const exported = async (name: string) => {
  const answer = await running.request(port, `/api/users/${name}?group=lecturers`, {}, cookie);
  expect(answer.status).toBe(200);
  return answer.text();
};

/** Resident memory of the process, in megabytes. */
const memory = (): number => {
  const status = readFileSync(`/proc/${running.children.get(port)?.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000;
};

/** The most that the process held while the work went on. */
const peakDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const state = { done: false, peak: 0 };
  const finished = work().finally(() => (state.done = true));
  while (!state.done) {
    state.peak = Math.max(state.peak, memory());
    // A sample every 5 ms: the peak is between the beginning and the end of the work.
    await delay(5);
  }
  await finished;
  return state.peak;
};

test.each(['export', 'export-contracts'])('%s of 12,800 lecturers takes less than 50 MB', async (name) => {
  const before = memory();
  let lines = 0;
  const peak = await peakDuring(async () => {
    lines = (await exported(name)).split('\r\n').length;
  });
  process.stdout.write(`${name}: ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB\n`);
  expect(lines).toBe(lecturers + 2);
  expect(peak - before).toBeLessThan(50);
});

/** The topics that the open screens of a person hear, and when they are shut. */
const listening = async (person: Person) => {
  const extraHeaders = { origin: publicOrigin, cookie: await running.cookieOf(person) };
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders });
  sockets.push(socket);
  const event = (name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve));
  await event('connect');
  const heard: DataChanged[] = [];
  socket.on('data.changed', (change: DataChanged) => heard.push(change));
  const placesChanged = new Promise<void>((resolve) => {
    socket.on('data.changed', ({ topic }: DataChanged) => topic === 'places' && resolve());
  });
  const ofPeople = () => heard.filter(({ topic }) => topic === 'people').map(({ ids }) => ids);
  return { placesChanged, ofPeople, shut: event('disconnect') };
};

test('a person made inactive is out at once; the secretariat hears of it, and nobody else', async () => {
  const person = await insertPerson(running.db, { role: 0 });
  const [theirs, secretariat, stranger] = [
    await listening(person),
    await listening(await insertPerson(running.db, { role: 11 })),
    await listening(await insertPerson(running.db, { role: 0 })),
  ];
  const send = (method: string, path: string, body: unknown) =>
    running.request(port, path, { method, body: JSON.stringify(body) }, cookie);
  const answer = await send('PUT', `/api/users/${person.id}`, personEdit({ active: 0, email: person.email }));
  expect(answer.status).toBe(200);
  await theirs.shut;
  // Everybody hears of a place: whoever heard of the person at all heard of it before.
  await send('POST', '/api/places/delete-multiple', [await insertPlace(running.db)]);
  await Promise.all([secretariat.placesChanged, stranger.placesChanged]);
  expect(secretariat.ofPeople()).toEqual([[person.id]]);
  expect(stranger.ofPeople()).toEqual([]);
});
