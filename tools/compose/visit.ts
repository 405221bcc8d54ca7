import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { codeAt } from '../../apps/api/testing/identity/second-steps.ts';

export const host = 'localhost';

/** A client that behaves as a browser and trusts the proxy's own certificate authority. */
export interface Visitor {
  send<T>(method: string, path: string, body?: object): Promise<T>;
  /** 0 when there is no answer. */
  status(path: string): Promise<number>;
}

export function visitor(authority: string): Visitor {
  setDefaultCACertificates([...getCACertificates('default'), authority]);
  const cookies = new Map<string, string>();
  const ask = (method: string, path: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const json = body && { 'content-type': 'application/json' };
    return fetch(`https://${host}${path}`, {
      method,
      headers: { origin: `https://${host}`, cookie, ...json },
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  return {
    status: async (path) => {
      const answer = await ask('GET', path).catch(() => undefined);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    },
    send: async <T>(method: string, path: string, body?: object): Promise<T> => {
      const answer = await ask(method, path, body);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return (text.startsWith('{') ? JSON.parse(text) : text) as T; // the caller knows what it asked for
    },
  };
}

/** Answers over plain http. */
export async function statusInTheClear(path: string): Promise<number> {
  const answer = await fetch(`http://${host}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

interface Session {
  user: { id: number };
  landing: string;
}

/** The first administrator's first day: the one-time password, an own one, the second step, and a list that only they see. */
export async function firstDay(browser: Visitor, email: string, password: string): Promise<string[]> {
  const page = await browser.send<string>('GET', '/login');
  if (!page.includes('/assets/')) throw new Error('the page of the login has no script');
  const first = await browser.send<Session>('POST', '/api/users/login', { email, password });
  const passwordNew = 'Wlasne-haslo-2026!';
  const own = await browser.send<Session>('PUT', `/api/users/${first.user.id}/password`, { passwordNew });
  if (own.landing !== '/second-step') throw new Error(`led to ${own.landing} instead of the second step`);
  const { key } = await browser.send<{ key: string }>('POST', '/api/session/second-step', {});
  const code = codeAt(key, new Date());
  const { session } = await browser.send<{ session: Session }>('PUT', '/api/session/second-step', { code });
  const events = await browser.send<{ items: { kind: string }[] }>('GET', '/api/security-events?page=1');
  return [
    `the page of the login, ${first.landing}, then ${own.landing}, then ${session.landing}`,
    `security events seen by the administrator: ${events.items.map(({ kind }) => kind).join(', ')}`,
  ];
}
