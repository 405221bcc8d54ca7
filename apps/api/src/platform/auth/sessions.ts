import { isRole, role, type Role } from '@indeks/contract/access/roles';
import type { Clock } from '../clock.ts';
import type { Actor } from '../context.ts';
import type { Database } from '../db/database.ts';
import * as queries from './sessions.queries.ts';
import { hashToken, makeToken } from './tokens.ts';

/** `__Host-` binds the cookie to this host, to https and to the whole site. */
export const sessionCookie = '__Host-indeks';

export interface SessionLength {
  readonly idleSeconds: number;
  readonly absoluteSeconds: number;
}

const minutes = 60;
const hours = 60 * minutes;
const privileged: ReadonlySet<Role> = new Set([
  role.administrator,
  role.coordinator,
  role.administrativeEmployee,
  role.accountant,
  role.zoomAdministrator,
  role.superAdmin,
]);

/** Roles that see other people's data have shorter sessions. */
export const sessionLength = (of: Role): SessionLength =>
  privileged.has(of)
    ? { idleSeconds: 30 * minutes, absoluteSeconds: 8 * hours }
    : { idleSeconds: 60 * minutes, absoluteSeconds: 12 * hours };

interface Place {
  readonly db: Database;
  readonly clock: Clock;
}

interface Opening {
  readonly userId: number;
  readonly role: Role;
  readonly restriction: queries.Restriction;
  readonly device: string;
}

export interface OpenedSession {
  readonly id: number;
  /** The only time it is seen: the cookie gets it, the database its hash. */
  readonly token: string;
}

export const openSession = async ({ db, clock }: Place, opening: Opening): Promise<OpenedSession> => {
  const token = makeToken();
  const now = clock.now();
  const { idleSeconds, absoluteSeconds } = sessionLength(opening.role);
  const { id } = await queries.insertSession(db, {
    tokenHash: hashToken(token),
    userId: opening.userId,
    restriction: opening.restriction,
    device: opening.device,
    now,
    idleSeconds,
    expiresAt: new Date(now.getTime() + absoluteSeconds * 1000),
  });
  return { id, token };
};

/** The time of last use is written at most once a minute. */
const touchEveryMs = 60_000;

export const resolveSession = async (
  { db, clock }: Place,
  token: string | undefined,
): Promise<Actor | undefined> => {
  if (!token) return undefined;
  const now = clock.now();
  const session = await queries.findLiveSession(db, hashToken(token), now);
  if (!session || !isRole(session.user_role)) return undefined;
  if (session.is_ahead) {
    await queries.deleteSession(db, session.id);
    return undefined;
  }
  if (now.getTime() - session.last_seen_at.getTime() > touchEveryMs)
    await queries.touchSession(db, session.id, now);
  return {
    id: session.user_id,
    uuid: session.uuid,
    name: session.name,
    role: session.user_role,
    sessionId: session.id,
    restricted: session.restricted,
    awaitsSecondStep: session.awaits_second_step,
  };
};
