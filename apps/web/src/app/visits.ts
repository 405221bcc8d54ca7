import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { forgetVisit } from '#app/follow.ts';
import { call } from '#shared/api/call.ts';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { tellOtherTabs } from '#shared/api/other-tabs.ts';
import { forgetSession, probeSession } from '#shared/api/session.ts';

/** Ends the visit in every tab. */
export async function signOut(): Promise<void> {
  await call(accountRoutes.logout);
  endVisit();
}

/** Ends the visit when the server has already ended the sessions. */
export function endVisit(): void {
  tellOtherTabs({ kind: 'signed-out' });
  forgetVisit();
}

/** Asks the server after it closed the live connection. */
export async function isStillSignedIn(): Promise<boolean> {
  forgetSession();
  const session = await probeSession();
  if (!session) leaveEndedSession('/error-401');
  return session !== undefined;
}
