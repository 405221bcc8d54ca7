import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../auth/sessions.ts';

/** The few things of HTTP a use case may need: who calls, and the session cookie. */
export interface Exchange {
  readonly ip: string;
  /** The caller's browser in a few words, for the list of one's own sessions. */
  readonly device: string;
  setSession(token: string): void;
  clearSession(): void;
}

const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => ({
  ip: request.ip,
  device: deviceName(request.headers['user-agent'] ?? ''),
  setSession: (token) => void reply.setCookie(sessionCookie, token, cookieOptions),
  clearSession: () => void reply.clearCookie(sessionCookie, cookieOptions),
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
