import type { CurrentSession } from '@indeks/contract/accounts/accounts.schemas';
import { redirect } from 'react-router';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import type { Screen } from '#app/screens/screen.ts';
import { probeSession } from '#shared/api/session.ts';

/** Whether a visitor may open an address, or which other address to open instead. */
type Entrance = 'enter' | { leadTo: string };

/** The route around all pages for signed-in people. */
export const shellId = 'shell';

const passwordPage = '/change-password';
const loginPage = '/';

export function decideEntrance(
  session: CurrentSession | undefined,
  permission: Screen['permission'],
): Entrance {
  if (!session) return { leadTo: loginPage };
  if (session.restricted) return { leadTo: passwordPage };
  if (permission === 'session' || session.permissions.includes(permission)) return 'enter';
  return { leadTo: session.landing };
}

/** The page that a signed-in person starts with. */
export const homeOf = (session: CurrentSession): string =>
  session.restricted ? passwordPage : session.landing;

export const guardOf =
  ({ permission }: Pick<Screen, 'permission'>): LoaderFunction =>
  async () => {
    const entrance = decideEntrance(await readSession(), permission);
    return entrance === 'enter' ? null : redirect(entrance.leadTo);
  };

/** The login page is for those who are not signed in. */
export const visitorsOnly: LoaderFunction = async () => {
  const session = await readSession();
  return session ? redirect(homeOf(session)) : null;
};

/** For pages that any session may open, also one that may only set a new password. */
export const anySession: LoaderFunction = async () => (await readSession()) ?? redirect(loginPage);

/** Guards do not run again when only the search part changes: a filter does not change who may see the page. */
export const unlessOnlySearchChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

async function readSession(): Promise<CurrentSession | undefined> {
  try {
    return await probeSession();
  } catch {
    throw redirect('/error-500');
  }
}
