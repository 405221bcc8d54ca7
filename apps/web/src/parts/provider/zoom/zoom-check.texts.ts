export const zoomCheckTexts = {
  set: 'ustawiono',
  notSet: 'nie ustawiono',
  savedAt: (moment: string, person: string | null) =>
    person === null ? `Zapisano ${moment}.` : `Zapisano ${moment} (${person}).`,
  check: 'Sprawdź połączenie',
  works: 'Połączenie z\u00a0Zoomem działa.',
  missing: (scopes: string) => `Brakujące uprawnienia: ${scopes}`,
  failed: 'Nie udało się sprawdzić połączenia. Spróbuj ponownie.',
} as const;
