import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import classes from './snackbar.module.css';

export type SnackbarTone = 'ok' | 'error';

const visibleFor: Record<SnackbarTone, number> = {
  ok: 2000,
  // A failure is shown longer, because it has to be read.
  error: 6000,
};

export function showSnackbar(text: string, tone: SnackbarTone): void {
  const Icon = tone === 'ok' ? IconCheck : IconExclamationMark;
  notifications.show({
    message: text,
    autoClose: visibleFor[tone],
    icon: <Icon size={18} stroke={2.25} aria-hidden />,
    withCloseButton: false,
    // The view is the live region; a role here would have the text read twice.
    role: 'presentation',
    'data-tone': tone,
    classNames,
  });
}

export function SnackbarView() {
  return <Notifications position="bottom-center" limit={1} containerWidth={420} aria-live="polite" />;
}

const classNames = {
  root: classes['snackbar'] ?? '',
  icon: classes['icon'] ?? '',
  description: classes['text'] ?? '',
};
