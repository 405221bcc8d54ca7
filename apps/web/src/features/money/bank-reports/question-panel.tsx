import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { bankRowsQuery } from '#data/money/bank-reports.ts';
import { useFocusStays } from '#shared/ui/page/use-focus-stays.ts';
import { importTexts as texts } from './import.texts.ts';
import classes from './import.module.css';
import { SamePanel } from './same-panel.tsx';
import { sameTexts } from './same.texts.ts';

interface QuestionPanelProps {
  /** The reports with questions. */
  reports: readonly { id: number; file_name: string }[];
}

/** The payments of these reports that look like others, one after another. */
export function QuestionPanel({ reports }: QuestionPanelProps) {
  const answers = useQueries({
    queries: reports.map(({ id }) => bankRowsQuery(id, { page: 1, itemsPerPage: 50, state: 'asked' })),
  });
  const [place, setPlace] = useState({ at: 0, byHand: false });
  const stays = useFocusStays<HTMLDivElement>();
  const asked = answers.flatMap(({ data }, index) =>
    (data?.items ?? []).map((row) => ({ row, fileName: reports[index]?.file_name ?? '' })),
  );
  const at = asked.length === 0 ? 0 : place.at % asked.length;
  const shown = asked[at];
  if (!shown?.row.other) return <div {...stays} />;
  const { row, fileName } = shown;
  const queue = {
    focused: place.byHand,
    arrival: false,
    move: (step: 1 | -1) => setPlace({ at: at + step + asked.length, byHand: true }),
  };
  return (
    <div {...stays}>
      <section className={classes['question']} aria-label={sameTexts.title}>
        <div className={classes['questionHead']}>
          <span>{describe(row, fileName, texts.question(at + 1, asked.length))}</span>
          <span className={classes['keys']} aria-hidden>
            <kbd>T</kbd> <kbd>D</kbd> {texts.answerKeys} <kbd>J</kbd> {texts.nextKey}
          </span>
        </div>
        <SamePanel key={row.id} row={row} other={shown.row.other} queue={queue} />
      </section>
    </div>
  );
}

const describe = ({ user }: BankRowItem, fileName: string, number: string): string =>
  [user, fileName, number].filter(Boolean).join(' · ');
