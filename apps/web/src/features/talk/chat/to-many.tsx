import { Anchor, Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { messageActionTexts } from '#parts/notices/notifications/messages/messages.texts.ts';
import { addressOfMessage } from '#parts/notices/notifications/messages/recipients.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './chat.module.css';
import { chatTexts as texts } from './chat.texts.ts';

/** A message to everyone, and the reports of what was sent to many; of the secretariat alone. */
export function ToMany() {
  return (
    <div className={classes['toMany']}>
      <Button
        component={Link}
        to={addressOfMessage({ audience: 'everyone' }, '/chat')}
        variant="light"
        size="compact-md"
        leftSection={<Icon of={IconSpeakerphone} size={18} />}
      >
        {messageActionTexts.actionToEveryone}
      </Button>
      <Anchor component={Link} to="/sent-messages">
        {texts.sentToMany}
      </Anchor>
    </div>
  );
}
