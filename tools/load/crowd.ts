import { accountRoutes } from '../../packages/contract/src/identity/accounts/accounts.routes.ts';
import { role, type Role } from '../../packages/contract/src/access/roles.ts';
import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';

/** Sessions of demo accounts by role; several of each, since one session may ask only so often in a minute. */
export type Crowd = ReadonlyMap<Role, readonly Session[]>;

export interface Session {
  readonly cookie: string;
  /** Told by the proxy before the process. */
  readonly address: string;
}

/** A client's share of what one session may ask in a minute is used up in less than a second of full load. */
const sessionsPerClient = 4;

export async function signInCrowd(url: string, clients: number): Promise<Crowd> {
  const crowd = new Map<Role, Session[]>();
  let address = 0;
  for (const asked of Object.values(role)) {
    const sessions: Session[] = [];
    for (let number = 0; number < clients * sessionsPerClient; number += 1) {
      address += 1;
      sessions.push(await signIn(url, asked, `10.9.${Math.floor(address / 250)}.${1 + (address % 250)}`));
    }
    crowd.set(asked, sessions);
  }
  return crowd;
}

async function signIn(url: string, asked: Role, address: string): Promise<Session> {
  const { email, password } = getDemoAccount(asked);
  const answer = await fetch(url + accountRoutes.login.path, {
    method: accountRoutes.login.method,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`role ${asked} cannot sign in at ${url}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookie.join('; '), address };
}
