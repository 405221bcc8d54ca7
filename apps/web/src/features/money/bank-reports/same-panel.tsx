import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Comparison } from './comparison.tsx';
import classes from './same.module.css';
import { sameTexts as texts } from './same.texts.ts';
import { useAskAgain } from './use-ask-again.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import type { Queue } from './use-queue.ts';

type Other = NonNullable<BankRowItem['other']>;

interface SamePanelProps {
  row: BankRowItem;
  other: Other;
  queue: Pick<Queue, 'focused' | 'move' | 'arrival'>;
}

/** Two rows that look like one transfer, side by side, and the answer whether they are. */
export function SamePanel({ row, other, queue }: SamePanelProps) {
  const { answer, busy, failure } = useAnswer(row, queue);
  const root = usePanelKeys(queue, {
    t: () => void answer(true),
    d: () => void answer(false),
    j: () => queue.move(1),
  });
  return (
    <form
      ref={root}
      // Its keys work while it has the focus, which Tab gives it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.panel}
      aria-label={texts.title}
      onSubmit={(event) => event.preventDefault()}
    >
      <Comparison row={row} other={other} />
      <div className={classes.answers}>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <AnswerButton
          label={texts.same}
          detail={texts.once(formatMoney(row.amount))}
          busy={busy}
          onClick={() => void answer(true)}
        />
        <AnswerButton
          label={texts.other}
          detail={texts.both(formatMoney(row.amount + other.amount))}
          busy={busy}
          onClick={() => void answer(false)}
        />
        <p className={classes.remembered}>{texts.remembered}</p>
      </div>
    </form>
  );
}

interface AnswerButtonProps {
  label: string;
  detail: string;
  busy: boolean;
  onClick: () => void;
}

function AnswerButton({ label, detail, busy, onClick }: AnswerButtonProps) {
  return (
    <div>
      <BusyButton variant="default" fullWidth busy={busy} onClick={onClick}>
        {label}
      </BusyButton>
      <p className={classes.detail}>{detail}</p>
    </div>
  );
}

function useAnswer({ id, version }: BankRowItem, queue: Pick<Queue, 'move'>) {
  const call = useCall('bank-reports', routes.answer);
  const askAgain = useAskAgain();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const answer = async (same: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      const answered = await call({ params: { id }, body: { same, version } });
      snackbar(same ? texts.saidSame : texts.saidOther, {
        action: { label: texts.undo, onClick: () => void askAgain(answered) },
      });
      queue.move(1);
    } catch (error) {
      setFailure(readMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { answer, busy, failure };
}
