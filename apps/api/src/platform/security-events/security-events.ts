import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { AccountHashes } from './account-hashes.ts';
import { createCoalescing } from './coalescing.ts';
import type { Behind, EventRow, SecurityEvent } from './security-event.ts';
import { insertEvents } from './security-events.queries.ts';

/** Records for the analysis of an attack. Triggers record changes of sessions and accounts, this module everything else. */
export interface SecurityEvents {
  /**
   * On a connection of its own, so that a refusal that undoes its transaction keeps its event: never call it inside
   * one. A table that cannot be written is logged and refuses nobody.
   */
  note(behind: Behind, event: SecurityEvent): Promise<void>;
  readonly accounts: AccountHashes;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly accounts: AccountHashes;
}

const flushEveryMs = 60_000;

export const createSecurityEvents = ({ db, clock, log, accounts }: Parts): SecurityEvents => {
  const coalescing = createCoalescing();
  const write = async (rows: readonly EventRow[]): Promise<void> => {
    if (rows.length === 0) return;
    try {
      await insertEvents(db, rows);
    } catch (error) {
      const kinds = rows.map(({ kind }) => kind);
      log.error({ err: error, kinds }, 'security events could not be written');
    }
  };
  const flush = () => write(coalescing.rest());
  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    accounts,
    flush,
    note: (behind, event) => write(coalescing.take(rowOf(behind, event, { now: clock.now(), accounts }))),
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};

const rowOf = (
  { actor, address, requestId }: Behind,
  { kind, subjectId, account, route, detail }: SecurityEvent,
  { now, accounts }: { readonly now: Date; readonly accounts: AccountHashes },
): EventRow => ({
  at: now,
  kind,
  actor_id: actor?.id ?? null,
  subject_id: subjectId ?? null,
  account_hash: account === undefined ? null : accounts.of(account),
  address: address ?? null,
  session_id: actor?.sessionId ?? null,
  route: route ?? null,
  detail: detail ?? null,
  request_id: requestId,
  times: 1,
});
