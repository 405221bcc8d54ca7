import type { IncomingMessage } from 'node:http';
import type { Role } from '@indeks/contract/access/roles';

export interface SocketSession {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  readonly restricted: boolean;
}

export interface OriginRule {
  /** The address people see; a page of another origin may not open a socket with our cookie. */
  readonly publicAddress: string;
  /** In development also a page of the request's own host. */
  readonly development: boolean;
}

type ResolveSession = (cookieHeader: string | undefined) => Promise<SocketSession | undefined>;
type Decide = (reason: string | null, allowed: boolean) => void;

export interface Handshake {
  readonly allowRequest: (request: IncomingMessage, decide: Decide) => void;
  readonly sessionOf: (request: IncomingMessage) => SocketSession | undefined;
}

/** Origin and session are checked at the upgrade, before a socket exists. */
export const createHandshake = (rule: OriginRule, resolveSession: ResolveSession): Handshake => {
  const sessions = new WeakMap<IncomingMessage, SocketSession>();
  const reasonToRefuse = async (request: IncomingMessage): Promise<string | null> => {
    if (!isOwnOrigin(request.headers, rule)) return 'origin';
    const session = await resolveSession(request.headers.cookie);
    if (!session || session.restricted) return 'session';
    sessions.set(request, session);
    return null;
  };
  return {
    allowRequest: (request, decide) =>
      void reasonToRefuse(request).then(
        (reason) => decide(reason, reason === null),
        // The database is away: the browser tries again by itself.
        () => decide('unavailable', false),
      ),
    sessionOf: (request) => sessions.get(request),
  };
};

export const isOwnOrigin = (
  { origin, host }: Pick<IncomingMessage['headers'], 'origin' | 'host'>,
  { publicAddress, development }: OriginRule,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origin === new URL(publicAddress).origin) return true;
  return development && host !== undefined && new URL(origin).host === host;
};
