import { Button } from '@mantine/core';
import { formatDateTime } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { KeptState } from './draft-keeper.ts';
import classes from './long-form.module.css';
import { longFormTexts as texts } from './long-form.texts.ts';

interface DraftNoticeProps {
  /** When it was kept; undefined for what was typed in this tab. */
  at?: string | undefined;
  onDiscard: () => void;
}

/** The form begins with what was typed before. */
export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  return (
    <Notice tone="info">
      <div className={classes.draft}>
        <span>{at === undefined ? texts.restored : texts.draftOf(formatDateTime(at))}</span>
        <Button variant="default" size="xs" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Notice>
  );
}

interface DraftStateProps {
  state: KeptState;
  onTake: () => void;
  onKeep: () => void;
}

/** In the save bar, where it is seen from everywhere in the form: that the draft waits, or has become two. */
export function DraftTrouble({ state, onTake, onKeep }: DraftStateProps) {
  if (state.kind === 'failed') return <output className={classes.above}>{texts.draftFailed}</output>;
  if (state.kind !== 'newer') return null;
  return (
    <div className={`${classes.above} ${classes.draft}`}>
      <output>{texts.draftNewer(formatDateTime(state.at))}</output>
      <div className={classes.choices}>
        <Button variant="default" size="xs" onClick={onKeep}>
          {texts.keepThis}
        </Button>
        <Button variant="default" size="xs" onClick={onTake}>
          {texts.takeNewer}
        </Button>
      </div>
    </div>
  );
}
