import { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import { forgetVisit } from '#app/follow.ts';
import { call } from '#shared/api/call.ts';
import { escapeTo } from '#shared/api/escapes.ts';
import { tellOtherTabs } from '#shared/api/other-tabs.ts';
import { forgetSession, probeSession } from '#shared/api/session.ts';

/** Ends the visit in every tab. */
export async function signOut(): Promise<void> {
  await call(accountRoutes.logout);
  endVisit();
}

/** When the server has ended the sessions already. */
export function endVisit(): void {
  tellOtherTabs({ kind: 'signed-out' });
  forgetVisit();
}

/** Asked when the server itself has closed the live connection. */
export async function isStillSignedIn(): Promise<boolean> {
  forgetSession();
  const session = await probeSession();
  if (!session) escapeTo('/error-401');
  return session !== undefined;
}
