/** The page that the mail to the old address leads to. */
export const wayBackTexts = {
  title: 'Przywrócenie poprzedniego adresu',
  help: 'Sprawdź, co się zmieniło, i\u00a0zdecyduj, czy cofnąć zmianę.',
  loading: 'Sprawdzam odnośnik... proszę czekać',
  old: 'Poprzedni adres',
  current: 'Nowy adres',
  changedAt: 'Zmieniono',
  worksUntil: 'Można przywrócić do',
  consequencesTitle: 'Co się stanie',
  consequences: [
    'Znowu będziesz logować się poprzednim adresem.',
    'Obecne hasło przestanie działać, a\u00a0wszystkie sesje się zakończą.',
    'Na poprzedni adres wyślemy jednorazowe hasło.',
    'Drugi krok logowania włączony po zmianie zostanie wyłączony.',
    'Powiadomimy sekretariat.',
  ],
  restore: 'Przywróć poprzedni adres',
  restoredTitle: 'Poprzedni adres jest przywrócony',
  restored:
    'Sprawdź skrzynkę pocztową: wysłaliśmy na nią jednorazowe hasło i\u00a0odnośnik do ustawienia nowego. Sekretariat już o\u00a0tym wie.',
  missing: 'Otwórz odnośnik z\u00a0wiadomości o\u00a0zmianie adresu jeszcze raz.',
} as const;
