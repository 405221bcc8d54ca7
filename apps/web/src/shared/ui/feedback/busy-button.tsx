import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './busy-button.module.css';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
}

/**
 * A button that shows a spinner while its work runs. It keeps its width and, unlike a disabled one, the
 * keyboard focus; presses in the meantime do nothing.
 */
export function BusyButton({ busy, onClick, className = '', ...props }: BusyButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      className={`${classes['button']} ${className}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={click}
    />
  );
}
