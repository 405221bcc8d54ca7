import type { PersonHistoryEntry } from '@indeks/contract/home/person-history/person-history.schemas';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { useId } from 'react';
import { formatDate, formatWeekday } from '#shared/lib/format.ts';
import { HistoryEntryLine, type HistoryReader } from './history-entry.tsx';
import classes from './person-history.module.css';
import { personHistoryTexts as texts } from './person-history.texts.ts';
import { present } from '#shared/lib/clock.ts';

interface HistoryDaysProps {
  entries: readonly PersonHistoryEntry[];
  onRead?: ((entry: PersonHistoryEntry) => void) | undefined;
  /** Whether it is said what the person is shown; undefined for those who have no history of their own. */
  seen?: HistoryReader | undefined;
}

/** The entries of a page by the day on which they were made. */
export function HistoryDays({ entries, ...reading }: HistoryDaysProps) {
  const days = Map.groupBy(entries, ({ at }) => warsawTime(new Date(at)).date);
  return [...days].map(([day, ofDay]) => <HistoryDay key={day} entries={ofDay} {...reading} />);
}

function HistoryDay({ entries, ...reading }: HistoryDaysProps) {
  const id = useId();
  const [first] = entries;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.day}>
        {first && nameDay(first.at)}
      </h3>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <HistoryEntryLine key={entry.id} entry={entry} {...reading} />
        ))}
      </ul>
    </section>
  );
}

const nameDay = (at: string): string => {
  const day = warsawTime(new Date(at)).date;
  const first = day === warsawTime(new Date(present())).date ? texts.today : formatWeekday(day);
  return `${first[0]?.toUpperCase()}${first.slice(1)}, ${formatDate(day)}`;
};
