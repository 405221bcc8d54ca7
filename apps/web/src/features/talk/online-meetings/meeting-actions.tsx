import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { ActionIcon } from '@mantine/core';
import {
  IconDots,
  IconEye,
  IconEyeOff,
  IconLink,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { ActionMenu } from '#shared/ui/page/action-menu.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { OpenMeeting } from './online-meetings-page.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

interface MeetingActionsProps {
  row: OnlineMeeting;
  show: (next: OpenMeeting) => void;
}

/** What may be done with a meeting beside joining it. */
export function MeetingActions({ row, show }: MeetingActionsProps) {
  const retry = useCall('online-meetings', routes.retry);
  const hide = useCall('online-meetings', routes.hide);
  const tell = (work: Promise<unknown>, sentence: string) =>
    void work.then(
      () => snackbar(sentence),
      (error: unknown) => snackbar(readMessage(error), { tone: 'error' }),
    );
  const setHidden = (hidden: boolean) =>
    tell(hide({ params: { id: row.id }, body: { hidden } }), hidden ? texts.hidden : texts.shown);
  const tryAgain = () => tell(retry({ params: { id: row.id } }), texts.retried);
  const actions: PageAction[] = [
    { label: texts.copyLink, icon: IconLink, onClick: () => void copyLink(row) },
    ...when(row.can.retry, { label: texts.retry, icon: IconRefresh, onClick: tryAgain }),
    ...when(row.can.attendance, {
      label: texts.attendance,
      icon: IconUserCheck,
      onClick: () => show({ kind: 'attendance', row }),
    }),
    ...when(row.can.edit, {
      label: texts.edit,
      icon: IconPencil,
      onClick: () => show({ kind: 'form', id: row.id }),
    }),
    ...when(row.can.hide, {
      label: row.hidden ? texts.show : texts.hide,
      icon: row.hidden ? IconEye : IconEyeOff,
      onClick: () => setHidden(!row.hidden),
    }),
    ...when(row.can.delete, {
      label: texts.remove,
      icon: IconTrash,
      danger: true,
      onClick: () => show({ kind: 'remove', row }),
    }),
  ];
  return (
    <ActionMenu actions={actions}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={texts.actions(row.topic)}>
        <Icon of={IconDots} size={iconSizes.menu} />
      </ActionIcon>
    </ActionMenu>
  );
}

const when = (may: boolean, action: PageAction): PageAction[] => (may ? [action] : []);

/** The link to this portal, which may be passed on: each person joins with one of their own. */
const copyLink = async ({ settings }: OnlineMeeting): Promise<void> => {
  const { join_url } = JSON.parse(settings) as { join_url: string }; // the contract says what it holds
  try {
    await navigator.clipboard.writeText(join_url);
    snackbar(texts.copied);
  } catch {
    snackbar(join_url);
  }
};
