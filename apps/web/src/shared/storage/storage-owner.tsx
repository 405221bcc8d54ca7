import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { forgetOtherUsers, userStorage } from '#shared/storage/user-storage.ts';
import type { UserStorage } from '#shared/storage/user-storage.ts';

/** Wraps the signed-in part of the portal and names the user whose storage the screens use. */
export function StorageOwner({ userId, children }: { userId: number; children: ReactNode }) {
  const storage = useMemo(() => userStorage(userId), [userId]);
  useEffect(() => {
    forgetOtherUsers(userId);
  }, [userId]);
  return <StorageContext value={storage}>{children}</StorageContext>;
}

export const useUserStorage = (): UserStorage => use(StorageContext);

const StorageContext = createContext<UserStorage>(userStorage(undefined));
