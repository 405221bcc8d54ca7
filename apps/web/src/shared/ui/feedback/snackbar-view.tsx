import { UnstyledButton } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import bar from '#shared/ui/page/floating-bar.module.css';
import { visibleFor } from './snackbar-times.ts';
import classes from './snackbar.module.css';

export type SnackbarTone = 'ok' | 'error';

export interface SnackbarAction {
  label: string;
  onClick: () => void;
}

export interface SnackbarMessage {
  text: string;
  tone: SnackbarTone;
  action?: SnackbarAction;
}

export interface SnackbarViewProps {
  messages: readonly SnackbarMessage[];
  /** They are on the screen, and are not to be given again. */
  onShown: () => void;
}

/** Inside the live region of its host, therefore without a portal. */
export function SnackbarView({ messages, onShown }: SnackbarViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messages.length === 0) return;
    place.current?.style.setProperty('--foot', `${findFoot()}px`);
    for (const message of messages) show(message);
    onShown();
  }, [messages, onShown]);
  return (
    <div ref={place} className={classes.place}>
      <Notifications position="bottom-center" limit={1} containerWidth={420} withinPortal={false} />
    </div>
  );
}

const gap = 16;

/** From the lower edge of the window to where a snackbar stands: above a bar that floats there, which it never covers. */
function findFoot(): number {
  const bars = [...document.getElementsByClassName(bar.floating)];
  const tops = bars
    .map((floating) => floating.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > window.innerHeight - mostHeight)
    .map(({ top }) => window.innerHeight - top);
  return Math.min(Math.max(gap, ...tops.map((above) => above + gap / 2)), window.innerHeight / 2);
}

/** The space of a snackbar at the foot of the window, with two lines on a phone. */
const mostHeight = 110;

function show({ text, tone, action }: SnackbarMessage): void {
  const Icon = tone === 'ok' ? IconCheck : IconExclamationMark;
  const id = notifications.show({
    message: action ? <WithAction text={text} label={action.label} onClick={() => take(action, id)} /> : text,
    autoClose: action ? visibleFor.action : visibleFor[tone],
    icon: <Icon size={18} stroke={2.25} aria-hidden />,
    withCloseButton: false,
    // The view is the live region; a role here would have the text read twice.
    role: 'presentation',
    'data-tone': tone,
    classNames,
  });
}

function take({ onClick }: SnackbarAction, id: string): void {
  notifications.hide(id);
  onClick();
}

function WithAction({ text, label, onClick }: SnackbarAction & { text: string }) {
  return (
    <span className={classes.withAction}>
      <span>{text}</span>
      <UnstyledButton className={classes.action} onClick={onClick}>
        {label}
      </UnstyledButton>
    </span>
  );
}

const classNames = {
  root: classes.snackbar,
  icon: classes.icon,
  description: classes.text,
};
