import type { PersonHistoryPage } from '@indeks/contract/home/person-history/person-history.schemas';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import classes from './person-history.module.css';
import { personHistoryTexts as texts } from './person-history.texts.ts';
import type { HistoryList } from './use-history-list.ts';
import { present } from '#shared/lib/clock.ts';

interface KindPillsProps extends Pick<PersonHistoryPage, 'counts'> {
  list: HistoryList;
}

/** One kind of changes or all of them, each with its count. */
export function KindPills({ list: { state, setFilters }, counts }: KindPillsProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const pills = [
    { kind: '', label: texts.everything, count: all },
    ...counts.map(({ kind, count }) => ({ kind: kind as string, label: texts.manyKinds[kind], count })),
  ];
  return (
    <fieldset aria-label={texts.kindFilter} className={classes.pills}>
      {pills.map(({ kind, label, count }) => (
        <button
          key={kind}
          type="button"
          className={classes.pill}
          aria-pressed={state.filters.kind === kind}
          onClick={() => setFilters({ kind })}
        >
          {label} <span className={classes.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface HistoryFilterFieldsProps extends Pick<PersonHistoryPage, 'actors'> {
  list: HistoryList;
}

export function HistoryFilterFields({ list: { state, setFilters }, actors }: HistoryFilterFieldsProps) {
  const { actor, since } = state.filters;
  return (
    <>
      <SelectControl
        label={texts.who}
        value={actor}
        onChange={(value) => setFilters({ actor: value ?? '' })}
        searchable
        choices={[
          { value: '', label: texts.anybody },
          ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectControl
        label={texts.when}
        value={since}
        onChange={(value) => setFilters({ since: value ?? '' })}
        choices={[
          { value: '', label: texts.periods.ever },
          { value: daysAgo(7), label: texts.periods.week },
          { value: daysAgo(31), label: texts.periods.month },
          { value: daysAgo(365), label: texts.periods.year },
        ]}
      />
    </>
  );
}

const daysAgo = (days: number): string => warsawTime(new Date(present() - days * 86_400_000)).date;
