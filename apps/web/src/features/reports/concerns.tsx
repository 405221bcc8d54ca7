import type { Concern } from '@indeks/contract/reports/reports.schemas';
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useId } from 'react';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import classes from './reports.module.css';
import { reportsTexts as texts } from './reports.texts.ts';

/** The reasons to look at a month before it is accepted. */
export function Concerns({ name, concerns }: { name: string; concerns: readonly Concern[] }) {
  const titleId = useId();
  if (concerns.length === 0) return null;
  return (
    <Popover position="bottom-end" width="min(22.5rem, calc(100vw - 2rem))" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes['concerns']}>
          <StatusChip tone="brand" icon={IconEye}>
            {texts.lookAt}
          </StatusChip>
          <VisuallyHidden>{texts.concernsOf(concerns.length, name)}</VisuallyHidden>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <div id={titleId} className={classes['concernsTitle']}>
          {texts.concernsTitle}
        </div>
        {/* The first focus: without it a screen reader would not be led into the list. */}
        <ul className={classes['concernsList']} data-autofocus tabIndex={-1}>
          {concerns.map(({ kind, type, date, text }) => (
            <li key={`${kind} ${type} ${date} ${text}`}>{text}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
