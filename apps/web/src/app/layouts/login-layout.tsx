import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { appTexts } from '#app/app.texts.ts';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import css from '#app/layouts/login-layout.module.css';
import { MonthMotif } from '#app/layouts/month-motif.tsx';
import { contentId, SkipLink } from '#app/layouts/skip-link.tsx';

/** Two columns: the product's colour with its month motif, and the page. On small screens the page is a card. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.root}>
      <SkipLink />
      <header className={css.brand}>
        <div className={css.name}>
          <BrandMark size={44} ground="rgb(255 255 255 / 0.14)" />
          <div>
            <div className={css.product}>{appTexts.product}</div>
            <div className={css.kind}>{appTexts.productKind}</div>
          </div>
        </div>
        <MonthMotif />
        <div>
          <p className={css.slogan}>
            {appTexts.slogan.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p className={css.sloganHelp}>{appTexts.sloganHelp}</p>
        </div>
      </header>
      <div className={css.side}>
        <main id={contentId} tabIndex={-1} className={css.card}>
          <div className={css.cardMark}>
            <BrandMark size={40} />
          </div>
          {children}
        </main>
        <footer className={css.version}>
          {appTexts.version(__APP_VERSION__)} · <Link to="/accessibility">{appTexts.accessibility}</Link>
        </footer>
      </div>
    </div>
  );
}

export function LoginLayoutRoute() {
  return (
    <LoginLayout>
      <Outlet />
    </LoginLayout>
  );
}
