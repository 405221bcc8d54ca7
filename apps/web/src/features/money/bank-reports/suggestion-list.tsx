import type { Suggestion } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { describePaymentState } from '@indeks/contract/money/payments/payment-state.rules';
import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { photoOf } from '#shared/api/photo.ts';
import { inWords } from '#parts/money/payments/enrolment-words.ts';
import { stateOf } from '#parts/money/payments/payment-state.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { InitialsAvatar } from '#shared/ui/page/initials-avatar.tsx';
import classes from './explain.module.css';
import { explainTexts as texts } from './explain.texts.ts';

interface SuggestionListProps {
  /** The shared name of the radio buttons. */
  name: string;
  /** Undefined while they are looked for. */
  suggestions: readonly Suggestion[] | undefined;
  chosen: number | null;
  onChoose: (scid: number) => void;
  /** Set when they could not be read. */
  onRetry: (() => void) | undefined;
}

/** People whose payment it may be, the likeliest first. */
export function SuggestionList({ name, suggestions, chosen, onChoose, onRetry }: SuggestionListProps) {
  return (
    <fieldset className={classes.suggestions}>
      <legend>
        <strong>{texts.whose}</strong>
        <span className={classes.quiet}>{texts.how}</span>
      </legend>
      {suggestions?.map((suggestion) => (
        <label key={suggestion.scid} className={classes.suggestion}>
          <input
            type="radio"
            name={name}
            checked={chosen === suggestion.scid}
            onChange={() => onChoose(suggestion.scid)}
          />
          <SuggestionWords suggestion={suggestion} />
        </label>
      ))}
      {suggestions?.length === 0 && <p className={classes.quiet}>{texts.noSuggestion}</p>}
      {suggestions === undefined && !onRetry && <p className={classes.quiet}>{texts.looking}</p>}
      {onRetry && (
        <p className={classes.quiet}>
          {texts.failed}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

function SuggestionWords({ suggestion: { person, enrolment, reasons, sure } }: { suggestion: Suggestion }) {
  const account = enrolment.studentCourseBankAccount;
  const details = [
    describePaymentState(stateOf({ dues: enrolment.dues, balance: enrolment.sums.balance })),
    ...reasons.map((reason) => texts.reasons[reason]),
    account !== null && texts.account(account.slice(-8, -4), account.slice(-4)),
  ];
  return (
    <>
      <InitialsAvatar name={person.name} photo={photoOf(person)} size={32} />
      <span className={classes.suggestionWords}>
        <span>
          <strong>{person.listed_name}</strong>
          {` · ${inWords(enrolment)}, ${enrolment.cityName}`}
        </span>
        <span className={classes.quiet}>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {sure ? (
        <StatusChip tone="ok">{texts.sure}</StatusChip>
      ) : (
        <StatusChip tone="neutral" icon={IconHelpCircle}>
          {texts.possible}
        </StatusChip>
      )}
    </>
  );
}
