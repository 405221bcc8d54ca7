import { useEffect, useRef, type ReactNode } from 'react';
import classes from './messages.module.css';

interface MessageLogProps {
  label: string;
  /** The number of the newest message, and what is on its way and how it stands: when either changes, the end is in sight. */
  newest: number | undefined;
  outgoing?: string;
  children: ReactNode;
}

/** The messages of a conversation, the newest in sight; older ones that are loaded above move nothing. */
export function MessageLog({ label, newest, outgoing = '', children }: MessageLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = `${newest ?? ''} ${outgoing}`;
  const last = useRef('');
  useEffect(() => {
    const element = box.current;
    if (element && last.current !== shown) element.scrollTop = element.scrollHeight;
    last.current = shown;
  }, [shown]);
  return (
    // Scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={classes['history']} role="log" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
