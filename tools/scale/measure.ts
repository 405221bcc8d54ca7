import { setTimeout as delay } from 'node:timers/promises';
import { addressOf } from '../../apps/api/testing/client.ts';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import { role } from '../../packages/contract/src/access/roles.ts';
import { accountRoutes } from '../../packages/contract/src/identity/accounts/accounts.routes.ts';
import { itemsPerPage, limitOf, type Case } from '../../apps/api/testing/scale/cases.ts';

export interface Times {
  least: number;
  median: number;
  p95: number;
}

export interface Measured {
  measured: Case;
  small: Times;
  large: Times;
}

interface Urls {
  small: string;
  large: string;
}

/** A case above its limit is measured again, more often: few rounds may tell of something else the machine did. */
export async function measureSurely(measured: Case, urls: Urls, rounds: number): Promise<Measured> {
  const first = await measure(measured, urls, rounds);
  return isTooDear(first) ? measure(measured, urls, rounds * 4) : first;
}

/** Asks both systems in turn, so that what else the machine does falls on both alike. */
async function measure(measured: Case, urls: Urls, rounds: number): Promise<Measured> {
  const ask = {
    small: await requestFor(await signIn(urls.small, measured), measured),
    large: await requestFor(await signIn(urls.large, measured), measured),
  };
  const taken = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.small.push(await ask.small());
    taken.large.push(await ask.large());
  }
  return { measured, small: timesOf(taken.small), large: timesOf(taken.large) };
}

export function isTooDear({ measured, small, large }: Measured): boolean {
  const { within } = measured.list;
  return within === undefined ? large.median / small.median > limitOf(measured) : large.p95 > within;
}

type Ask = (path: string) => Promise<{ milliseconds: number; total: number }>;

/** A session of its own for each case: one session may ask only so often a minute. */
async function signIn(url: string, { list }: Case): Promise<Ask> {
  const { email, password } = getDemoAccount(list.as ?? role.superAdmin);
  const answer = await fetch(url + accountRoutes.login.path, {
    method: accountRoutes.login.method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`nobody can sign in at ${url}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask: Ask = async (path) => {
    const begun = performance.now();
    const response = await fetch(url + path, { headers: { cookie } });
    const text = await response.text();
    const milliseconds = performance.now() - begun;
    if (response.status === 429) {
      // All cases come from one address, which may ask only so often a minute too.
      await delay(Number(response.headers.get('retry-after') ?? 1) * 1_000);
      return ask(path);
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    // Our own API: a page has a total, other lists do not ask for it.
    return { milliseconds, total: (JSON.parse(text) as { total?: number }).total ?? 0 };
  };
  return ask;
}

/** Warmed up, since the first request also pays for caches. */
async function requestFor(ask: Ask, { list, input, kind }: Case): Promise<() => Promise<number>> {
  const path = (lastPage: number) => addressOf(list.route, input(lastPage));
  const { total } = await ask(path(1));
  const address = kind === 'deep' ? path(Math.max(1, Math.ceil(total / itemsPerPage))) : path(1);
  await ask(address);
  return async () => (await ask(address)).milliseconds;
}

function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { least: at(0), median: at(0.5), p95: at(0.95) };
}
