import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { call } from '#shared/api/call.ts';
import { isCallError } from '#shared/api/call-error.ts';

/**
 * The signed-in person, fetched once and kept for the guards of all routes. It is not a query, because the guards run before React
 * does and because the login page has no room for a query library.
 */
export function probeSession(): Promise<CurrentSession | undefined> {
  probe ??= ask();
  return probe;
}

export function keepSession(session: CurrentSession): void {
  probe = Promise.resolve(session);
}

/** The next guard asks again. */
export function forgetSession(): void {
  probe = undefined;
}

let probe: Promise<CurrentSession | undefined> | undefined;

async function ask(): Promise<CurrentSession | undefined> {
  try {
    return await call(accountRoutes.current);
  } catch (error) {
    if (isCallError(error) && error.status === 401) return undefined;
    forgetSession(); // after an outage the next guard asks again
    throw error;
  }
}
