import { Button } from '@mantine/core';
import { IconInbox, IconSearchOff, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { MessageState } from './message-state.tsx';
import type { PageAction } from './page-action.ts';
import { pageTexts } from './page.texts.ts';

export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  action?: PageAction;
}

/** The list has nothing yet. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <MessageState
      tone="brand"
      icon={icon ?? <IconInbox size={28} stroke={1.75} />}
      title={title}
      text={text}
      action={action && <ActionButton action={action} main />}
    />
  );
}

/** The list has entries, but none fits what was asked. */
export function EmptySearchState({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <MessageState
      tone="brand"
      icon={<IconSearchOff size={28} stroke={1.75} />}
      title={pageTexts.nothingFound}
      text={search === '' ? pageTexts.nothingFoundForFilters : pageTexts.nothingFoundFor(search)}
      action={
        <Button variant="default" leftSection={<IconX size={17} stroke={1.75} />} onClick={onClear}>
          {pageTexts.clearSearch}
        </Button>
      }
    />
  );
}
