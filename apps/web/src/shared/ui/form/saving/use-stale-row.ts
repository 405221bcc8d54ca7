import { useRef } from 'react';
import { isCallError } from '#shared/api/call-error.ts';

export interface StaleRow {
  /**
   * Saves against the version that was read. After a conflict the entered data stay, and the next save uses the newer version that
   * came with the refusal: saving again means overwriting it.
   */
  saveAgainst: <T>(readVersion: number, save: (version: number) => Promise<T>) => Promise<T>;
  /** The version that the next save uses. */
  newest: (readVersion: number) => number;
}

/** Used in the form of one row: the newer version is remembered as long as the component is mounted. */
export function useStaleRow(): StaleRow {
  const newer = useRef<number>(undefined);
  const newest = (readVersion: number) => Math.max(readVersion, newer.current ?? 0);
  return {
    newest,
    saveAgainst: async (readVersion, save) => {
      try {
        const saved = await save(newest(readVersion));
        newer.current = findVersion(saved);
        return saved;
      } catch (error) {
        if (isCallError(error, 'record/stale')) newer.current = findVersion(error.details['current']);
        throw error;
      }
    },
  };
}

const findVersion = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number'
    ? row.version
    : undefined;
