export const keysTexts = {
  title: 'Skróty klawiszowe',
  keys: [
    [['Ctrl', 'K'], 'Szukaj osoby lub ekranu'],
    [['/'], 'Przejdź do wyszukiwania na liście'],
    [['J'], 'Następny wiersz listy'],
    [['K'], 'Poprzedni wiersz listy'],
    [['Enter'], 'Otwórz wiersz'],
    [['A'], 'Zaakceptuj otwarty raport'],
    [['R'], 'Odrzuć otwarty raport'],
    [['J'], 'W\u00a0skrzynce: następna rozmowa'],
    [['K'], 'W\u00a0skrzynce: poprzednia rozmowa'],
    [['E'], 'W\u00a0skrzynce: załatw otwartą rozmowę'],
    [['?'], 'Pokaż te skróty'],
  ],
  single: 'Skróty jednym klawiszem',
  singleHelp:
    'Wyłącz je, jeśli przeszkadzają, na przykład przy dyktowaniu. Ctrl\u00a0+\u00a0K i\u00a0Enter działają zawsze.',
} as const satisfies {
  keys: readonly (readonly [keys: readonly string[], does: string])[];
  [name: string]: unknown;
};
