import { useEffect } from 'react';

/** Whether a form on the screen holds something that was typed and not saved. */
export const isAnythingUnsaved = (): boolean => unsaved.size > 0;

/** Counts a form among the unsaved ones as long as it is changed. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [changed]);
}

const unsaved = new Set<object>();
