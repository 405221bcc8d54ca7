import type { Lately } from '@indeks/contract/realtime/events';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { announceSessionEnd, cutConnections } from '#testing/live-database.ts';
import {
  closeBrowsers,
  knownSessions,
  letIn,
  openBrowser,
  startProcess,
  type Browser,
  type SocketProcess,
} from '#testing/live-sockets.ts';
import { ownRedis } from '#testing/own-redis.ts';
import { testDatabase } from '#testing/test-database.ts';
import { eventually, fastest } from '#testing/patience.ts';

const redis = await ownRedis();
const database = await testDatabase();
const addresses = { redisUrl: redis.url, databaseUrl: database.appUrl };
const anna = { userId: 1, sessionId: 11, role: 1, restricted: false } as const;
const piotr = { userId: 2, sessionId: 22, role: 0, restricted: false } as const;
const newcomer = { userId: 3, sessionId: 33, role: 3, restricted: true } as const;
const sessions = knownSessions(anna, piotr, newcomer);
/** How long each event was on its way to the second process. */
const readByTwo: number[] = [];
let one: SocketProcess;
let two: SocketProcess;

beforeAll(async () => {
  await redis.start();
  one = await startProcess(addresses, sessions);
  two = await startProcess(addresses, sessions, (seconds) => void readByTwo.push(seconds));
  await eventsFlow();
});

afterEach(() => {
  closeBrowsers();
  for (const session of [anna, piotr, newcomer]) sessions.known.set(session.sessionId, session);
});

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.stop();
  await database.drop();
});

/** The readers of both processes are connected: an event of each reaches the other. */
const eventsFlow = async () => {
  const [onOne, onTwo] = await Promise.all([letIn(one.port, 11), letIn(two.port, 22)]);
  await eventually(() => {
    one.realtime.publish({ users: [2] }, 'chat', [1]);
    two.realtime.publish({ users: [1] }, 'chat', [1]);
    expect([onOne.events.length, onTwo.events.length].every(Boolean)).toBe(true);
  });
  closeBrowsers();
};

const received = (browser: Browser, count = 1) =>
  eventually(() => expect(browser.events).toHaveLength(count));

describe('events', () => {
  test('are counted by the time they were on their way', async () => {
    const before = readByTwo.length;
    one.realtime.publish({ users: [2] }, 'chat', [1]);
    await eventually(() => expect(readByTwo.length).toBeGreaterThan(before));
    expect(readByTwo.slice(before).every((seconds) => seconds >= 0 && seconds < 60)).toBe(true);
  });

  test('published in one process reach a socket on the other, with ids only', async () => {
    const browser = await letIn(two.port, 11);
    one.realtime.publish({ users: [1] }, 'places', [7, 8]);
    await received(browser);
    expect(browser.events).toEqual([
      { eventId: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/), topic: 'places', ids: [7, 8] },
    ]);
  });

  test('reach those they are meant for', async () => {
    const [forAnna, forPiotr] = await Promise.all([letIn(one.port, 11), letIn(two.port, 22)]);
    one.realtime.publish({ users: [2] }, 'chat', [1]);
    one.realtime.publish({ roles: [1] }, 'places', [2]);
    one.realtime.publish({ users: [1], roles: [0] }, 'notifications', [3]);
    one.realtime.publish({ users: [] }, 'sessions', [4]);
    one.realtime.publish({}, 'sessions', [5]);
    one.realtime.publish({ everyone: true }, 'places', [6]);
    await Promise.all([received(forAnna, 3), received(forPiotr, 3)]);
    expect(forAnna.events.flatMap(({ ids }) => ids)).toEqual([2, 3, 6]);
    expect(forPiotr.events.flatMap(({ ids }) => ids)).toEqual([1, 3, 6]);
  });

  test('meant for a person and their role come once', async () => {
    const browser = await letIn(two.port, 11);
    one.realtime.publish({ users: [1], roles: [1] }, 'places', [1]);
    one.realtime.publish({ users: [1] }, 'places', [2]);
    await received(browser, 2);
    expect(browser.events.map(({ ids }) => ids)).toEqual([[1], [2]]);
  });

  test('missed in a gap are delivered by another process', async () => {
    const browser = await letIn(one.port, 11);
    one.realtime.publish({ users: [1] }, 'places', [1]);
    await received(browser);
    const { pid, offset } = recoveryOf(browser);
    browser.socket.io.engine.close();
    await eventually(() => expect(browser.goodbyes).toHaveLength(1));
    one.realtime.publish({ users: [1] }, 'places', [2]);
    one.realtime.publish({ users: [2] }, 'places', [3]);
    const returned = openBrowser(two.port, { session: 11 });
    Object.assign(returned.socket, { _pid: pid, _lastOffset: offset });
    await received(returned);
    expect(returned.events[0]?.ids).toEqual([2]);
    expect(returned.socket.recovered).toBe(true);
  });

  test('a recovered socket of another session is sent away', async () => {
    const browser = await letIn(one.port, 11);
    one.realtime.publish({ users: [1] }, 'places', [1]);
    await received(browser);
    const { pid, offset } = recoveryOf(browser);
    browser.socket.io.engine.close();
    await eventually(() => expect(browser.goodbyes).toHaveLength(1));
    const stranger = openBrowser(two.port, { session: 22 });
    Object.assign(stranger.socket, { _pid: pid, _lastOffset: offset });
    await eventually(() => expect(stranger.goodbyes).toEqual(['io server disconnect']));
  });
});

/** What the client keeps to itself for its return. */
const recoveryOf = ({ socket }: Browser): { pid: unknown; offset: unknown } => ({
  pid: Reflect.get(socket, '_pid'),
  offset: Reflect.get(socket, '_lastOffset'),
});

describe('what changed lately', () => {
  const lately = async (port: number, session: number): Promise<Lately> => {
    const { socket } = openBrowser(port, { session });
    return new Promise((resolve) => socket.once('live.since', resolve));
  };

  test('is told to whoever connects, of all processes, and only what is meant for them', async () => {
    await lately(two.port, 11);
    one.realtime.publish({ users: [1] }, 'grades', [1]);
    one.realtime.publish({ roles: [1] }, 'mentors', [2]);
    two.realtime.publish({ everyone: true }, 'courses', [3]);
    two.realtime.publish({ users: [2] }, 'payments', [4]);
    two.realtime.publish({ users: [1] }, 'grades', [5]);
    await eventually(async () => {
      const { changed } = await lately(two.port, 11);
      expect(Object.keys(changed)).toEqual(expect.arrayContaining(['grades', 'mentors', 'courses']));
      expect(Object.keys(changed)).not.toContain('payments');
    });
    const { knownForMs, changed } = await lately(one.port, 22);
    expect(Object.keys(changed)).toEqual(expect.arrayContaining(['payments', 'courses']));
    expect(Object.keys(changed)).not.toContain('grades');
    expect(knownForMs).toBeGreaterThan(changed['payments'] ?? Infinity);
  });

  test('is not known for longer than an emptied Redis has been filled again', async () => {
    await lately(two.port, 11);
    const client = new Redis(redis.url);
    await client.flushall();
    await client.quit();
    const begun = performance.now();
    const { knownForMs, changed } = await lately(two.port, 11);
    expect(knownForMs).toBeLessThanOrEqual(performance.now() - begun + 1);
    expect(changed).toEqual({});
  });
});

describe('the door', () => {
  test.each([
    ['no session', {}],
    ['an unknown session', { session: 99 }],
    ['a restricted session', { session: 33 }],
    ['another origin', { session: 11, origin: 'https://evil.example' }],
    ['a longer host', { session: 11, origin: 'https://indeks.example.evil.example' }],
    ['plain http', { session: 11, origin: 'http://indeks.example' }],
    ['no origin', { session: 11, origin: undefined }],
    ['the origin "null"', { session: 11, origin: 'null' }],
  ])('%s is refused at the upgrade', async (_, options) => {
    const { socket } = openBrowser(one.port, options);
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('websocket error');
    expect(socket.connected).toBe(false);
  });

  test('there is no way in by polling', async () => {
    const answer = await fetch(`http://127.0.0.1:${one.port}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://indeks.example', cookie: 'sid=11' },
    });
    expect(answer.status).toBe(400);
  });

  test('a browser that talks is sent away', async () => {
    const browser = await letIn(one.port, 11);
    browser.socket.send({ everyone: true });
    await eventually(() => expect(browser.goodbyes).toEqual(['io server disconnect']));
  });

  test('of one session ten are kept and the eleventh is sent away', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => letIn(one.port, 11)));
    const eleventh = openBrowser(one.port, { session: 11 });
    await eventually(() => expect(eleventh.goodbyes).toEqual(['io server disconnect']));
    expect(ten.every(({ socket }) => socket.connected)).toBe(true);
    expect((await letIn(one.port, 22)).socket.connected).toBe(true);
  });

  test('a long message is cut off', async () => {
    const browser = await letIn(one.port, 11);
    browser.socket.send('x'.repeat(5_000));
    await eventually(() => expect(browser.goodbyes).toHaveLength(1));
  });
});

describe('the end of a session', () => {
  test('closes its sockets on every process within a second, and no others', async () => {
    const endSession = async (): Promise<number> => {
      sessions.known.set(anna.sessionId, anna);
      const browsers = await Promise.all([letIn(one.port, 11), letIn(two.port, 11), letIn(two.port, 22)]);
      const started = performance.now();
      sessions.known.delete(11);
      await announceSessionEnd(database.appUrl, 11);
      await eventually(() => expect(browsers.map(({ goodbyes }) => goodbyes.length)).toEqual([1, 1, 0]));
      const taken = performance.now() - started;
      expect(browsers[2]?.socket.connected).toBe(true);
      return taken;
    };
    expect(await fastest(1_000, endSession)).toBeLessThan(1_000);
  });

  test('is noticed when it falls between the upgrade and the greeting', async () => {
    sessions.known.delete(11);
    const late = knownSessions();
    const process = await startProcess(addresses, { ...late, resolveSession: async () => anna });
    const browser = openBrowser(process.port, { session: 11 });
    await eventually(() => expect(browser.goodbyes).toEqual(['io server disconnect']));
    await process.stop();
  });

  test('during a gap in the news is noticed after it', async () => {
    const [ended, alive] = await Promise.all([letIn(one.port, 11), letIn(two.port, 22)]);
    sessions.known.delete(11);
    await cutConnections(database.appUrl, 'indeks-session-ends');
    await eventually(() => expect(ended.goodbyes).toEqual(['io server disconnect']));
    expect(alive.socket.connected).toBe(true);
    // The second process may still be connecting again; what is said meanwhile does not reach it.
    await eventually(async () => {
      await announceSessionEnd(database.appUrl, 22);
      expect(alive.goodbyes).toEqual(['io server disconnect']);
    });
  });
});

describe('without Redis', () => {
  test('a process still tells its own sockets, and all of them when Redis is back', async () => {
    await redis.stop();
    const [here, there] = await Promise.all([letIn(one.port, 11), letIn(two.port, 11)]);
    one.realtime.publish({ users: [1] }, 'places', [1]);
    await received(here);
    expect(there.events).toEqual([]);

    const leaving = await letIn(one.port, 22);
    await announceSessionEnd(database.appUrl, 22);
    await eventually(() => expect(leaving.goodbyes).toEqual(['io server disconnect']));

    await redis.start();
    await eventually(() => {
      one.realtime.publish({ users: [1] }, 'places', [2]);
      expect(there.events.at(-1)?.ids).toEqual([2]);
    });
  });

  test('a lost connection of a browser does no harm', async () => {
    await redis.stop();
    const browser = await letIn(one.port, 11);
    browser.socket.io.engine.close();
    await eventually(() => expect(browser.goodbyes).toHaveLength(1));
    const again = await letIn(one.port, 11);
    one.realtime.publish({ users: [1] }, 'places', [1]);
    await received(again);
    await redis.start();
  });

  test('a Redis that accepts but never answers delays an event, no more', async () => {
    await eventsFlow();
    const browser = await letIn(one.port, 11);
    redis.freeze();
    one.realtime.publish({ users: [1] }, 'places', [1]);
    await received(browser);
    expect(browser.events[0]?.ids).toEqual([1]);
    redis.thaw();
    await eventsFlow();
  });

  test('a process starts, works and stops', async () => {
    const alone = await startProcess({ ...addresses, redisUrl: 'redis://127.0.0.1:1' }, sessions);
    const browser = await letIn(alone.port, 11);
    alone.realtime.publish({ users: [1] }, 'places', [1]);
    await received(browser);
    await alone.stop();
    await eventually(() => expect(browser.goodbyes).toEqual(['transport close']));
  });
});
