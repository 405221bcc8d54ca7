import { ActionIcon } from '@mantine/core';
import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceFloppy, IconMessage2, IconPencil } from '@tabler/icons-react';
import { savedRepliesQuery } from '#data/talk/chat.ts';
import type { ReadyText } from '#parts/talk/conversation/ready-texts.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { OpenReply } from './reply-dialogs.tsx';
import { replyTexts as texts } from './saved-replies.texts.ts';

interface SavedRepliesProps {
  /** What is being written. */
  text: string;
  /** The replies as the person would read them. */
  ready: readonly ReadyText[];
  /** What is being written, with the chosen reply behind it. */
  onChange: (text: string) => void;
}

/** Replies that the secretariat shares: chosen into the message, or saved from it under its beginning. */
export function SavedReplies({ text, ready, onChange }: SavedRepliesProps) {
  const replies = useQuery(savedRepliesQuery).data?.items ?? [];
  const create = useCall('chat', inboxRoutes.createReply);
  const phone = usePhone();
  const { show, of, anyOpen } = useOpen<OpenReply>('saved-replies');
  const words = text.trim();
  const save = () =>
    void create(
      { body: { title: words.slice(0, 60), text: words } },
      { idempotencyKey: crypto.randomUUID() },
    ).then(
      () => snackbar(texts.kept),
      () => snackbar(texts.notKept, { tone: 'error' }),
    );
  const actions = [
    ...ready.map((reply) => ({
      label: reply.title,
      icon: IconMessage2,
      onClick: () => onChange(text === '' ? reply.text : `${text}\n${reply.text}`),
    })),
    { label: texts.keep, icon: IconDeviceFloppy, onClick: save, disabled: words === '' },
    { label: texts.manage, icon: IconPencil, onClick: () => show({ kind: 'list' }) },
  ];
  return (
    <div>
      <ActionMenu actions={actions}>
        <ActionIcon variant="default" size={phone ? 42 : 36} aria-label={texts.choose}>
          <Icon of={IconMessage2} />
        </ActionIcon>
      </ActionMenu>
      <WhenOpened opened={anyOpen}>
        <ReplyDialogs replies={replies} of={of} show={show} />
      </WhenOpened>
    </div>
  );
}

const ReplyDialogs = lazyPart(() => import('./reply-dialogs.tsx').then((file) => file.ReplyDialogs));
