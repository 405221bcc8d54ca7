import type { CallError } from '#shared/api/call-error.ts';

/** Pages to which a failed call leads from wherever the user is. */
export type FailurePage = '/error-401' | '/error-500';

/** The app says how to get there; the failed call still rejects to its caller. */
export function onFailurePage(listener: (page: FailurePage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceFailure(path: string, error: CallError): void {
  if (shownInPlace.has(error.code)) return;
  const page = failurePageFor(path, error.status);
  if (page) openFailurePage(page);
}

export function openFailurePage(page: FailurePage): void {
  for (const listener of listeners) listener(page);
}

export function failurePageFor(path: string, status: number): FailurePage | undefined {
  if (handledByCaller.has(path)) return undefined;
  // A wrong password is an alert on the login card.
  if (status === 401) return path === '/api/users/login' ? undefined : '/error-401';
  if (!outages.has(status) || path.startsWith('/notificationapi')) return undefined;
  return '/error-500';
}

const listeners = new Set<(page: FailurePage) => void>();

/** The guards of the routes ask for the session, the error pages for the health; both know what to do without. */
const handledByCaller = new Set(['/api/session', '/api/health']);

/** A part of the system is away and the rest works: the caller shows the sentence where it belongs. */
const shownInPlace = new Set<CallError['code']>(['file/store-away']);

const outages = new Set([500, 502, 503]);
