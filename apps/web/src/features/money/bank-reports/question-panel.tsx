import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useFocusStays } from '#shared/ui/page/use-focus-stays.ts';
import { importTexts as texts } from './import.texts.ts';
import classes from './import.module.css';
import { SamePanel } from './same-panel.tsx';
import { sameTexts } from './same.texts.ts';
import type { Questions } from './use-questions.ts';

/** The payment in question, beside the one that it resembles. */
export function QuestionPanel({ questions }: { questions: Questions }) {
  const { shown, number, count, queue } = questions;
  const stays = useFocusStays<HTMLDivElement>();
  if (!shown?.row.other) return <div {...stays} />;
  const { row, fileName } = shown;
  return (
    <div {...stays}>
      <section className={classes.question} aria-label={sameTexts.title}>
        <div className={classes.questionHead}>
          <span>{describe(row, fileName, texts.question(number, count))}</span>
          <span className={classes.keys} aria-hidden>
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
