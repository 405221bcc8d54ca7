import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { onTakenAway } from '#shared/api/ended-session.ts';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { placeOfDraft } from './draft-place.ts';
import { noteOpener } from './opener.ts';

interface Kind {
  kind: string;
}

export interface OpenOf<Value> {
  opened: boolean;
  /** The value with which it was opened; kept while the dialog fades out, so that its text does not change meanwhile. */
  value: Value | undefined;
  /** Closes this one. If another has opened meanwhile (a success after a form), that one stays. */
  close: () => void;
}

export interface Dialogs<Open extends Kind> {
  /** The same function in each rendering. */
  show: (next: Open) => void;
  of: <K extends Open['kind']>(kind: K) => OpenOf<Extract<Open, { kind: K }>>;
  anyOpen: boolean;
}

/**
 * Which dialog is open above a screen, one at a time, and what it was opened with. `name` tells it from others of the
 * same page: a dialog in which something was typed when the session ended, or when the page was reloaded, is opened
 * again afterwards.
 */
export function useOpen<Open extends Kind>(name: string): Dialogs<Open> {
  const kept = useKeptOpening(name);
  // The stored value is the one that was open on this screen.
  const [open, setOpen] = useState(() => kept.opening as Open | undefined);
  const [last, setLast] = useState<readonly Open[]>(open ? [open] : []);
  const keep = useEffectEvent(() => {
    if (open) kept.storage.write(kept.place, open);
  });
  useEffect(() => onTakenAway(() => keep()), []);
  const show = useCallback((next: Open) => {
    noteOpener();
    setOpen(next);
    setLast((known) => [...known.filter(({ kind }) => kind !== next.kind), next]);
  }, []);
  const of = <K extends Open['kind']>(kind: K): OpenOf<Extract<Open, { kind: K }>> => ({
    opened: open?.kind === kind,
    value: last.find((known): known is Extract<Open, { kind: K }> => known.kind === kind),
    close: () => setOpen((current) => (current?.kind === kind ? undefined : current)),
  });
  return { show, of, anyOpen: open !== undefined };
}

function useKeptOpening(name: string) {
  const storage = useUserStorage();
  const { pathname } = useLocation();
  const place = `open:${pathname}:${name}`;
  const [opening] = useState(() =>
    // Only a dialog in which something was typed comes back.
    storage.read(placeOfDraft(pathname)) === undefined ? undefined : storage.read(place),
  );
  useEffect(() => storage.remove(place), [storage, place]);
  return { opening, place, storage };
}
