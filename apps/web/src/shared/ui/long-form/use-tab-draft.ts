import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUserStorage } from '#shared/storage/storage-owner.tsx';
import type { UserStorage } from '#shared/storage/user-storage.ts';
import type { DraftPlace } from './draft-keeper.ts';

interface TabDraft {
  /** Names the form and its record: "course-17". */
  key: string;
  /** The version of the record that is being edited. */
  version: number;
}

interface StoredDraft {
  version: number;
  values: FieldValues;
}

/** Keeps a draft in this tab, per person, until the visit ends: for a form without sealed data. */
export function useTabDraft({ key, version }: TabDraft): DraftPlace {
  const storage = useUserStorage();
  const [{ place, setVersion }] = useState(() => createPlace(storage, `draft:${key}`, version));
  useEffect(() => setVersion(version), [setVersion, version]);
  return place;
}

function createPlace(storage: UserStorage, name: string, readVersion: number) {
  let version = readVersion;
  const find = () => {
    const draft = storage.read(name);
    if (!isDraft(draft)) return undefined;
    return { values: draft.values, at: '', outdated: draft.version !== version };
  };
  const place: DraftPlace = {
    found: find(),
    keep: async (values) => {
      storage.write(name, { version, values } satisfies StoredDraft);
      // Nobody else writes into this tab.
      return { at: '', newer: false };
    },
    read: async () => find(),
    drop: async () => storage.remove(name),
  };
  return { place, setVersion: (next: number) => void (version = next) };
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;
