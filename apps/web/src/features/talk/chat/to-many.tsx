import { Anchor, Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { messageTexts } from '#parts/talk/broadcasts/broadcasts.texts.ts';
import type { OpenMessage } from '#parts/notices/notifications/messages/recipients.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';

const MessageDialogs = lazyPart(
  async () => (await import('#parts/talk/broadcasts/message-dialogs.tsx')).MessageDialogs,
);

/** A message to everyone, and the reports of what was sent to many; of the secretariat alone. */
export function ToMany() {
  const { show, of, anyOpen } = useOpen<OpenMessage>('message-to-everyone');
  return (
    <div className={classes['toMany']}>
      <Button
        variant="light"
        size="compact-md"
        leftSection={<Icon of={IconSpeakerphone} size={18} />}
        onClick={() => show({ kind: 'message', to: { audience: 'everyone', count: 0 } })}
      >
        {messageTexts.actionToEveryone}
      </Button>
      <Anchor component={Link} to="/sent-messages">
        {texts.sentToMany}
      </Anchor>
      <WhenOpened opened={anyOpen}>
        <MessageDialogs of={of} show={show} />
      </WhenOpened>
    </div>
  );
}
