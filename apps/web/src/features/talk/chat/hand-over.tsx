import { longestMessage } from '@indeks/contract/talk/chat/chat.keys';
import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { colleaguesQuery } from '#data/talk/chat.ts';
import { useCall } from '#shared/api/use-call.ts';
import { RadioControl } from '#shared/ui/form/choices/radio-control.tsx';
import { TextareaControl } from '#shared/ui/form/typed/textarea-control.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { chatTexts, inboxTexts as texts } from './chat.texts.ts';
import classes from './inbox.module.css';
import { tellRefusal } from './tell-refusal.ts';

interface HandOverProps {
  id: number;
  onClose: () => void;
}

/** To whom, and what is to be done; the note stays among the secretariat. */
export function HandOver({ id, onClose }: HandOverProps) {
  const query = useQuery(colleaguesQuery);
  const [uid, setUid] = useState<number>();
  const [note, setNote] = useState('');
  const { busy, handOver } = useHandOver(id, onClose);
  const colleagues = query.data?.items;
  if (!colleagues)
    return <AwaitedState result={query} failed={chatTexts.failedToList} rows={3} columns={1} />;
  const chosen = colleagues.find((colleague) => colleague.id === uid);
  return (
    <form
      className={classes.handOver}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void handOver(chosen, note.trim());
      }}
    >
      <div className={classes.colleagues}>
        <RadioControl
          label={texts.colleague}
          labelHidden
          vertical
          value={uid ?? null}
          onChange={(next) => next !== null && setUid(next)}
          choices={colleagues.map(({ id: of, name, taken }) => ({
            value: of,
            label: name,
            description: texts.conversations(taken.total, taken.capped),
          }))}
        />
        {colleagues.length === 0 && <p>{texts.noColleague}</p>}
      </div>
      <TextareaControl
        label={texts.handOverNote}
        labelHidden
        placeholder={texts.handOverPlaceholder}
        minRows={1}
        maxRows={4}
        maxLength={longestMessage}
        value={note}
        onChange={setNote}
      />
      <div className={classes.handFoot}>
        <span>{texts.teamOnly}</span>
        <BusyButton type="submit" variant="light" busy={busy} disabled={!chosen}>
          {texts.handOver}
        </BusyButton>
      </div>
    </form>
  );
}

function useHandOver(id: number, onClose: () => void) {
  const call = useCall('chat', inboxRoutes.handOver);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const handOver = async (to: { id: number; name: string }, note: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await call({ params: { id }, body: { uid: to.id, note } }, { idempotencyKey: key.current });
      snackbar(texts.handedOver(to.name));
      onClose();
    } catch (error) {
      // What is sent next may say something else.
      key.current = crypto.randomUUID();
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, handOver };
}
