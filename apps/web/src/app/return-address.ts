/**
 * The address to return to after an outage or a login. It is kept in the tab, so that a reload of the waiting page does not lose
 * it, and only for the person who was there; the address of an anonymous visitor is for the person who signs in.
 */
export function keepReturn(address: string, owner: Owner = 'anyone'): void {
  guarded(() => sessionStorage.setItem(key, JSON.stringify({ address, owner })));
}

/** Gives the address once. */
export function takeReturn(person: Owner): string | undefined {
  const kept = guarded((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  forgetReturn();
  if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('owner' in kept))
    return undefined;
  const isTheirs = kept.owner === 'anyone' || kept.owner === person;
  // An address inside the portal, never that of another site.
  return isTheirs && typeof kept.address === 'string' && /^\/(?!\/)/u.test(kept.address)
    ? kept.address
    : undefined;
}

export function forgetReturn(): void {
  guarded(() => sessionStorage.removeItem(key));
}

type Owner = number | 'anyone';

const key = 'indeks:return';

/** Storage may be switched off; then the first page is opened. */
function guarded<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
