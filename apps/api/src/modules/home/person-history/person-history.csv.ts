import { formatNumericDate } from '@indeks/contract/common/format';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import type { PersonHistoryEntry } from '@indeks/contract/home/person-history/person-history.schemas';
import { textColumn } from '#platform/csv/csv.ts';
import { exportWords as words } from '@indeks/contract/home/person-history/person-history.texts';

interface Line {
  readonly entry: PersonHistoryEntry;
  readonly change: PersonHistoryEntry['changes'][number] | undefined;
}

/** A line for each field; one line for an act that changed none. */
// oxlint-disable-next-line typescript/require-await -- exports take what comes in time; this is there already.
export async function* linesOf(entries: readonly PersonHistoryEntry[]): AsyncGenerator<Line> {
  for (const entry of entries)
    yield* entry.changes.length === 0
      ? [{ entry, change: undefined }]
      : entry.changes.map((change) => ({ entry, change }));
}

const writeMoment = ({ entry: { at } }: Line): string => {
  const { date, time } = warsawTime(new Date(at));
  return `${formatNumericDate(date)}, ${time}`;
};

export const historyColumns = [
  textColumn<Line>(words.at, writeMoment),
  textColumn<Line>(words.who, ({ entry }) => entry.who),
  textColumn<Line>(words.kind, ({ entry }) => words.kinds[entry.kind]),
  textColumn<Line>(words.about, ({ entry }) => entry.about),
  textColumn<Line>(words.reason, ({ entry }) => entry.reason ?? ''),
  textColumn<Line>(words.field, ({ change }) => change?.label ?? ''),
  textColumn<Line>(words.before, ({ change }) => change?.before ?? ''),
  textColumn<Line>(words.after, ({ change }) => change?.after ?? ''),
];
