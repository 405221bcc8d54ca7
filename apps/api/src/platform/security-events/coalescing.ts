import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import type { EventRow } from './security-event.ts';

/** How many callers without a session get rows of their own in a minute; the others share one row per kind. */
export const mostStrangers = 120;

/**
 * Keeps an attacker from filling the disk: of one kind, caller and matter the first event of a minute is written at
 * once, and the number of the others when the minute is over.
 */
export interface Coalescing {
  /** The rows to be written now: counts of earlier minutes, and the event itself if it is the first of its minute. */
  take(row: EventRow): readonly EventRow[];
  /** Counts that are not written yet, when the process ends. */
  rest(): readonly EventRow[];
}

export const createCoalescing = (): Coalescing => {
  let minute = 0;
  let strangers = 0;
  const counted = new Map<string, EventRow>();
  const rest = (): EventRow[] => {
    const left = [...counted.values()].filter(({ times }) => times > 0);
    counted.clear();
    strangers = 0;
    return left;
  };
  return {
    rest,
    take: (event) => {
      const now = Math.floor(event.at.getTime() / 60_000);
      const left = now === minute ? [] : rest();
      minute = now;
      const row =
        isStranger(event) && strangers >= mostStrangers && !counted.has(keyOf(event))
          ? withoutCaller(event)
          : event;
      const key = keyOf(row);
      const before = counted.get(key);
      if (before) {
        counted.set(key, { ...before, times: before.times + 1 });
        return left;
      }
      if (isStranger(row)) strangers += 1;
      counted.set(key, { ...row, times: 0 });
      return [...left, row];
    },
  };
};

const isStranger = ({ session_id }: EventRow): boolean => session_id === null;

const withoutCaller = (row: EventRow): EventRow => ({
  ...row,
  address: null,
  account_hash: null,
  subject_id: null,
  detail: 'many-callers',
});

/** Refusals of one caller count together, whatever was asked for; what was read counts by what it was. */
const keyOf = (row: EventRow): string =>
  [
    row.kind,
    row.session_id ?? networkOf(row.address),
    row.subject_id,
    row.account_hash?.toString('base64'),
    ...(isReading(row) ? [row.route, row.detail] : []),
  ].join();

const readingKinds: ReadonlySet<SecurityEventKind> = new Set(['sealed-read', 'sealed-export', 'file-export']);

const isReading = ({ kind }: EventRow): boolean => readingKinds.has(kind);

/** A caller with IPv6 has a whole network of addresses. */
const networkOf = (address: string | null): string | undefined =>
  address?.includes(':') ? address.split(':').slice(0, 4).join(':') : (address ?? undefined);
