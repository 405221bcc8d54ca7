import type { accountRoutes } from '@indeks/contract/accounts/accounts.routes';
import type { avatarRoutes } from '@indeks/contract/avatars/avatars.routes';
import type { Route } from '@indeks/contract/common/route';
import type { systemRoutes } from '@indeks/contract/system/system.routes';

/**
 * The routes of the first screen and of the frame, without their schemas. zod alone would be a quarter of what
 * the login page may load. The types are the contract's, so a changed method or path does not compile.
 */
export const loginRoute = head<(typeof accountRoutes)['login']>('POST', '/api/users/login');
export const sessionRoute = head<(typeof accountRoutes)['current']>('GET', '/api/session');
export const logoutRoute = head<(typeof accountRoutes)['logout']>('POST', '/api/users/logout');
export const healthRoute = head<(typeof systemRoutes)['health']>('GET', '/api/health');
export const photoRoute = head<(typeof avatarRoutes)['get']>('GET', '/api/users/:id/avatar');

function head<R extends Route>(method: R['method'], path: R['path']): R {
  // `call` reads the method, the path and the kinds of body and answer, which here are JSON.
  return { method, path, answer: {} } as unknown as R;
}
