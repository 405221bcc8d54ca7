import { QueryClientProvider } from '@tanstack/react-query';
import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { Suspense, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { useHelp } from '#app/help/use-help.ts';
import { contentId, SkipLink } from '#app/layouts/skip-link.tsx';
import { listMenu } from '#app/menu.ts';
import css from '#app/shell/shell.module.css';
import { SideMenu } from '#app/shell/side-menu.tsx';
import { TopBar } from '#app/shell/top-bar.tsx';
import type { Badges } from '#app/shell/badges.ts';
import { useScreen } from '#app/use-screen.ts';
import { isStillSignedIn } from '#app/visits.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider, useSession } from '#shared/api/session-context.tsx';
import { useRealtime } from '#shared/realtime/use-realtime.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

/** The frame of every page for signed-in people. */
export function Shell() {
  const session = useLoaderData<CurrentSession>();
  // The key gives another person a new shell, and with it an empty query cache.
  return <Visit key={session.user.id} session={session} />;
}

function Visit({ session }: { session: CurrentSession }) {
  const [queries] = useState(createQueryClient);
  return (
    <SessionProvider session={session}>
      <StorageOwner userId={session.user.id} sealKey={session.storage_key}>
        <QueryClientProvider client={queries}>
          <Frame />
        </QueryClientProvider>
      </StorageOwner>
    </SessionProvider>
  );
}

function Frame() {
  const session = useSession();
  const [badges, setBadges] = useState<Badges>({});
  const drawer = useDrawer();
  const help = useHelp();
  useRealtime(isStillSignedIn);
  if (useScreen()?.bare) return <BareFrame />;
  const menu = <SideMenu sections={listMenu(session)} badges={badges} />;
  return (
    <div className={css.root}>
      <SkipLink />
      <div className={css.side}>{menu}</div>
      {drawer.used && (
        <Suspense>
          <PhoneDrawer opened={drawer.opened} onClose={drawer.close}>
            {menu}
          </PhoneDrawer>
        </Suspense>
      )}
      <div className={css.column} data-help={help.opening && ''}>
        <TopBar badges={badges} help={help} onOpenMenu={drawer.open} />
        <main id={contentId} tabIndex={-1} className={css.main}>
          <Suspense fallback={null}>
            <AbovePage />
          </Suspense>
          <Outlet />
        </main>
        {help.opening && (
          <Suspense>
            <HelpPanel opening={help.opening} onClose={help.close} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        <Counters onCount={setBadges} />
        <Papers />
      </Suspense>
    </div>
  );
}

/** A page with its own way back. */
function BareFrame() {
  return (
    <main id={contentId} tabIndex={-1} className={css.bare}>
      <Outlet />
    </main>
  );
}

const Counters = lazyPart(() => import('#app/shell/after-frame.ts').then((file) => file.Counters));

const AbovePage = lazyPart(() => import('#app/shell/after-frame.ts').then((file) => file.AbovePage));

/** Loaded after the frame: it brings the rules of the questionnaire with it. */
const Papers = lazyPart(() => import('#app/pages/papers.tsx').then((file) => file.Papers));

const HelpPanel = lazyPart(() => import('#app/help/help-panel.tsx').then((file) => file.HelpPanel));

const PhoneDrawer = lazyPart(() => import('#app/shell/phone-drawer.tsx').then((file) => file.PhoneDrawer));

/** The drawer over the page. Choosing an entry opens another page and closes the drawer. */
function useDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const [used, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpenedAt(key);
  };
  return { used, opened: openedAt === key, open, close: () => setOpenedAt(undefined) };
}
