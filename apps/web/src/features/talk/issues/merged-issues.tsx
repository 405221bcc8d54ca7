import { Anchor, Button } from '@mantine/core';
import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { IconArrowMerge } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './issue.module.css';
import { issueTexts } from './issues.texts.ts';

const texts = issueTexts.merge;

interface MergedIssuesProps {
  issue: Issue;
  others: Issue['duplicates'];
  /** To merge this one into another. */
  isOffered: boolean;
}

/** The issues of the same problem, and the way to merge this one into another. */
export function MergedIssues({ issue, others, isOffered }: MergedIssuesProps) {
  const { show, of, anyOpen } = useOpen<{ kind: 'merge' }>('merge-issue');
  const merging = of('merge');
  const size = usePhone() ? 'md' : 'compact-sm';
  return (
    <>
      {others.map(({ id, title, reporter }) => (
        <Anchor key={id} component={Link} to={`/issue-tracker/${id}`} className={classes.other} title={title}>
          {`${issueNumber(id)}, ${reporter}`}
        </Anchor>
      ))}
      {isOffered && (
        <Button
          variant="light"
          size={size}
          leftSection={<Icon of={IconArrowMerge} size={16} />}
          onClick={() => show({ kind: 'merge' })}
        >
          {texts.action}
        </Button>
      )}
      <WhenOpened opened={anyOpen}>
        <MergeDialog issue={issue} opened={merging.opened} onClose={merging.close} />
      </WhenOpened>
    </>
  );
}

const MergeDialog = lazyPart(() => import('./merge-dialog.tsx').then((file) => file.MergeDialog));
