import type { Typing } from '@indeks/contract/realtime/events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  closeBrowsers,
  knownSessions,
  letIn,
  startProcess,
  type Browser,
  type SocketProcess,
} from '#testing/live-sockets.ts';
import { ownRedis } from '#testing/own-redis.ts';
import { eventually } from '#testing/patience.ts';
import { testDatabase } from '#testing/test-database.ts';

const redis = await ownRedis();
const database = await testDatabase();
const addresses = { redisUrl: redis.url, databaseUrl: database.appUrl };
const anna = { userId: 1, sessionId: 11, role: 1, restricted: false } as const;
const jan = { userId: 2, sessionId: 22, role: 1, restricted: false } as const;
const student = { userId: 3, sessionId: 33, role: 3, restricted: false } as const;
const sessions = knownSessions(anna, jan, student);
let one: SocketProcess;
let two: SocketProcess;

beforeAll(async () => {
  await redis.start();
  one = await startProcess(addresses, sessions);
  two = await startProcess(addresses, sessions);
});
afterEach(closeBrowsers);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.stop();
  await database.drop();
});

const hear = ({ socket }: Browser): Typing[] => {
  const heard: Typing[] = [];
  socket.on('chat.typing', (typing) => void heard.push(typing));
  return heard;
};
const byAnna = { partner: 3, by: 1 };

test('whoever writes is told to the others of a role on every process, and not to themselves', async () => {
  const [own, other, stranger] = await Promise.all([
    letIn(one.port, 11),
    letIn(two.port, 22),
    letIn(two.port, 33),
  ]);
  const [heardByOwn, heardByOther, heardByStranger] = [hear(own), hear(other), hear(stranger)];
  await eventually(() => {
    one.realtime.tellTyping({ roles: [1] }, 1, byAnna);
    expect(heardByOther.length).toBeGreaterThan(0);
  });
  expect(heardByOther[0]).toEqual(byAnna);
  one.realtime.tellTyping({ users: [3] }, 1, { partner: 0, by: null });
  await eventually(() => expect(heardByStranger).toEqual([{ partner: 0, by: null }]));
  expect(heardByOwn).toEqual([]);
});

test('it is stored nowhere: a connection that returns is not told of it', async () => {
  one.realtime.tellTyping({ roles: [1] }, 2, { partner: 3, by: 2 });
  const browser = await letIn(two.port, 11);
  const heard = hear(browser);
  one.realtime.publish({ users: [1] }, 'chat', [1]);
  await eventually(() => expect(browser.events).toHaveLength(1));
  expect(heard).toEqual([]);
  const client = new Redis(redis.url);
  const kept = JSON.stringify(await client.xrange('indeks:realtime', '-', '+'));
  client.disconnect();
  expect([kept.includes('data.changed'), kept.includes('typing')]).toEqual([true, false]);
});

test('an empty audience is nobody', async () => {
  const browser = await letIn(one.port, 11);
  const heard = hear(browser);
  one.realtime.tellTyping({}, 2, byAnna);
  one.realtime.tellTyping({ users: [1] }, 2, { partner: 4, by: null });
  await eventually(() => expect(heard).toEqual([{ partner: 4, by: null }]));
});

test('without Redis a process still tells its own sockets', async () => {
  await redis.stop();
  const browser = await letIn(one.port, 22);
  const heard = hear(browser);
  one.realtime.tellTyping({ roles: [1] }, 1, byAnna);
  await eventually(() => expect(heard).toEqual([byAnna]));
});
