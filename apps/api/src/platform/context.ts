import type { Role } from '@indeks/contract/access/roles';
import type { RoleTable } from '@indeks/contract/access/permissions';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ColumnSealer } from './crypto/sealed-columns.ts';
import { nameActor } from './db/acting.ts';
import type { Database } from './db/database.ts';
import { retryConflicts } from './db/retrying.ts';
import type { FileColumn } from './files/file-columns.ts';
import type { FileStore } from './files/file-store.ts';
import type { Spool } from './files/spool.ts';
import type { Admission } from './http/admission.ts';
import type { PlacesAtOnce } from './places-at-once.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PdfRenderer } from './pdf/pdf.ts';
import type { PrintedList } from './pdf/printed-lists.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Passwords } from './auth/passwords.ts';
import { asTransaction } from './outside-call.ts';
import type { SecurityEvents } from './security-events/security-events.ts';
import type { Threads } from './threads/threads.ts';
import type { Scanner } from './uploads/scanner.ts';
import type { Throttle } from './throttle/throttle.ts';
import type { Zoom } from './zoom/zoom.ts';

/** The signed-in person on whose word something happens. */
export interface Actor {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly role: Role;
  readonly sessionId: number;
  /** Most of the API is closed until a new password is set, or the second step. */
  readonly restricted: boolean;
  /** Restricted because the role requires a second step that is not set up. */
  readonly awaitsSecondStep: boolean;
}

/** Services shared by all use cases of one process. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly spool: Spool;
  readonly scanner: Scanner;
  readonly uploadPlaces: PlacesAtOnce;
  readonly exportPlaces: PlacesAtOnce;
  readonly admission: Admission;
  readonly threads: Threads;
  /** The columns that name stored files. */
  readonly fileColumns: readonly FileColumn[];
  readonly pdf: PdfRenderer;
  /** The lists that can be printed as a whole. */
  readonly printedLists: readonly PrintedList[];
  readonly realtime: Realtime;
  readonly sealer: ColumnSealer;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly zoom: Zoom;
  readonly events: SecurityEvents;
  readonly roleTable: RoleTable;
  readonly redisUp: () => Promise<boolean>;
  /** Set when the process was asked to stop: it takes no new work from the proxy. */
  readonly draining: { now: boolean };
}

/** A use case takes `(ctx, input)`. Inside `transact`, `db` is the transaction. */
export interface Ctx {
  readonly services: Services;
  readonly clock: Clock;
  readonly log: Log;
  readonly requestId: string;
  readonly db: Database;
  readonly actor: Actor | undefined;
  /** The caller's address in the network; a job has none. */
  readonly address: string | undefined;
  /** Runs when the outermost transaction has committed; at once outside of one. A failure is logged, never thrown. */
  afterCommit(effect: Effect): void;
  readonly inTransaction: boolean;
  /** Aborted when the caller has closed the connection. */
  readonly signal?: AbortSignal | undefined;
  /** The person was asked about what a refusal with `confirmable` told, and said yes. */
  readonly confirmed: boolean;
  /** What the question was about, as the refusal named it; without it the yes is to whatever is asked. */
  readonly confirmedAbout?: string | undefined;
  /** Set for a request with an Idempotency-Key that stores files: see `withStoredFiles`. */
  readonly once?: Once | undefined;
}

/** Makes a change in the given transaction unless it was made before; then its first answer comes again. */
export type Once = <T>(
  tx: Ctx,
  change: () => Promise<T>,
) => Promise<{ readonly answer: T; readonly repeated: boolean }>;

/** Fields that use cases may log; never bodies, never personal data. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export type Effect = () => void | Promise<void>;

/** The context of a request that passed the session check. */
export interface SignedInCtx extends Ctx {
  readonly actor: Actor;
}

/** Whether the yes is to this question. */
export const isConfirmed = ({ confirmed, confirmedAbout = '' }: Ctx, about: string): boolean =>
  confirmed && (confirmedAbout === '' || confirmedAbout === about);

interface CtxParts {
  readonly services: Services;
  readonly db: Database;
  readonly log: Log;
  readonly requestId: string;
  readonly actor?: Actor | undefined;
  readonly confirmed?: boolean;
  readonly confirmedAbout?: string | undefined;
  readonly address?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const createCtx = ({
  services,
  db,
  log,
  requestId,
  actor,
  address,
  signal,
  confirmed = false,
  confirmedAbout,
}: CtxParts): Ctx => ({
  services,
  db,
  log,
  requestId,
  actor,
  confirmed,
  confirmedAbout,
  address,
  signal,
  clock: services.clock,
  inTransaction: false,
  afterCommit: (effect) => void runEffect(log, effect),
});

/**
 * All or nothing. A transaction inside another joins it. The outermost one is done again when PostgreSQL ended it for another, so
 * that its work may run more than once; the effects of a try that did not commit are forgotten.
 */
export const transact = async <C extends Ctx, T>(ctx: C, work: (tx: C) => Promise<T>): Promise<T> => {
  if (ctx.inTransaction) return work(ctx);
  const { result, effects } = await retryConflicts(() => tryOnce(ctx, work));
  for (const effect of effects) await runEffect(ctx.log, effect);
  return result;
};

const tryOnce = async <C extends Ctx, T>(ctx: C, work: (tx: C) => Promise<T>) => {
  const effects: Effect[] = [];
  const result = await ctx.db.transaction().execute((db) =>
    asTransaction(async () => {
      await nameActor(db, ctx);
      return work({ ...ctx, db, inTransaction: true, afterCommit: (effect) => void effects.push(effect) });
    }),
  );
  return { result, effects };
};

const runEffect = async (log: Log, effect: Effect): Promise<void> => {
  try {
    await effect();
  } catch (error) {
    log.error({ err: error }, 'an effect after commit failed');
  }
};
