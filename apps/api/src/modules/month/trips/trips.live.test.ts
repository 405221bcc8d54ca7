import { afterAll, beforeAll, expect, test } from 'vitest';
import { io, type Socket } from 'socket.io-client';
import type { DataChanged } from '@indeks/contract/realtime/events';
import { systemClock } from '#platform/clock.ts';
import { insertCar } from '#testing/month/cars.ts';
import { insertPerson, type Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { publicOrigin, startRealProcesses, type RealProcesses } from '#testing/real-processes.ts';
import { tripFields } from '#testing/month/trips.ts';

const port = 3360;
let processes: RealProcesses;
const sockets: Socket[] = [];

beforeAll(async () => void (processes = await startRealProcesses([port])));
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await processes.stop();
});

/** What the open screens of a person hear, in order. */
const listening = async (person: Person) => {
  const cookie = await processes.cookieOf(person);
  const heard: DataChanged[] = [];
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { origin: publicOrigin, cookie },
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  socket.on('data.changed', (event: DataChanged) => heard.push(event));
  const next = (topic: string) =>
    new Promise<void>((resolve) => {
      socket.on('data.changed', (event: DataChanged) => event.topic === topic && resolve());
    });
  return { cookie, heard, next };
};

test('a change of a trip is heard by its owner and the secretariat, and by nobody else', async () => {
  const person = (role: 0 | 1 | 11) => insertPerson(processes.db, { role });
  const owner = await person(0);
  const screens = {
    owner: await listening(owner),
    secretariat: await listening(await person(1)),
    superAdmin: await listening(await person(11)),
    stranger: await listening(await person(0)),
  };
  const post = (path: string, body: unknown, cookie: string) =>
    processes.request(port, path, { method: 'POST', body: JSON.stringify(body) }, cookie);

  const cid = await insertCar(processes.db, owner.id);
  const answer = await post(
    '/api/trips',
    tripFields(cid, { date: systemClock.today() }),
    screens.owner.cookie,
  );
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: number }; // the contract's answer

  // Everybody hears of a place: whoever heard of the trip at all heard of it before.
  const everybody = Promise.all(Object.values(screens).map((screen) => screen.next('places')));
  await post('/api/places/delete-multiple', [await insertPlace(processes.db)], screens.secretariat.cookie);
  await everybody;
  const heardOfTrips = (screen: { heard: readonly DataChanged[] }) =>
    screen.heard.filter(({ topic }) => topic === 'trips').map(({ ids }) => ids);
  for (const screen of [screens.owner, screens.secretariat, screens.superAdmin])
    expect(heardOfTrips(screen)).toEqual([[id]]);
  expect(heardOfTrips(screens.stranger)).toEqual([]);
});
