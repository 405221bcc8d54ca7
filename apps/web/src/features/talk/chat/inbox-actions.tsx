import { ActionIcon, Button, Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import type { History } from '@indeks/contract/talk/chat/chat.schemas';
import { IconArrowBackUp, IconCheck, IconUserShare } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { inboxTexts as texts } from './chat.texts.ts';
import classes from './inbox.module.css';
import { tellRefusal } from './tell-refusal.ts';

interface InboxActionsProps {
  history: History;
  /** The number of the newest message that is shown. */
  last: number;
  onDone: () => void;
}

/** Handing over, and saying that it is done; E does the latter. */
export function InboxActions({ history, last, onDone }: InboxActionsProps) {
  const { partner, done } = history;
  const { busy, finish } = useFinish(partner.id, last, onDone);
  const isFree = useFreeKeys();
  const phone = usePhone();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'e' && done === null && isFree(event)) void finish(true);
  });
  return (
    <>
      <HandOverButton partner={partner} />
      {done ? (
        <BusyButton
          variant="default"
          busy={busy}
          icon={IconArrowBackUp}
          mih={44}
          px="sm"
          aria-label={texts.reopen}
          onClick={() => void finish(false)}
        >
          {phone ? texts.reopenShort : texts.reopen}
        </BusyButton>
      ) : (
        <BusyButton
          variant="default"
          busy={busy}
          icon={IconCheck}
          mih={44}
          px="sm"
          aria-keyshortcuts="e"
          onClick={() => void finish(true)}
        >
          {texts.finish}
        </BusyButton>
      )}
    </>
  );
}

function useFinish(id: number, last: number, onDone: () => void) {
  const call = useCall('chat', inboxRoutes.finish);
  const [busy, setBusy] = useState(false);
  const finish = async (done: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await call({ params: { id }, body: { done, last } });
      snackbar(done ? texts.finished : texts.reopened);
      if (done) onDone();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, finish };
}

function HandOverButton({ partner }: Pick<History, 'partner'>) {
  const [opened, setOpened] = useState(false);
  const phone = usePhone();
  const titleId = useId();
  const toggle = () => setOpened((before) => !before);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        {phone ? (
          <ActionIcon variant="default" size={44} aria-label={texts.handOver} onClick={toggle}>
            <Icon of={IconUserShare} />
          </ActionIcon>
        ) : (
          <Button variant="default" mih={44} leftSection={<Icon of={IconUserShare} />} onClick={toggle}>
            {texts.handOver}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <h3 id={titleId} className={classes.handTitle}>
          {texts.handOverTitle}
        </h3>
        <HandOver id={partner.id} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

const HandOver = lazyPart(() => import('./hand-over.tsx').then((file) => file.HandOver));
