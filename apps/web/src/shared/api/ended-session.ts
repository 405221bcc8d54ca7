import type { Route } from '@indeks/contract/common/route';

/** The page to which an ended session leads: the one that says so, or at once the login. */
export type SignInPage = '/error-401' | '/';

/** The app says how to get there; the failed call still rejects to its caller. */
export function onEndedSession(listener: (page: SignInPage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function leaveEndedSession(page: SignInPage): void {
  for (const listener of listeners) listener(page);
}

/** Calls back when the page is taken away from the person: the session ended, or the tab reloads the page. */
export function onTakenAway(listener: () => void): () => void {
  const stop = onEndedSession(() => listener());
  window.addEventListener('pagehide', listener);
  return () => {
    stop();
    window.removeEventListener('pagehide', listener);
  };
}

/**
 * Whether a failed call leads away from the screen. Only reading does: what was to be saved stays where it was typed,
 * and any other failure is shown in place.
 */
export const isEndedSession = ({ method, path }: Pick<Route, 'method' | 'path'>, status: number): boolean =>
  status === 401 && method === 'GET' && path !== sessionPath;

const listeners = new Set<(page: SignInPage) => void>();

/** Asked by the guards of the routes, which know what to do without a session. */
const sessionPath = '/api/session';
