import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  forgetOtherUsers,
  hasSealed,
  openSealed,
  userMemory,
  userPreferences,
  userStorage,
} from '#shared/storage/user-storage.ts';
import type { UserStorage } from '#shared/storage/user-storage.ts';

interface StorageOwnerProps {
  userId: number;
  /** The person's own key; without one what must not lie readable in the tab does not outlive a reload. */
  sealKey?: string;
  children: ReactNode;
}

/** Wraps the signed-in part of the portal and names the user whose storage the screens use. */
export function StorageOwner({ userId, sealKey, children }: StorageOwnerProps) {
  const storage = useMemo(() => userStorage(userId), [userId]);
  const memory = useMemo(() => userMemory(userId, sealKey), [userId, sealKey]);
  const opened = useOpened(userId, sealKey);
  const preferences = useMemo(() => userPreferences(userId), [userId]);
  useEffect(() => {
    forgetOtherUsers(userId);
  }, [userId]);
  return (
    <StorageContext value={storage}>
      <MemoryContext value={memory}>
        <PreferencesContext value={preferences}>{opened && children}</PreferencesContext>
      </MemoryContext>
    </StorageContext>
  );
}

/** False as long as something sealed is being read: a screen finds what was typed there when it is drawn. */
function useOpened(userId: number, sealKey: string | undefined): boolean {
  const [opened, setOpened] = useState(() => sealKey === undefined || !hasSealed(userId));
  useEffect(() => {
    if (opened || sealKey === undefined) return;
    void openSealed(userId, sealKey)
      .catch(() => undefined)
      .then(() => setOpened(true));
  }, [opened, userId, sealKey]);
  return opened;
}

export const useUserStorage = (): UserStorage => use(StorageContext);

/** For what must not lie readable in the browser's storage. */
export const useUserMemory = (): UserStorage => use(MemoryContext);

/** Choices of the person that outlive the visit. */
export const usePreferences = (): UserStorage => use(PreferencesContext);

/** One choice of the person that outlives the visit; whatever is stored but not among the choices is the first one. */
export function usePreference<const Choice>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const preferences = usePreferences();
  const [chosen, setChosen] = useState<Choice>(() => {
    const kept = preferences.read(key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  });
  const choose = useCallback(
    (choice: Choice) => {
      setChosen(choice);
      preferences.write(key, choice);
    },
    [key, preferences],
  );
  return [chosen, choose] as const;
}

const PreferencesContext = createContext<UserStorage>(userPreferences(undefined));
const MemoryContext = createContext<UserStorage>(userMemory(undefined));
const StorageContext = createContext<UserStorage>(userStorage(undefined));
