import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { MessageState } from './message-state.tsx';
import { pageTexts } from './page.texts.ts';

interface ErrorStateProps {
  /** What failed. */
  title?: string;
  /** What to do. */
  text?: string;
  onRetry: () => void;
  retrying?: boolean;
}

export function ErrorState({
  title = pageTexts.failedToLoad,
  text = pageTexts.failedToLoadHelp,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <MessageState
      tone="error"
      icon={IconWifiOff}
      title={title}
      text={text}
      action={
        <BusyButton variant="default" icon={IconRefresh} busy={retrying} onClick={onRetry}>
          {pageTexts.retry}
        </BusyButton>
      }
    />
  );
}
