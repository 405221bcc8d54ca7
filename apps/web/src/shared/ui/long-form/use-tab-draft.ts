import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUserMemory, useUserStorage } from '#shared/storage/storage-owner.tsx';
import type { UserStorage } from '#shared/storage/user-storage.ts';
import type { DraftPlace } from './draft-keeper.ts';

interface TabDraft {
  /** Names the form and its record: "course-17". */
  key: string;
  /** The version of the record that is being edited. */
  version: number;
  /** Holds what the server keeps sealed: it is sealed in the tab as well. */
  sealed?: boolean;
}

interface StoredDraft {
  version: number;
  at: string;
  values: FieldValues;
}

/** Keeps a draft in this tab, per person, until the visit ends. */
export function useTabDraft({ key, version, sealed = false }: TabDraft): DraftPlace {
  const readable = useUserStorage();
  const memory = useUserMemory();
  const [{ place, setVersion }] = useState(() =>
    createPlace(sealed ? memory : readable, placeOfDraft(key), version),
  );
  useEffect(() => setVersion(version), [setVersion, version]);
  return place;
}

/** Whether something was typed into one of these forms with sealed data, and not saved. */
export function useHasSealedDraft(keys: readonly string[]): boolean {
  const memory = useUserMemory();
  // A draft that could not be stored in time is kept under the name of the form itself.
  const [has] = useState(() =>
    keys.flatMap((key) => [key, placeOfDraft(key)]).some((place) => memory.read(place) !== undefined),
  );
  return has;
}

const placeOfDraft = (key: string): string => `draft:${key}`;

function createPlace(storage: UserStorage, name: string, readVersion: number) {
  let version = readVersion;
  const find = () => {
    const draft = storage.read(name);
    if (!isDraft(draft)) return undefined;
    return { values: draft.values, at: draft.at, outdated: draft.version !== version };
  };
  const place: DraftPlace = {
    found: find(),
    keep: async (values) => {
      const at = new Date().toISOString();
      storage.write(name, { version, at, values } satisfies StoredDraft);
      // No other device writes into the storage of this tab.
      return { at, newer: false };
    },
    read: async () => find(),
    drop: async () => storage.remove(name),
    onlyInTab: true,
  };
  return { place, setVersion: (next: number) => void (version = next) };
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;
