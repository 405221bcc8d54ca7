import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import type { DataRouter } from 'react-router';
import { shellId } from '#app/guard.ts';
import { forgetReturn, keepReturn } from '#app/return-address.ts';
import { onEndedSession } from '#shared/api/ended-session.ts';
import { onOtherTab } from '#shared/api/other-tabs.ts';
import { forgetSession, probeSession } from '#shared/api/session.ts';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';

type Router = Pick<DataRouter, 'navigate' | 'state'>;

/** Leads to the login when a call met an ended session. The same person comes back to this page and to what was typed. */
export function followEndedSession(router: Router): () => void {
  return onEndedSession((page) => {
    const { location, loaderData, navigation } = router.state;
    // A person at the login, or on the way there, has left already, and the login may have something to say.
    if ((navigation.location ?? location).pathname === '/') return;
    const session = loaderData[shellId] as CurrentSession | undefined; // the shell's loader gives the session
    if (session) keepReturn(location.pathname + location.search, session.user.id);
    forgetSession();
    void router.navigate(page, { replace: true });
  });
}

/** Follows what other tabs do with the shared session. */
export function followOtherTabs(router: Router): () => void {
  return onOtherTab(
    (message) => void (message.kind === 'signed-out' ? leave(router) : changeTo(message.userId, router)),
  );
}

/** Forgets everything about the visit in this tab. The query cache is dropped with the shell. */
export function forgetVisit(): void {
  forgetSession();
  forgetEveryUser();
  forgetReturn();
}

async function leave(router: Router): Promise<void> {
  forgetVisit();
  // Pages for everybody, such as the change log, stay open.
  if (isInside(router)) await router.navigate('/');
}

/** After a sign-in in another tab, the login page and a tab that shows another person are loaded anew. */
async function changeTo(userId: number, router: Router): Promise<void> {
  const session = await probeSession().catch(() => undefined);
  if (session?.user.id === userId) return;
  forgetVisit();
  if (isInside(router) || router.state.location.pathname === '/') await router.navigate('/');
}

const isInside = ({ state }: Router): boolean => state.matches.some(({ route }) => route.id === shellId);
