import { Button, type ButtonProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './busy-button.module.css';

export interface BusyButtonProps
  extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
  icon?: TablerIcon | undefined;
}

/**
 * A button that shows a spinner while its work runs. It keeps its width and, unlike a disabled one, the
 * keyboard focus; presses in the meantime do nothing.
 */
export function BusyButton({ busy, icon, onClick, className = '', ...props }: BusyButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      {...(icon && { leftSection: <Icon of={icon} /> })}
      className={`${classes.button} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={click}
    />
  );
}
