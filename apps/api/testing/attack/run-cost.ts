import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@indeks/contract/access/roles';
import { sessionCookie } from '#platform/auth/sessions.ts';
import { randomFor } from '../../seeds/random.ts';
import { insertSession } from '../identity/people.ts';
import type { TestApp } from '../test-app.ts';
import type { ApiProcess } from './api-process.ts';
import { commonBodies, costlyRequests, type Costly } from './costly-bodies.ts';
import type { AttackOptions } from './options.ts';
import { chooseCaller, makeTemplates, type Template } from './requests.ts';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import type { Tally } from './tally.ts';

/** Milliseconds of the processor that a request of anybody may cost. */
const mostForAnybody = 5;

/** Measurements of one request, of which the cheapest counts, since another process can only increase the cost. */
const fewestTries = { short: 3, long: 10 };
/** How often a request that seems too expensive is measured at most. */
const mostTries = 24;

/** What the worst body of every route costs; of routes for anybody every way in which a request may be large. */
export const attackCost = async (
  app: TestApp,
  api: ApiProcess,
  tally: Tally,
  options: AttackOptions,
): Promise<void> => {
  const templates = await makeTemplates(
    app,
    ({ route }) =>
      (options.only === undefined || nameRoute(route).includes(options.only)) && isMeasured(route, options),
  );
  const cookies = new Map<Role, string>();
  const resting = await restingShare(api);
  const fewest = options.short ? fewestTries.short : fewestTries.long;
  for (const template of templates) {
    const isPublic = template.route.access === 'public';
    const caller = chooseCaller(template.cells);
    const cookie = caller === 'anonymous' ? undefined : await findCookie(app, cookies, caller);
    const requests = (isPublic ? costlyRequests : commonBodies)(template.route, template.request);
    for (const costly of requests) {
      const milliseconds = await measure(api, tally, { template, costly, cookie, fewest, resting });
      const what = `${nameRoute(template.route)} with ${costly.name}`;
      tally.costs.push({ what, milliseconds, tooMuch: isPublic && milliseconds > mostForAnybody });
    }
  }
};

/** The short form measures only a part of the routes that need a session, whose cost has no limit; a seed gives the same part. */
const isMeasured = (route: Route, { short, seed }: AttackOptions): boolean =>
  !short || route.access === 'public' || randomFor(`cost of ${nameRoute(route)}`, seed).chance(0.1);

const findCookie = async (app: TestApp, cookies: Map<Role, string>, role: Role): Promise<string> => {
  const known = cookies.get(role);
  if (known !== undefined) return known;
  const { token } = await insertSession(app.db, app.clock, await app.person({ role }));
  const cookie = `${sessionCookie}=${token}`;
  cookies.set(role, cookie);
  return cookie;
};

/** Milliseconds of the processor that the process uses in a millisecond while nobody asks. */
const restingShare = async (api: ApiProcess): Promise<number> => {
  const shares: number[] = [];
  while (shares.length < 3) {
    const [before, begun] = [api.usedMs(), performance.now()];
    await pause(400);
    shares.push((api.usedMs() - before) / (performance.now() - begun));
  }
  return Math.min(...shares);
};

interface Measured {
  readonly template: Template;
  readonly costly: Costly;
  readonly cookie: string | undefined;
  readonly fewest: number;
  /** CPU time of the idle process, subtracted for an answer that waits on purpose. */
  readonly resting: number;
}

const measure = async (
  api: ApiProcess,
  tally: Tally,
  { template: { route }, costly, cookie, fewest, resting }: Measured,
): Promise<number> => {
  let cheapest = Infinity;
  for (let turn = 0; turn < fewest || (cheapest > mostForAnybody && turn < mostTries); turn += 1) {
    const before = api.usedMs();
    const begun = performance.now();
    const { status, text } = await send(api, route.method, costly, cookie);
    const used = api.usedMs() - before - resting * (performance.now() - begun);
    tally.tries += 1;
    const what = `${nameRoute(route)} with ${costly.name}`;
    if (status === 500) tally.failures.push(`${what} at a process: 500`);
    // A limit that counts requests hides what one of them costs; one that counts wrong tries does not.
    if (status === 429 && text.includes('request/too-many'))
      tally.wrongStatuses.push(`${what} was not measured`);
    cheapest = Math.min(cheapest, used);
  }
  return cheapest;
};

let lastAddress = 0;

/** The status is 0 where the connection was cut before one came. */
const send = async (
  { address }: ApiProcess,
  method: string,
  { url, body, headers }: Costly,
  cookie = '',
): Promise<{ status: number; text: string }> => {
  lastAddress += 1;
  const answer = await fetch(`${address}${url}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      origin: address,
      cookie,
      'x-forwarded-for': `10.${process.pid % 256}.${(lastAddress >> 8) % 256}.${lastAddress % 256}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  return { status: answer?.status ?? 0, text: text ?? '' };
};
