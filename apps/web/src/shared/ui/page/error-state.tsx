import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { isCallError } from '#shared/api/call-error.ts';
import { useSessionIfAny } from '#shared/api/session-context.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { MessageState } from './message-state.tsx';
import { pageTexts } from './page.texts.ts';

interface ErrorStateProps {
  /** What failed. */
  title?: string;
  /** What to do, where it does not follow from the error. */
  text?: string;
  /** Whatever was thrown: a server that answered is not blamed on the connection. */
  error?: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

export function ErrorState({
  title = pageTexts.failedToLoad,
  error,
  text,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  const help = isAnswered(error) ? pageTexts.failedByServerHelp : pageTexts.failedToLoadHelp;
  const triages = useSessionIfAny()?.permissions.includes('issues.triage') ?? false;
  return (
    <MessageState
      tone="error"
      icon={isAnswered(error) ? IconAlertTriangle : IconWifiOff}
      title={title}
      text={text ?? help(pageTexts.reportingTab(triages))}
      action={
        <BusyButton variant="default" icon={IconRefresh} busy={retrying} onClick={onRetry}>
          {pageTexts.retry}
        </BusyButton>
      }
    />
  );
}

const isAnswered = (error: unknown): boolean => isCallError(error) && error.code !== 'network/unreachable';
