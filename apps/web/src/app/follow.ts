import type { DataRouter } from 'react-router';
import { shellId } from '#app/guard.ts';
import { onEscape } from '#shared/api/escapes.ts';
import { onOtherTab } from '#shared/api/other-tabs.ts';
import { forgetSession, probeSession } from '#shared/api/session.ts';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';

type Router = Pick<DataRouter, 'navigate' | 'state'>;

/** A call that met an ended session or an outage leads to the page that says so. */
export function followEscapes(router: Router): () => void {
  return onEscape((page) => {
    // Drafts are kept: the same person may come back to them.
    if (page === '/error-401') forgetSession();
    void router.navigate(page, { replace: true });
  });
}

/** What other tabs do with the session they share with this one. */
export function followOtherTabs(router: Router): () => void {
  return onOtherTab(
    (message) => void (message.kind === 'signed-out' ? leave(router) : changeTo(message.userId, router)),
  );
}

/** Nothing of the visit stays in this tab. Its query cache goes with the shell. */
export function forgetVisit(): void {
  forgetSession();
  forgetEveryUser();
}

async function leave(router: Router): Promise<void> {
  forgetVisit();
  // Pages for everybody, such as the change log, stay open.
  if (isInside(router)) await router.navigate('/');
}

/** Somebody signed in elsewhere: the login page, and a tab that shows another person, start anew. */
async function changeTo(userId: number, router: Router): Promise<void> {
  const session = await probeSession().catch(() => undefined);
  if (session?.user.id === userId) return;
  forgetVisit();
  if (isInside(router) || router.state.location.pathname === '/') await router.navigate('/');
}

const isInside = ({ state }: Router): boolean => state.matches.some(({ route }) => route.id === shellId);
