import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import type { Actor } from '../context.ts';

/** The actor of an event, as far as known: from a `Ctx` or from a refused request. */
export interface Behind {
  readonly actor: Actor | undefined;
  readonly address: string | undefined;
  readonly requestId: string;
}

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The person whom or whose data it is about, when it is another than the actor. */
  readonly subjectId?: number | undefined;
  /** The address that somebody tried to sign in with; only its keyed hash is kept. */
  readonly account?: string | undefined;
  /** Method and pattern of the call, never the address. */
  readonly route?: string | undefined;
  /** A number or a fixed word, never text of a user. */
  readonly detail?: string | undefined;
}

/** A row of the table, without what the database adds. */
export interface EventRow {
  readonly at: Date;
  readonly kind: SecurityEventKind;
  readonly actor_id: number | null;
  readonly subject_id: number | null;
  readonly account_hash: Buffer | null;
  readonly address: string | null;
  readonly session_id: number | null;
  readonly route: string | null;
  readonly detail: string | null;
  readonly request_id: string;
  readonly times: number;
}
