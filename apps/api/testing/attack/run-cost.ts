import type { Role } from '@indeks/contract/access/roles';
import { sessionCookie } from '#platform/auth/sessions.ts';
import { insertSession } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { ApiProcess } from './api-process.ts';
import { commonBodies, costlyRequests, type Costly } from './costly-bodies.ts';
import type { AttackOptions } from './options.ts';
import { callerOf, makeTemplates, nameOf, type Template } from './requests.ts';
import type { Tally } from './tally.ts';

/** Milliseconds of the processor that a request of anybody may cost. */
const mostForAnybody = 5;

/** Tries of one request, of which the cheapest counts: another process must not make it dearer. */
const tries = 8;
const warmUps = 2;
/** Far above every limit: it need not be measured again. */
const plainlyTooMuch = 30;

/** What the worst body of every route costs; of routes for anybody every way in which a request may be large. */
export const attackCost = async (
  app: TestApp,
  api: ApiProcess,
  tally: Tally,
  options: AttackOptions,
): Promise<void> => {
  const templates = await makeTemplates(
    app,
    ({ route }) => options.only === undefined || nameOf(route).includes(options.only),
  );
  const cookies = new Map<Role, string>();
  for (const template of templates) {
    const isPublic = template.route.access === 'public';
    const caller = callerOf(template.cells);
    const cookie = caller === 'anonymous' ? undefined : await cookieOf(app, cookies, caller);
    const requests = (isPublic ? costlyRequests : commonBodies)(template.route, template.request);
    for (const costly of requests) {
      const milliseconds = await measure(api, tally, template, costly, cookie);
      const what = `${nameOf(template.route)} with ${costly.name}`;
      tally.costs.push({ what, milliseconds, tooMuch: isPublic && milliseconds > mostForAnybody });
    }
  }
};

const cookieOf = async (app: TestApp, cookies: Map<Role, string>, role: Role): Promise<string> => {
  const known = cookies.get(role);
  if (known !== undefined) return known;
  const { token } = await insertSession(app.db, app.clock, await app.person({ role }));
  const cookie = `${sessionCookie}=${token}`;
  cookies.set(role, cookie);
  return cookie;
};

const measure = async (
  api: ApiProcess,
  tally: Tally,
  { route }: Template,
  costly: Costly,
  cookie: string | undefined,
): Promise<number> => {
  let cheapest = Infinity;
  for (let turn = 0; turn < warmUps + tries; turn += 1) {
    const before = api.usedMs();
    const { status, text } = await send(api, route.method, costly, cookie);
    const used = api.usedMs() - before;
    tally.tries += 1;
    const what = `${nameOf(route)} with ${costly.name}`;
    if (status === 500) tally.failures.push(`${what} at a process: 500`);
    // A limit that counts requests hides what one of them costs; one that counts wrong tries does not.
    if (status === 429 && text.includes('request/too-many'))
      tally.wrongStatuses.push(`${what} was not measured`);
    cheapest = Math.min(cheapest, used);
    if (turn >= warmUps && cheapest > plainlyTooMuch) break;
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
