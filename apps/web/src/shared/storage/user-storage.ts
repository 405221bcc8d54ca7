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
export const userStorage = (userId: number | undefined): UserStorage =>
  userId === undefined ? noStorage : storageIn(() => sessionStorage, `${prefix}${userId}:`);

/** The same for what must not lie in the browser's storage: it is gone with the page, but not with a login. */
export const userMemory = (userId: number | undefined): UserStorage => {
  if (userId === undefined) return noStorage;
  const placeOf = (key: string) => `${prefix}${userId}:${key}`;
  return {
    read: (key) => memory.get(placeOf(key)),
    write: (key, value) => void memory.set(placeOf(key), value),
    remove: (key) => void memory.delete(placeOf(key)),
  };
};

const memory = new Map<string, unknown>();

/** How a person likes the screens, on this computer and beyond the visit: nothing personal may stand here. */
export const userPreferences = (userId: number | undefined): UserStorage =>
  userId === undefined ? noStorage : storageIn(() => localStorage, `indeks:preferences:${userId}:`);

const storageIn = (area: () => Storage, before: string): UserStorage => ({
  read: (key) => parsed(guarded(() => area().getItem(before + key))),
  write: (key, value) => {
    guarded(() => {
      area().setItem(before + key, JSON.stringify(value));
    });
  },
  remove: (key) => {
    guarded(() => {
      area().removeItem(before + key);
    });
  },
});

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
  for (const key of [...memory.keys()].filter(unwanted)) memory.delete(key);
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
