import { useEffect, useEffectEvent, useState } from 'react';
import { useUnsaved } from '#shared/lib/unsaved.ts';

/** Says of each part of the editor whether it holds something that is not saved. */
export type NoteTyped = (part: string, typed: boolean) => void;

/** What is typed in place of a saved value. Untouched it follows the value, which others may change too. */
export function useTyped(part: string, saved: string, note: NoteTyped) {
  const [typed, setTyped] = useState<{ value: string; instead: string }>();
  const isChanged = typed !== undefined && typed.value.trim() !== saved;
  useUnsaved(isChanged);
  const tell = useEffectEvent(note);
  useEffect(() => {
    tell(part, isChanged);
    return () => tell(part, false);
  }, [part, isChanged]);
  return {
    value: typed?.value ?? saved,
    isTyping: typed !== undefined,
    isChanged,
    /** Somebody else saved another value meanwhile. */
    isOvertaken: isChanged && typed.instead !== saved,
    type: (value: string) => setTyped({ value, instead: typed?.instead ?? saved }),
    forget: () => setTyped(undefined),
  };
}
