import { useEffect, useRef, type ReactNode } from 'react';

/** Presses what it holds when the address asks for it opened, as a list or calendar is opened by hand. */
export function Opened({ open, children }: { open: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const control =
      root.current?.querySelector<HTMLElement>('[aria-haspopup]') ??
      root.current?.querySelector<HTMLElement>('input');
    control?.click();
  }, [open]);
  return <div ref={root}>{children}</div>;
}
