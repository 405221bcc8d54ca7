import { Button } from '@mantine/core';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './long-form.module.css';
import { longFormTexts } from './long-form.texts.ts';

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info">
      <div className={classes['draft']}>
        <span>{longFormTexts.restored}</span>
        <Button variant="default" size="xs" onClick={onDiscard}>
          {longFormTexts.discard}
        </Button>
      </div>
    </Notice>
  );
}
