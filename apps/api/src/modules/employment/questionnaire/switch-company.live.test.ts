import { afterAll, beforeAll, expect, test } from 'vitest';
import { io } from 'socket.io-client';
import { insertPerson } from '#testing/identity/people.ts';
import { publicOrigin, startRealProcesses, type RealProcesses } from '#testing/real-processes.ts';

const [here, there] = [3365, 3367];
let processes: RealProcesses;

beforeAll(async () => void (processes = await startRealProcesses([here, there])));
afterAll(() => processes.stop());

test('a switch closes the person’s sockets, also those of another process', async () => {
  const person = await insertPerson(processes.db, { role: 0 });
  const [cookie, elsewhere] = [await processes.cookieOf(person), await processes.cookieOf(person)];
  const socket = io(`http://127.0.0.1:${there}`, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: publicOrigin, cookie: elsewhere },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  const answer = await processes.request(here, '/api/users/switchCompany', { method: 'PUT' }, cookie);
  expect(answer.status).toBe(200);
  expect(await closed).toBe('io server disconnect');
  expect((await processes.request(there, '/api/session', {}, elsewhere)).status).toBe(401);
});
