import { useEffect, useState } from 'react';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import { forget, readDraft, type Typed } from './sheet-values.ts';

/** What is typed, kept in the tab. Letters typed into one field are one step back. */
export function useTyped(place: string, start: (kept: Typed) => Typed) {
  const storage = useUserStorage();
  const [typed, setTyped] = useState<Typed>(() => start(readDraft(storage.read(place))));
  const [restored] = useState(() => Object.keys(typed).length > 0);
  const [past, setPast] = useState<readonly { typed: Typed; eid: number | undefined }[]>([]);
  useEffect(() => {
    if (Object.keys(typed).length > 0) storage.write(place, typed);
    else storage.remove(place);
  }, [place, storage, typed]);
  return {
    typed,
    restored,
    canUndo: past.length > 0,
    put: (next: Typed, eid?: number) => {
      if (eid === undefined || past.at(-1)?.eid !== eid) setPast([...past, { typed, eid }]);
      setTyped(next);
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setTyped(last.typed);
      setPast(past.slice(0, -1));
    },
    /** What was saved is no step that could be undone. */
    drop: (eids: readonly number[]) => {
      setTyped((now) => forget(now, eids));
      setPast([]);
    },
  };
}
