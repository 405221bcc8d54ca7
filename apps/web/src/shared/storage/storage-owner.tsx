import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { forgetOtherUsers, userStorage } from '#shared/storage/user-storage.ts';
import type { UserStorage } from '#shared/storage/user-storage.ts';

/** Stands around the signed-in part of the portal and says whose memory the screens below use. */
export function StorageOwner({ userId, children }: { userId: number; children: ReactNode }) {
  const storage = useMemo(() => userStorage(userId), [userId]);
  useEffect(() => {
    forgetOtherUsers(userId);
  }, [userId]);
  return <StorageContext value={storage}>{children}</StorageContext>;
}

export const useUserStorage = (): UserStorage => use(StorageContext);

const StorageContext = createContext<UserStorage>(userStorage(undefined));
