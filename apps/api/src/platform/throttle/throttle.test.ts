import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { openRedis } from '../redis/connection.ts';
import { ownRedis } from '#testing/own-redis.ts';
import { createThrottle, type Throttle, type ThrottleRule } from './throttle.ts';
import { eventually } from '#testing/patience.ts';

const log = pino({ level: 'silent' });
const server = await ownRedis();
const connect = () => openRedis({ url: server.url, name: 'throttle-test', log });
let redis: Redis;
let other: Redis;
let throttle: Throttle;
let onOtherProcess: Throttle;
const figures = { publicPerMinute: 5, strangersPerSecond: 700 };

beforeAll(async () => {
  await server.start();
  redis = connect();
  other = connect();
  throttle = createThrottle({ redis, log, figures });
  onOtherProcess = createThrottle({ redis: other, log, figures });
  await Promise.all([isReady(redis), isReady(other)]);
});

afterAll(async () => {
  redis.disconnect();
  other.disconnect();
  await server.stop();
});

const isReady = (client: Redis) => eventually(() => expect(client.status).toBe('ready'));

const failTimes = async (times: number, rule: ThrottleRule, key: string, on = throttle) => {
  for (let time = 0; time < times; time += 1) await on.attempt(rule, key);
};

const refusalOf = async (attempt: Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

describe('failed tries', () => {
  test.each([
    ['loginAccount', 5, '15 minut', 900],
    ['loginAddress', 20, '10 minut', 600],
    ['recoveryAccount', 3, '30 minut', 1800],
    ['recoveryAddress', 10, '30 minut', 1800],
  ] as const)('%s: after %d failures the next try waits %s', async (rule, failures, minutes, wait) => {
    await failTimes(failures - 1, rule, 'anna@example.pl');
    expect(await refusalOf(throttle.check(rule, 'anna@example.pl'))).toBeUndefined();
    await throttle.attempt(rule, 'anna@example.pl');
    const refusal = await refusalOf(throttle.check(rule, 'anna@example.pl'));
    expect(refusal).toMatchObject({ code: 'auth/throttled', status: 429, details: { minutes } });
    expect(Number(refusal?.details?.['retryAfterSeconds'])).toBeLessThanOrEqual(wait);
    expect(Number(refusal?.details?.['retryAfterSeconds'])).toBeGreaterThan(wait - 20);
    expect(await refusalOf(throttle.check(rule, 'piotr@example.pl'))).toBeUndefined();
  });

  test('asking does not count', async () => {
    for (let time = 0; time < 10; time += 1) await throttle.check('loginAccount', 'asked');
    expect(await refusalOf(throttle.check('loginAccount', 'asked'))).toBeUndefined();
  });

  test('another process sees them', async () => {
    await failTimes(5, 'loginAccount', 'shared');
    expect(await refusalOf(onOtherProcess.check('loginAccount', 'shared'))).toMatchObject({
      code: 'auth/throttled',
    });
  });

  test('are forgotten when cleared', async () => {
    await failTimes(5, 'loginAccount', 'cleared');
    await throttle.clear('loginAccount', 'cleared');
    expect(await refusalOf(throttle.check('loginAccount', 'cleared'))).toBeUndefined();
  });

  test.each([
    [59, '1 minutę'],
    [75, '2 minuty'],
    [4 * 60, '4 minuty'],
    [5 * 60, '5 minut'],
    [12 * 60, '12 minut'],
  ])('with %d s left it says "%s"', async (seconds, minutes) => {
    const key = await keyAddedBy(() => failTimes(5, 'loginAccount', `left ${seconds}`));
    await redis.expire(key, seconds);
    expect(await refusalOf(throttle.check('loginAccount', `left ${seconds}`))).toMatchObject({
      details: { minutes },
    });
  });

  const keyAddedBy = async (act: () => Promise<void>): Promise<string> => {
    const before = new Set(await redis.keys('*'));
    await act();
    const added = (await redis.keys('*')).filter((key) => !before.has(key));
    expect(added).toHaveLength(1);
    return added[0] ?? '';
  };

  test('no address of a person lies in Redis', async () => {
    await throttle.attempt('loginAccount', 'anna.kowalska@example.pl');
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /anna|kowalska|@/.test(key))).toEqual([]);
  });
});

const from = (address: string) => ({ address, cookie: undefined });

describe('requests', () => {
  test('the 601st within a minute is refused, on any process', async () => {
    await Promise.all(Array.from({ length: 300 }, () => throttle.allow(from('1'))));
    await Promise.all(Array.from({ length: 300 }, () => onOtherProcess.allow(from('1'))));
    const refusal = await refusalOf(throttle.allow(from('1')));
    expect(refusal).toMatchObject({ code: 'request/too-many', status: 429 });
    expect(Number(refusal?.details?.['retryAfterSeconds'])).toBeLessThanOrEqual(60);
    expect(await refusalOf(throttle.allow(from('2')))).toBeUndefined();
  });
});

const twentyAtOnce = async (key: string): Promise<number> => {
  const asked = Array.from({ length: 20 }, () => refusalOf(throttle.attempt('recoveryAccount', key)));
  return (await Promise.all(asked)).filter((refusal) => refusal === undefined).length;
};

test('of twenty tries at once three are answered', async () => {
  expect(await twentyAtOnce('at once')).toBe(3);
});

test('right tries, also many at once, use nothing up', async () => {
  const tried = Array.from({ length: 60 }, async () => {
    const refusal = await refusalOf(throttle.attempt('verification', 'right'));
    if (!refusal) await throttle.takeBack('verification', 'right');
  });
  await Promise.all(tried);
  await failTimes(20, 'verification', 'right');
  expect(await refusalOf(throttle.attempt('verification', 'right'))).toMatchObject({
    code: 'auth/throttled',
  });
});

describe('requests of strangers', () => {
  const onPublic = (address: string) => ({ ...from(address), isPublic: true });

  test('one address has a lower limit on public routes', async () => {
    for (let time = 0; time < figures.publicPerMinute; time += 1) await throttle.allow(onPublic('4'));
    expect(await refusalOf(throttle.allow(onPublic('4')))).toMatchObject({ code: 'request/too-many' });
    expect(await refusalOf(throttle.allow(onPublic('5')))).toBeUndefined();
    expect(await refusalOf(throttle.allow(from('4')))).toBeUndefined();
  });

  test('addresses of one IPv6 network count as one', async () => {
    for (let time = 0; time < figures.publicPerMinute; time += 1)
      await throttle.allow(onPublic(`2001:db8:0:7::${time}`));
    expect(await refusalOf(throttle.allow(onPublic('2001:db8:0:7:1:2:3:4')))).toMatchObject({ status: 429 });
    expect(await refusalOf(throttle.allow(onPublic('2001:db8:0:8::1')))).toBeUndefined();
  });

  test('a flood from many addresses leaves room for sessions and for browsers in which somebody signed in', async () => {
    const flooded = createThrottle({ redis, log, figures: { publicPerMinute: 5, strangersPerSecond: 3 } });
    await flooded.recognise('session');
    await flooded.recognise('browser');
    const flood = async () => {
      const tries = Array.from({ length: 50 }, (_, n) => refusalOf(flooded.allow(onPublic(`flood ${n}`))));
      return (await Promise.all(tries)).filter((refusal) => refusal?.code === 'request/busy');
    };
    expect((await flood()).length).toBeGreaterThanOrEqual(44);
    expect(await refusalOf(flooded.allow({ ...from('6'), cookie: 'session' }))).toBeUndefined();
    expect(await refusalOf(flooded.allow({ ...onPublic('7'), device: 'browser' }))).toBeUndefined();
    await flood();
    expect(await refusalOf(flooded.allow({ ...onPublic('8'), device: 'made up' }))).toMatchObject({
      code: 'request/busy',
      status: 503,
    });
  });
});

describe('without Redis', () => {
  test('each process still counts, and sees the common count again when Redis is back', async () => {
    await server.stop();
    await eventually(() => expect(redis.status).not.toBe('ready'));
    await failTimes(5, 'loginAccount', 'lonely');
    expect(await refusalOf(throttle.check('loginAccount', 'lonely'))).toMatchObject({
      code: 'auth/throttled',
    });
    expect(await refusalOf(throttle.check('loginAccount', 'another'))).toBeUndefined();
    expect(await twentyAtOnce('lonely, at once')).toBe(3);
    expect(await refusalOf(throttle.allow(from('3')))).toBeUndefined();
    await throttle.clear('loginAccount', 'lonely');
    expect(await refusalOf(throttle.check('loginAccount', 'lonely'))).toBeUndefined();

    await server.start();
    await Promise.all([isReady(redis), isReady(other)]);
    await failTimes(5, 'loginAccount', 'returned');
    expect(await refusalOf(onOtherProcess.check('loginAccount', 'returned'))).toMatchObject({
      code: 'auth/throttled',
    });
  });

  test('a Redis that accepts but never answers holds nobody up for long', async () => {
    server.freeze();
    const started = performance.now();
    await failTimes(3, 'recoveryAccount', 'frozen');
    expect(await refusalOf(throttle.check('recoveryAccount', 'frozen'))).toMatchObject({
      code: 'auth/throttled',
    });
    expect(performance.now() - started).toBeLessThan(8_000);
    server.thaw();
    await isReady(redis);
  });

  test('a Redis that was never there does not stop the start', async () => {
    const nowhere = openRedis({ url: 'redis://127.0.0.1:1', name: 'nowhere', log });
    const alone = createThrottle({ redis: nowhere, log, figures });
    await failTimes(5, 'loginAccount', 'alone', alone);
    expect(await refusalOf(alone.check('loginAccount', 'alone'))).toMatchObject({ code: 'auth/throttled' });
    nowhere.disconnect();
  });
});
