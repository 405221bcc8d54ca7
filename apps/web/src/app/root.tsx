import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { appTexts } from '#app/app.texts.ts';
import css from '#app/root.module.css';

/** What is common to all pages, light enough for the login page. */
export function Root() {
  useFocusOnNewPage();
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      {/* It appears only after a moment, by the style sheet: most pages are there sooner. */}
      {waiting && <progress className={css['progress']} aria-label={appTexts.loadingPage} />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A new page is announced by its heading, and the keyboard goes on from there. */
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
