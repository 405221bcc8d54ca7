import { Button } from '@mantine/core';
import { IconInbox, IconSearchOff, IconX, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { ActionButton } from './action-button.tsx';
import { MessageState } from './message-state.tsx';
import type { PageAction } from './page-action.ts';
import { pageTexts } from './page.texts.ts';

export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: TablerIcon;
  action?: PageAction;
}

/** The list has nothing yet. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <MessageState
      tone="brand"
      icon={icon ?? IconInbox}
      title={title}
      text={text}
      action={action && <ActionButton action={action} main />}
    />
  );
}

interface EmptySearchStateProps {
  search: string;
  onClear: () => void;
  /** Similar names that the person may have meant. */
  near?: ReactNode;
}

/** The list has entries, but none fits what was asked. */
export function EmptySearchState({ search, onClear, near }: EmptySearchStateProps) {
  return (
    <MessageState
      tone="brand"
      icon={IconSearchOff}
      title={pageTexts.nothingFound}
      text={search === '' ? pageTexts.nothingFoundForFilters : pageTexts.nothingFoundFor(search)}
      below={near}
      action={
        <Button variant="default" leftSection={<Icon of={IconX} size={iconSizes.small} />} onClick={onClear}>
          {pageTexts.clearSearch}
        </Button>
      }
    />
  );
}
