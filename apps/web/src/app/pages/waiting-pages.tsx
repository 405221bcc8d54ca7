import { systemRoutes } from '@indeks/contract/system/system.routes';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { LoginLayout } from '#app/layouts/login-layout.tsx';
import css from '#app/pages/plain-page.module.css';
import { call } from '#shared/api/call.ts';
import { forgetSession } from '#shared/api/session.ts';
import { pageTexts } from '#shared/ui/page/page.texts.ts';

export function OutagePage() {
  return <WaitingPage title={pagesTexts.outage} help={pagesTexts.outageHelp} />;
}

export function ExpiredPage() {
  return (
    <WaitingPage title={pagesTexts.expired} help={pagesTexts.expiredHelp}>
      <Link to="/" className={css['button'] ?? ''}>
        {pagesTexts.toLogin}
      </Link>
    </WaitingPage>
  );
}

interface WaitingPageProps {
  title: string;
  help: string;
  children?: ReactNode;
}

/** Asks until the server answers, then opens the first page. */
function WaitingPage({ title, help, children }: WaitingPageProps) {
  useReturnWhenHealthy();
  return (
    <LoginLayout>
      <title>{pageTexts.titleOf(title)}</title>
      <h1 className={css['title']}>{title}</h1>
      <p className={css['help']}>{help}</p>
      {children}
    </LoginLayout>
  );
}

const pollEvery = 3000;

function useReturnWhenHealthy(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      await call(systemRoutes.health, {}, { signal: left.signal });
      forgetSession();
      await navigate('/', { replace: true });
    };
    // Any other answer means: ask again.
    const timer = setInterval(() => void ask().catch(() => undefined), pollEvery);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [navigate]);
}
