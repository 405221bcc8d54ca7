import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceSeconds } from '../auth/known-devices.ts';
import { pendingSeconds } from '../auth/pending-logins.ts';
import { sessionCookie } from '../auth/sessions.ts';
import type { Throttle } from '../throttle/throttle.ts';

/**
 * Cookies beside the session's. `device` names a browser in which somebody has signed in, `login` a login that waits for
 * the code of the second step.
 */
export const cookies = {
  device: { name: '__Host-indeks-device', maxAge: deviceSeconds, sameSite: 'lax' },
  login: { name: '__Host-indeks-login', maxAge: pendingSeconds, sameSite: 'strict' },
} as const;
export type CookieKind = keyof typeof cookies;

/** The few things of HTTP a use case may need: who calls, and the cookies. */
export interface Exchange {
  readonly ip: string;
  /** The caller's browser in a few words, for the list of one's own sessions. */
  readonly device: string;
  setSession(token: string): void;
  clearSession(): void;
  cookie(kind: CookieKind): string | undefined;
  setCookie(kind: CookieKind, token: string): void;
  clearCookie(kind: CookieKind): void;
}

const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export const openExchange = (request: FastifyRequest, reply: FastifyReply, throttle: Throttle): Exchange => ({
  ip: request.ip,
  device: deviceName(request.headers['user-agent'] ?? ''),
  setSession: (token) => {
    void reply.setCookie(sessionCookie, token, cookieOptions);
    void throttle.recognise(token);
  },
  clearSession: () => void reply.clearCookie(sessionCookie, cookieOptions),
  cookie: (kind) => request.cookies[cookies[kind].name],
  setCookie: (kind, token) => {
    const { name, ...lasting } = cookies[kind];
    void reply.setCookie(name, token, { ...cookieOptions, ...lasting });
    if (kind === 'device') void throttle.recognise(token, lasting.maxAge);
  },
  clearCookie: (kind) => void reply.clearCookie(cookies[kind].name, cookieOptions),
});

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

export const deviceName = (userAgent: string): string => {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [named(browsers), named(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'Nieznane urządzenie';
};
