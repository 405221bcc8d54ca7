import { Button } from '@mantine/core';
import type { OwnSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ownSessionsQuery } from '#data/identity/accounts.ts';
import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';
import css from '#features/identity/accounts/settings/settings.module.css';
import { useEndSessions } from '#features/identity/accounts/settings/use-end-sessions.ts';
import { SecondStepCard } from '#features/identity/accounts/second-step/second-step-card.tsx';
import { readMessage } from '#shared/api/call-error.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';

/** One's own open sessions on all devices. */
export function SessionsTab() {
  const sessions = useQuery(ownSessionsQuery);
  if (sessions.isPending) return <Spinner label={texts.sessionsLoading} />;
  if (sessions.isError) {
    return (
      <ErrorState
        title={texts.sessionsFailed}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  return (
    <div className={css.sessions}>
      <SecondStepCard />
      <SessionList sessions={sessions.data} />
    </div>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const end = useEndSessions();
  const others = sessions.filter((session) => !session.current);
  const endAll = (chosen: readonly OwnSession[], success: string) =>
    end.mutate(chosen, {
      onSuccess: () => snackbar(success),
      onError: (error) => snackbar(readMessage(error), { tone: 'error' }),
    });
  return (
    <>
      <p className={css.help}>{texts.sessionsHelp}</p>
      <Card flush>
        <ul className={css.list}>
          {sessions.map((session) => (
            <li key={session.id} className={css.session}>
              <SessionLine session={session} />
              {!session.current && (
                <Button
                  variant="default"
                  aria-label={texts.endSessionOf(session.device)}
                  disabled={end.isPending}
                  onClick={() => endAll([session], texts.sessionEnded)}
                >
                  {texts.endSession}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {others.length > 1 && (
        <BusyButton
          className={css.endOthers}
          variant="default"
          busy={end.isPending}
          onClick={() => endAll(others, texts.othersEnded(others.length))}
        >
          {texts.endOthers(others.length)}
        </BusyButton>
      )}
    </>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  return (
    <>
      <Icon of={IconDeviceDesktop} size={21} />
      <div className={css.words}>
        <div className={css.device}>
          {session.device} {session.current && <StatusChip tone="ok">{texts.thisSession}</StatusChip>}
        </div>
        <div className={css.times}>
          {texts.sessionTimes(formatDateTime(session.created_at), formatDateTime(session.last_seen_at))}
        </div>
      </div>
    </>
  );
}
