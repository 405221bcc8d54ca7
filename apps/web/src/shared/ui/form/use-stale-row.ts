import { useRef } from 'react';
import { isCallError } from '#shared/api/call-error.ts';

/**
 * For saves that name the version they read. When somebody else was faster, the refusal says so and the entered data
 * stay; saving once more is then a decision, made against the newer version that came with the refusal.
 */
export function useStaleRow() {
  const newer = useRef<number>(undefined);
  return {
    guard: async <T>(readVersion: number, save: (version: number) => Promise<T>): Promise<T> => {
      try {
        const saved = await save(Math.max(readVersion, newer.current ?? 0));
        newer.current = undefined;
        return saved;
      } catch (error) {
        if (isCallError(error, 'record/stale')) newer.current = versionOf(error.details['current']);
        throw error;
      }
    },
  };
}

const versionOf = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number'
    ? row.version
    : undefined;
