import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { redirect } from 'react-router';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import { keepReturn, takeReturn } from '#app/return-address.ts';
import type { Screen } from '#app/screens/screen.ts';
import { probeSession } from '#shared/api/session.ts';

/** Whether a visitor may open an address, or which other address to open instead. */
type Entrance = 'enter' | { leadTo: string };

/** The route around all pages for signed-in people. */
export const shellId = 'shell';

const loginPage = '/';

export function decideEntrance(
  session: CurrentSession | undefined,
  permission: Screen['permission'],
): Entrance {
  if (!session) return { leadTo: loginPage };
  // A session that has to set something first has that page as its landing page.
  if (session.restricted) return { leadTo: session.landing };
  if (permission === 'session' || session.permissions.includes(permission)) return 'enter';
  return { leadTo: session.landing };
}

export const makeGuard =
  ({ permission }: Pick<Screen, 'permission'>): LoaderFunction =>
  async ({ request }) => {
    const session = await readSession(request);
    const entrance = decideEntrance(session, permission);
    if (entrance === 'enter') return null;
    if (!session) keepReturn(writeAddress(request));
    return redirect(entrance.leadTo);
  };

/** The page to open after signing in: the one from which an ended session or an outage took the person. */
export function findStart(session: CurrentSession): string {
  const address = takeReturn(session.user.id);
  return session.restricted ? session.landing : (address ?? session.landing);
}

/** The login page is for those who are not signed in. */
export const visitorsOnly: LoaderFunction = async ({ request }) => {
  const session = await readSession(request);
  return session ? redirect(findStart(session)) : null;
};

/** The pages on which a restricted session sets what it must: only the one it is led to. */
export const unlessLedElsewhere: LoaderFunction = async ({ request }) => {
  const session = await readSession(request);
  if (!session) return redirect(loginPage);
  const isLedElsewhere = session.restricted && session.landing !== new URL(request.url).pathname;
  return isLedElsewhere ? redirect(session.landing) : session;
};

/** For pages that any session may open, also one that may only set a new password. */
export const anySession: LoaderFunction = async ({ request }) =>
  (await readSession(request)) ?? redirect(loginPage);

/** Guards do not run again when only the search part changes: a filter does not change who may see the page. */
export const unlessOnlySearchChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** A page cannot load while the service is away; its address is opened again when the service is back. */
async function readSession(request: Request): Promise<CurrentSession | undefined> {
  try {
    return await probeSession();
  } catch {
    keepReturn(writeAddress(request));
    throw redirect('/error-500');
  }
}

function writeAddress({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
