import { defineHelp } from '#shared/help/help.ts';

export const documentsHelp = defineHelp({
  about: 'Dokumenty i\u00a0informacje dla Ciebie: plany, regulaminy, wzory pism, pogrupowane tematami.',
  steps: [
    { name: 'Znajdź dokument', how: 'Grupy mają nazwy tematów. Pod nazwą pliku stoi opis.' },
    { name: 'Pobierz plik', how: 'Kliknięcie pobiera plik na to urządzenie.' },
    { name: 'Zobacz, co nowe', how: 'Na górze stoi liczba plików dodanych od ostatniej wizyty.' },
  ],
  marks: [{ sign: 'Nowy', tone: 'brand', means: 'dodany od Twojej ostatniej wizyty' }],
  undone: 'Na tej stronie nic się nie zmienia.',
});

export const fileGroupsHelp = defineHelp({
  about:
    'Grupy plików, które słuchacze, wykładowcy i\u00a0koordynatorzy widzą na stronie „Dokumenty i\u00a0informacje”.',
  steps: [
    {
      name: 'Dodaj grupę',
      how: 'Nazwij temat, wybierz, kto go widzi, a\u00a0dla słuchaczy także semestry.',
      show: 'Dodaj grupę',
    },
    {
      name: 'Dodaj pliki',
      how: 'Upuść je na stronę. Kliknij opis, aby go zmienić.',
      show: 'Wybierz pliki',
    },
    {
      name: 'Sprawdź, co widzą',
      how: '„Zobacz jako słuchacz” pokazuje stronę wybranego naboru.',
      show: 'Zobacz jako słuchacz',
    },
  ],
  marks: [
    { sign: 'Te pliki zobaczy: …', means: 'ilu odbiorców ma dostęp do grupy' },
    { sign: 'Nikt nie zobaczy tych plików.', means: 'nie wybrano ról albo nikogo w\u00a0nich nie ma' },
  ],
  undone: 'Usuniętej grupy i\u00a0usuniętego pliku. Odbiorcy nie pobiorą ich już więcej.',
});
