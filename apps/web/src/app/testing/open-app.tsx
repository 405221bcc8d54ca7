import { cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { createRouter } from '#app/router.tsx';
import { followEndedSession, followOtherTabs } from '#app/follow.ts';
import { forgetSession } from '#shared/api/session.ts';
import { loopback, openPageAt } from '#shared/api/testing/loopback.ts';
import type { Loopback, Received, Reply } from '#shared/api/testing/loopback.ts';

export type Answers = (request: Received) => Reply | undefined;

export interface OpenApp {
  server: Loopback;
  path: () => string;
  close: () => Promise<void>;
}

/** The whole app in a page, against a real server that gives the answers of the test. */
export async function openApp(address: string, answers: Answers): Promise<OpenApp> {
  // The build defines this value.
  vi.stubGlobal('__APP_VERSION__', '3.2.1');
  forgetSession();
  const server = await loopback((request) => answers(request) ?? notFound);
  openPageAt(server.origin + address);
  const router = createRouter();
  const stop = [followEndedSession(router), followOtherTabs(router)];
  render(<RouterProvider router={router} />);
  const close = async () => {
    for (const end of stop) end();
    cleanup();
    router.dispose();
    await server.close();
  };
  return { server, path: () => router.state.location.pathname + router.state.location.search, close };
}

export const noSession: Reply = {
  status: 401,
  body: { code: 'auth/no-session', message: 'Twoja sesja wygasła.' },
};

const notFound: Reply = { status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } };
