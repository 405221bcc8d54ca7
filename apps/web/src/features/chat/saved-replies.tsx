import { ActionIcon } from '@mantine/core';
import { inboxRoutes } from '@indeks/contract/chat/chat.routes';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceFloppy, IconMessage2 } from '@tabler/icons-react';
import { savedRepliesQuery } from '#data/chat.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import classes from './conversation.module.css';
import { chatTexts as texts } from './chat.texts.ts';

interface SavedRepliesProps {
  /** What is being written. */
  text: string;
  onChoose: (text: string) => void;
}

/** Replies that the secretariat shares: chosen into the message, or saved from it under its beginning. */
export function SavedReplies({ text, onChoose }: SavedRepliesProps) {
  const replies = useQuery(savedRepliesQuery).data?.items ?? [];
  const create = useCall('chat', inboxRoutes.createReply);
  const phone = usePhone();
  const words = text.trim();
  const save = () =>
    void create(
      { body: { title: words.slice(0, 60), text: words } },
      { idempotencyKey: crypto.randomUUID() },
    ).then(
      () => snackbar(texts.replySaved),
      () => snackbar(texts.replyFailed, { tone: 'error' }),
    );
  const actions = [
    ...replies.map((reply) => ({
      label: reply.title,
      icon: IconMessage2,
      onClick: () => onChoose(reply.text),
    })),
    { label: texts.saveReply, icon: IconDeviceFloppy, onClick: save, disabled: words === '' },
  ];
  return (
    <div className={classes['replies']}>
      <ActionMenu actions={actions}>
        <ActionIcon variant="default" size={phone ? 42 : 36} aria-label={texts.replies}>
          <Icon of={IconMessage2} />
        </ActionIcon>
      </ActionMenu>
    </div>
  );
}
