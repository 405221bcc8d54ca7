import type { Concern } from '@indeks/contract/month/report-review/report-review.schemas';
import { UnstyledButton } from '@mantine/core';
import { SetRate } from '#parts/month/rates/set-rate.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './months.module.css';
import { toCheckTexts as texts } from './to-check.texts.ts';

interface ToCheckProps {
  /** Whose month. */
  user: number;
  name: string;
  concerns: readonly Concern[];
}

/** What to look at before the month is accepted: remarks of one kind are one line, which unfolds; each leads to its entry. */
export function ToCheck({ user, name, concerns }: ToCheckProps) {
  const kinds = [...Map.groupBy(concerns, ({ kind }) => kind)];
  return (
    <Notice tone="warning" className={classes.notice} title={texts.title}>
      <ul className={classes.concerns}>
        {kinds.map(([kind, alike]) => (
          <li key={kind}>
            <div className={classes.kind}>
              <Alike kind={kind} concerns={alike} />
              {kind === 'no-rate' && <SetRate user={user} name={name} days={alike.map(({ date }) => date)} />}
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Alike({ kind, concerns }: { kind: Concern['kind']; concerns: readonly Concern[] }) {
  const days = concerns.map(({ date }) => date).toSorted();
  const [first] = concerns;
  if (!first) return null;
  if (concerns.length === 1) return <ToEntry concern={first} />;
  return (
    <details className={classes.alike}>
      <summary>{texts.alike(kind, concerns.length, days[0] ?? '', days.at(-1) ?? '')}</summary>
      <ul className={classes.concerns}>
        {concerns.map((concern) => (
          <li key={`${concern.date} ${concern.text}`}>
            <ToEntry concern={concern} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The remark's words, which lead to the first entry that they speak of. */
function ToEntry({ concern: { ids, text } }: { concern: Concern }) {
  return (
    <UnstyledButton className={classes.toEntry} onClick={() => showFirst(ids)}>
      {text}
    </UnstyledButton>
  );
}

/** Where the remarks stand at an entry; drawn twice, for the table and for a phone, of which one is seen. */
export const idOfConcerns = (entry: number): string => `concerns-${entry}`;

const showFirst = (ids: readonly number[]): void => {
  const places = ids.map((id) => document.getElementById(idOfConcerns(id)));
  const place = places.find((found) => found !== null);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
};
