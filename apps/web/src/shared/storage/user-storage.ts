/**
 * What one person's screens remember in this tab until the visit ends: list states and form drafts.
 * It may hold personal data, so it is stored per user and only in sessionStorage.
 */
export interface UserStorage {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** Without a known user nothing is kept. */
export function userStorage(userId: number | undefined): UserStorage {
  if (userId === undefined) return noStorage;
  const place = (key: string) => `${prefix}${userId}:${key}`;
  return {
    read: (key) => parsed(guarded(() => sessionStorage.getItem(place(key)))),
    write: (key, value) => {
      guarded(() => {
        sessionStorage.setItem(place(key), JSON.stringify(value));
      });
    },
    remove: (key) => {
      guarded(() => {
        sessionStorage.removeItem(place(key));
      });
    },
  };
}

/** Forgets on sign-in what people who used this tab before have left in it. */
export function forgetOtherUsers(userId: number): void {
  removeKeys((key) => !key.startsWith(`${prefix}${userId}:`));
}

/** Forgets everything on logout. After an expired session the drafts are kept for the same user. */
export function forgetEveryUser(): void {
  removeKeys(() => true);
}

const prefix = 'indeks:user:';

const noStorage: UserStorage = { read: () => undefined, write: () => {}, remove: () => {} };

function removeKeys(unwanted: (key: string) => boolean): void {
  const keys = guarded(() => Object.keys(sessionStorage)) ?? [];
  for (const key of keys) {
    if (key.startsWith(prefix) && unwanted(key)) sessionStorage.removeItem(key);
  }
}

/** Storage may be switched off or full; then the portal simply does not remember. */
function guarded<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parsed(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  return guarded((): unknown => JSON.parse(text));
}
