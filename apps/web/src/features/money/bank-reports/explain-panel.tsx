import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem, Suggestion } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconArrowsSplit2, IconCheck, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { suggestionsQuery } from '#data/money/bank-reports.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import { inWords } from '#parts/money/payments/enrolment-words.ts';
import classes from './explain.module.css';
import { explainTexts as texts } from './explain.texts.ts';
import { EnrolmentControl } from './enrolment-field.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { Transfer } from './transfer.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import type { Queue } from './use-queue.ts';

export interface ExplainPanelProps {
  row: BankRowItem;
  queue: Pick<Queue, 'focused' | 'move' | 'arrival'>;
  /** With whom the split begins. */
  onSplit: (chosen: Choice<number> | undefined) => void;
  onDismiss: () => void;
  onHelp: () => void;
}

/** An open payment: what the bank wrote on the left, whose it may be on the right. */
export function ExplainPanel({ row, queue, onSplit, onDismiss, onHelp }: ExplainPanelProps) {
  const { data, isError, refetch } = useQuery(suggestionsQuery(row.id));
  const suggestions = data?.items ?? [];
  const { chosen, choose, other, give, busy, failure } = useGiving(row, suggestions[0], queue);
  const root = usePanelKeys(queue, {
    Enter: () => void give(),
    '?': onHelp,
    ...Object.fromEntries(suggestions.map(({ scid }, index) => [String(index + 1), () => choose(scid)])),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void give();
  };
  return (
    <form
      ref={root}
      // Its keys work while it has the focus, which Tab gives it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.panel}
      aria-label={texts.panel(row.payer)}
      onSubmit={submit}
    >
      <Transfer row={row} title={texts.transfer} />
      <div className={classes.whose}>
        <SuggestionList
          name={`suggestion-${row.id}`}
          suggestions={data?.items}
          chosen={chosen}
          onChoose={choose}
          onRetry={isError ? () => void refetch() : undefined}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <div className={classes.panelActions}>
          <div className={classes.other}>
            <EnrolmentControl
              label={texts.other}
              labelHidden
              placeholder={texts.other}
              value={other}
              onChange={choose}
              clearable
            />
          </div>
          <ActionButton
            action={{
              label: texts.split,
              icon: IconArrowsSplit2,
              onClick: () => onSplit(findChoice(chosen, suggestions)),
            }}
          />
          <ActionButton action={{ label: texts.dismiss, icon: IconUserOff, onClick: onDismiss }} />
          <ActionButton action={{ label: texts.later, onClick: () => queue.move(1) }} />
          <BusyButton type="submit" variant="light" busy={busy} icon={IconCheck}>
            {texts.give}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}

const findChoice = (
  chosen: number | null,
  suggestions: readonly Suggestion[],
): Choice<number> | undefined => {
  if (chosen === null) return undefined;
  const found = suggestions.find(({ scid }) => scid === chosen);
  return { value: chosen, label: found ? `${found.person.listed_name} · ${inWords(found.enrolment)}` : '' };
};

interface Suggested {
  scid: number;
  sure: boolean;
}

/** The chosen enrolments, with the whole payment assigned to a single one; a sure suggestion is preselected. */
function useGiving(row: BankRowItem, first: Suggested | undefined, queue: Pick<Queue, 'move'>) {
  const call = useCall('bank-reports', routes.give);
  const [picked, setPicked] = useState<number | null>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const chosen = picked === undefined && first?.sure === true ? first.scid : (picked ?? null);
  const choose = (scid: number | null) => {
    setPicked(scid);
    setFailure(undefined);
  };
  const give = async () => {
    if (busy) return;
    if (chosen === null) return setFailure(texts.missing);
    setBusy(true);
    try {
      const parts = [{ scid: chosen, amount: row.amount }];
      await call({ params: { id: row.id }, body: { parts, version: row.version } });
      snackbar(texts.given);
      // From the list as it was: the payment itself has left it by now.
      queue.move(1);
    } catch (error) {
      setFailure(readMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { chosen, choose, other: picked ?? null, give, busy, failure };
}
