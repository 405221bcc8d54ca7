import { Button } from '@mantine/core';
import type { SecondStepState } from '@indeks/contract/identity/accounts/second-step.schemas';
import { useQuery } from '@tanstack/react-query';
import { secondStepQuery } from '#data/identity/accounts.ts';
import css from '#features/identity/accounts/second-step/second-step.module.css';
import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';

const SecondStepDialogs = lazyPart(() =>
  import('#features/identity/accounts/second-step/second-step-dialogs.tsx').then(
    (file) => file.SecondStepDialogs,
  ),
);

export type OpenSecondStep = { kind: 'turn-on' } | { kind: 'turn-off' } | { kind: 'codes' };

/** Whether one's own second step is on, and what can be done about it. */
export function SecondStepCard() {
  const { data, isError, isFetching, refetch } = useQuery(secondStepQuery);
  if (data) return <Loaded state={data} />;
  return isError ? (
    <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Spinner label={texts.loading} />
  );
}

function Loaded({ state }: { state: SecondStepState }) {
  const open = useOpen<OpenSecondStep>('second-step');
  return (
    <Card
      title={texts.title}
      aside={<StatusChip tone={state.on ? 'ok' : 'neutral'}>{state.on ? texts.on : texts.off}</StatusChip>}
    >
      <p className={css.help}>
        {state.since === null ? texts.help : texts.since(formatDateTime(state.since), state.codes_left)}{' '}
        {state.required && texts.required}
      </p>
      <div className={css.actions}>
        {state.on ? (
          <>
            <Button variant="default" onClick={() => open.show({ kind: 'codes' })}>
              {texts.newCodes}
            </Button>
            <Button variant="default" onClick={() => open.show({ kind: 'turn-off' })}>
              {texts.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => open.show({ kind: 'turn-on' })}>{texts.turnOn}</Button>
        )}
      </div>
      <WhenOpened opened={open.anyOpen}>
        <SecondStepDialogs open={open} />
      </WhenOpened>
    </Card>
  );
}
