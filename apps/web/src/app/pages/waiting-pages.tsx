import { systemRoutes } from '@indeks/contract/provider/system/system.routes';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { LoginLayout } from '#app/layouts/login-layout.tsx';
import css from '#app/pages/plain-page.module.css';
import { takeReturn } from '#app/return-address.ts';
import { call } from '#shared/api/call.ts';
import { forgetSession } from '#shared/api/session.ts';
import { pageTexts } from '#shared/ui/page/page.texts.ts';

export function OutagePage() {
  return (
    <WaitingPage
      title={pagesTexts.outage}
      help={pagesTexts.outageHelp}
      returnTo={() => takeReturn('anyone') ?? '/'}
    />
  );
}

export function ExpiredPage() {
  return (
    <WaitingPage title={pagesTexts.expired} help={pagesTexts.expiredHelp} returnTo={toLogin}>
      <Link to="/" className={css.button}>
        {pagesTexts.toLogin}
      </Link>
    </WaitingPage>
  );
}

interface WaitingPageProps {
  title: string;
  help: string;
  returnTo: () => string;
  children?: ReactNode;
}

/** Asks until the server answers, then opens the page to return to. */
function WaitingPage({ title, help, returnTo, children }: WaitingPageProps) {
  useReturnWhenHealthy(returnTo);
  return (
    <LoginLayout>
      <title>{pageTexts.titleOf(title)}</title>
      <h1 className={css.title}>{title}</h1>
      <p className={css.help}>{help}</p>
      {children}
    </LoginLayout>
  );
}

/** The login leads on to where the session ended. */
const toLogin = () => '/';

/** Between three and five seconds, other for each page, so that those who wait do not all ask in one moment. */
const pollEvery = () => 3000 + Math.random() * 2000;

function useReturnWhenHealthy(returnTo: () => string): void {
  const navigate = useNavigate();
  const returning = useEffectEvent(returnTo);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      await call(systemRoutes.ready, {}, { signal: left.signal });
      forgetSession();
      await navigate(returning(), { replace: true });
    };
    // Any other answer means: ask again.
    const timer = setInterval(() => void ask().catch(() => undefined), pollEvery());
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [navigate]);
}
