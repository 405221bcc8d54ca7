import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { refuse } from '../errors.ts';
import { hashed, limiter, onlyExceeded, seconds, type unlessBroken } from './counters.ts';
import { networkOf } from './network-of.ts';

/** The general limits, asked before the database is and before a body is read. */
export interface RequestLimits {
  /**
   * A session cookie that was recognised before counts for its session. Any other request is a stranger's: it counts for
   * the process and for its address, and on a public route also for the lower limit there. A made-up cookie is no key of
   * its own.
   */
  allow(caller: Caller): Promise<CountedFor>;
  /**
   * What the look-up of the cookie's session has shown. A live session is recognised from now on, and its address gets
   * the request back: an office behind one address does not use up the limit of the others there.
   */
  learn(caller: Caller, countedFor: CountedFor, isLive: boolean): Promise<void>;
  /** A token that was just given to a browser: of a session, or of a browser in which somebody has signed in. */
  recognise(token: string, forSeconds?: number): Promise<void>;
}

/** Where a request comes from, as far as it is known before anything is looked up. */
export interface Caller {
  readonly address: string;
  readonly cookie: string | undefined;
  /** The cookie of a browser in which somebody has signed in before. */
  readonly device?: string | undefined;
  /** The route is public: it needs no session. */
  readonly isPublic?: boolean;
}

export type CountedFor = 'session' | 'address';

export interface LimitFigures {
  /** Requests of one address a minute on public routes. */
  readonly publicPerMinute: number;
  /** Requests of all strangers together in a second, for each process. */
  readonly strangersPerSecond: number;
}

const requestsPerMinute = 600;

/** The lifetime of the longest session. */
const recognisedSeconds = 12 * 60 * 60;

export const createRequestLimits = (
  redis: Redis,
  figures: LimitFigures,
  harmless: ReturnType<typeof unlessBroken>,
): RequestLimits => {
  const { requests, publicRequests, count, isRecognised, recognise, forget, giveBack, admit } =
    createCounting(redis, figures, harmless);
  return {
    allow: async ({ address, cookie, device, isPublic = false }) => {
      if (cookie !== undefined && (await isRecognised(cookie))) {
        await count(requests, cookie);
        return 'session';
      }
      await admit(device);
      if (isPublic) await count(publicRequests, networkOf(address));
      await count(requests, networkOf(address));
      return 'address';
    },
    learn: async ({ address, cookie }, countedFor, isLive) => {
      if (cookie === undefined) return;
      if (!isLive) {
        if (countedFor === 'session') await forget(cookie);
      } else if (countedFor === 'address') {
        await recognise(cookie);
        await giveBack(address);
        await count(requests, cookie);
      }
    },
    recognise,
  };
};

/** The counters of Redis and of the process, each with what it does. */
const createCounting = (redis: Redis, figures: LimitFigures, harmless: ReturnType<typeof unlessBroken>) => {
  const requests = limiter(redis, 'requests', requestsPerMinute, 60).shared;
  const publicRequests = limiter(redis, 'public-requests', figures.publicPerMinute, 60).shared;
  const recognised = limiter(redis, 'recognised', 1, recognisedSeconds).shared;
  const strangers = roomPerSecond(figures.strangersPerSecond);
  const knownBrowsers = roomPerSecond(figures.strangersPerSecond);

  const count = async (counter: RateLimiterRedis, key: string): Promise<void> => {
    const exceeded = await harmless(counter.consume(hashed(key)).then(() => undefined, onlyExceeded));
    if (exceeded)
      refuse('request/too-many', { details: { retryAfterSeconds: seconds(exceeded.msBeforeNext) } });
  };
  const isRecognised = async (token: string | undefined): Promise<boolean> =>
    token !== undefined && Boolean(await harmless(recognised.get(hashed(token))));
  const recognise = async (token: string, forSeconds = recognisedSeconds): Promise<void> => {
    await harmless(recognised.set(hashed(token), 1, forSeconds));
  };
  /** However many addresses a flood comes from, a browser in which somebody has signed in before keeps room of its own. */
  const admit = async (device: string | undefined): Promise<void> => {
    if (strangers.take()) return;
    if (!((await isRecognised(device)) && knownBrowsers.take())) refuse('request/busy');
  };
  const forget = async (token: string): Promise<void> => {
    await harmless(recognised.delete(hashed(token)));
  };
  const giveBack = async (address: string): Promise<void> => {
    await harmless(requests.reward(hashed(networkOf(address))));
  };
  return { requests, publicRequests, count, isRecognised, recognise, forget, giveBack, admit };
};

/** Counted in the process itself, so that a refusal costs nothing. */
const roomPerSecond = (most: number) => {
  let began = 0;
  let taken = 0;
  return {
    take: (): boolean => {
      const now = performance.now();
      if (now - began >= 1_000) {
        began = now;
        taken = 0;
      }
      taken += 1;
      return taken <= most;
    },
  };
};
