import type { DataRouter } from 'react-router';
import { shellId } from '#app/guard.ts';
import { onFailurePage } from '#shared/api/failure-pages.ts';
import { onOtherTab } from '#shared/api/other-tabs.ts';
import { forgetSession, probeSession } from '#shared/api/session.ts';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';

type Router = Pick<DataRouter, 'navigate' | 'state'>;

/** Opens the failure page when a call met an ended session or an outage. */
export function followFailures(router: Router): () => void {
  return onFailurePage((page) => {
    // Drafts are kept, because the same person may sign in again.
    if (page === '/error-401') forgetSession();
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
