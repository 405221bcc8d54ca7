import { useState } from 'react';

interface Kind {
  kind: string;
}

export interface OpenOf<Value> {
  opened: boolean;
  /** What it was opened with; kept while the dialog fades out, so that its words do not change meanwhile. */
  value: Value | undefined;
  /** Closes this one. If another has opened meanwhile (a success after a form), that one stays. */
  close: () => void;
}

export interface Dialogs<Open extends Kind> {
  show: (next: Open) => void;
  of: <K extends Open['kind']>(kind: K) => OpenOf<Extract<Open, { kind: K }>>;
  anyOpen: boolean;
}

/** Which dialog is open above a screen, one at a time, and what it was opened with. */
export function useOpen<Open extends Kind>(): Dialogs<Open> {
  const [open, setOpen] = useState<Open>();
  const [last, setLast] = useState<readonly Open[]>([]);
  const show = (next: Open) => {
    setOpen(next);
    setLast((known) => [...known.filter(({ kind }) => kind !== next.kind), next]);
  };
  const of = <K extends Open['kind']>(kind: K): OpenOf<Extract<Open, { kind: K }>> => ({
    opened: open?.kind === kind,
    value: last.find((known): known is Extract<Open, { kind: K }> => known.kind === kind),
    close: () => setOpen((current) => (current?.kind === kind ? undefined : current)),
  });
  return { show, of, anyOpen: open !== undefined };
}
