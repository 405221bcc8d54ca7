import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { appTexts } from '#app/app.texts.ts';
import css from '#app/root.module.css';

/** The common frame of all pages, small enough for the login page. */
export function Root() {
  useFocusOnNewPage();
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      {/* The style sheet shows it only after a delay, because most pages load sooner. */}
      {waiting && <progress className={css.progress} aria-label={appTexts.loadingPage} />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus to the heading of a new page, so that it is read out and the keyboard continues there. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that has put the focus somewhere itself, such as into a dialog, keeps it.
    if (document.activeElement?.closest('main, [role="dialog"]')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
