/**
 * State that the screens of one person keep in this tab until the visit ends: list states and form drafts. It may hold personal
 * data, so it is stored per user and only in sessionStorage.
 */
export interface UserStorage {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

/** Without a known user nothing is kept. */
export const userStorage = (userId: number | undefined): UserStorage =>
  userId === undefined ? noStorage : storageIn(() => sessionStorage, `${prefix}${userId}:`);

/**
 * The same for what must not lie readable in the browser's storage. It outlives a login; with the person's key also a
 * reload, because a sealed copy lies in the tab.
 */
export const userMemory = (userId: number | undefined, sealKey?: string): UserStorage => {
  if (userId === undefined) return noStorage;
  const placeOf = (key: string) => `${nameMemory(userId)}${key}`;
  return {
    read: (key) => memory.get(placeOf(key)),
    write: (key, value) => {
      memory.set(placeOf(key), value);
      if (sealKey !== undefined) void keepSealed(placeOf(key), value, sealKey).catch(() => undefined);
    },
    remove: (key) => {
      memory.delete(placeOf(key));
      guarded(() => {
        sessionStorage.removeItem(placeOf(key));
      });
    },
  };
};

/** Whether the tab holds sealed copies that the memory has not; see `openSealed`. */
export const hasSealed = (userId: number): boolean => sealedPlaces(userId).length > 0;

/** Reads the sealed copies of a person into the memory. One that cannot be opened is as good as none. */
export async function openSealed(userId: number, sealKey: string): Promise<void> {
  const { open } = await import('./sealing.ts');
  for (const place of sealedPlaces(userId)) {
    const sealed = guarded(() => sessionStorage.getItem(place)) ?? '';
    const text = await open(sealed, place, sealKey).catch(() => undefined);
    if (text === undefined) sessionStorage.removeItem(place);
    else memory.set(place, parsed(text));
  }
}

async function keepSealed(place: string, value: unknown, sealKey: string): Promise<void> {
  const { seal } = await import('./sealing.ts');
  const sealed = await seal(JSON.stringify(value), place, sealKey);
  // It may have been taken, or replaced, meanwhile.
  if (memory.get(place) === value) sessionStorage.setItem(place, sealed);
}

const memory = new Map<string, unknown>();
const nameMemory = (userId: number): string => `${prefix}${userId}:sealed:`;

const sealedPlaces = (userId: number): string[] =>
  (guarded(() => Object.keys(sessionStorage)) ?? []).filter(
    (place) => place.startsWith(nameMemory(userId)) && !memory.has(place),
  );

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
