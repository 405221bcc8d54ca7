export const keysTexts = {
  title: 'Skróty klawiszowe',
  keys: [
    [['Ctrl', 'K'], 'Szukaj osoby lub ekranu', 'everywhere'],
    [['F1'], 'Pomoc o\u00a0tej stronie', 'everywhere'],
    [['/'], 'Przejdź do wyszukiwania na liście', 'list'],
    [['J'], 'Następny wiersz listy', 'list'],
    [['K'], 'Poprzedni wiersz listy', 'list'],
    [['Enter'], 'Otwórz wiersz', 'list'],
    [['A'], 'Zaakceptuj otwarty raport', 'report'],
    [['R'], 'Odrzuć otwarty raport', 'report'],
    [['A'], 'Zaakceptuj pierwszy raport wiersza, który czeka', 'decisions'],
    [['R'], 'Odrzuć pierwszy raport wiersza, który czeka', 'decisions'],
    [['J'], 'Następna rozmowa', 'chat'],
    [['K'], 'Poprzednia rozmowa', 'chat'],
    [['E'], 'Załatw otwartą rozmowę', 'inbox'],
    [['?'], 'Pokaż te skróty', 'everywhere'],
  ],
  single: 'Skróty jednym klawiszem',
  singleHelp:
    'Wyłącz je, jeśli przeszkadzają, na przykład przy dyktowaniu. Ctrl\u00a0+\u00a0K i\u00a0Enter działają zawsze.',
} as const satisfies {
  keys: readonly (readonly [keys: readonly string[], does: string, where: string])[];
  [name: string]: unknown;
};
