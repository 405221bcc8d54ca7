import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  issuePriorityNames,
  issueStatusNames,
  issueTypeNames,
  type IssuePriority,
  type IssueStatus,
  type IssueType,
} from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import {
  IconBug,
  IconBulb,
  IconChevronsUp,
  IconChevronUp,
  IconCircleCheck,
  IconMinus,
  IconHelpCircle,
} from '@tabler/icons-react';
import { issueFileAddress } from '#data/talk/issues.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import classes from './issues.module.css';
import { issuesTexts as texts } from './issues.texts.ts';

/** The word with its coloured dot. */
export function StatusWord({ status }: { status: IssueStatus }) {
  return (
    <span className={classes.status}>
      <span className={classes.dot} data-status={status} aria-hidden />
      {issueStatusNames[status]}
    </span>
  );
}

export function TypeChip({ type }: { type: IssueType }) {
  const { tone, icon } = typeLooks[type];
  return (
    <StatusChip tone={tone} icon={icon}>
      {issueTypeNames[type]}
    </StatusChip>
  );
}

const typeLooks = {
  1: { tone: 'error', icon: IconBug },
  2: { tone: 'info', icon: IconHelpCircle },
  3: { tone: 'neutral', icon: IconBulb },
} as const;

export function PriorityMark({ priority }: { priority: IssuePriority }) {
  return (
    <span className={classes.priority} data-priority={priority}>
      <Icon of={priorityIcons[priority]} size={16} />
      {issuePriorityNames[priority]}
    </span>
  );
}

const priorityIcons = { 1: IconMinus, 2: IconChevronUp, 3: IconChevronsUp } as const;

/** A check that downloads the file, or lets one be chosen of several; a red dash where there is none. */
export function FilesMark({ issue: { files } }: { issue: Issue }) {
  const [first, ...others] = files;
  if (!first)
    return (
      <Tooltip label={texts.noFiles}>
        <span className={classes.noFiles}>
          <Icon of={IconMinus} />
          <VisuallyHidden>{texts.noFiles}</VisuallyHidden>
        </span>
      </Tooltip>
    );
  const look = { variant: 'subtle', color: 'gray', size: 34, className: classes.hasFiles };
  const check = <Icon of={IconCircleCheck} />;
  if (others.length > 0)
    return (
      <ActionMenu
        actions={files.map(({ name, url }) => ({
          label: texts.download(name),
          download: issueFileAddress(url),
        }))}
      >
        <ActionIcon {...look} aria-label={texts.filesOf(files.length)}>
          {check}
        </ActionIcon>
      </ActionMenu>
    );
  return (
    <Tooltip label={texts.download(first.name)}>
      <ActionIcon
        {...look}
        component="a"
        href={issueFileAddress(first.url)}
        download={first.name}
        aria-label={texts.download(first.name)}
      >
        {check}
      </ActionIcon>
    </Tooltip>
  );
}
