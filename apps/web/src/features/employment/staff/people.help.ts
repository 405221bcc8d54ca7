import { defineHelp } from '#shared/help/help.ts';

const marks = [
  {
    sign: 'Zmiana danych',
    tone: 'error',
    attention: true,
    means: 'osoba zmieniła swoje dane, nikt tego nie przeczytał',
  },
  {
    sign: 'Brak zgody RODO',
    tone: 'error',
    means: 'osoba nie zapoznała się z\u00a0informacją o\u00a0danych',
  },
  { sign: 'Nieaktywny', means: 'osoba nie może się zalogować' },
] as const;

export const lecturersHelp = defineHelp({
  about: 'Prowadzący zajęcia: umowy, zgody RODO i\u00a0kontakt.',
  steps: [
    { name: 'Dodaj wykładowcę', how: 'Na podany adres wyślemy jednorazowe hasło.', show: 'Dodaj wykładowcę' },
    {
      name: 'Dodaj umowę wielu osobom',
      how: 'Zaznacz osoby i\u00a0wybierz „Dodaj umowę”. Każda dostanie własny numer.',
    },
    {
      name: 'Znajdź, kto wymaga uwagi',
      how: 'Filtr pokaże osoby bez umowy, z\u00a0umową, która się kończy, albo ze zmienionymi danymi.',
      show: 'Wymaga uwagi',
    },
  ],
  marks,
  undone: 'Usuniętej osoby: traci dostęp do portalu. Jej rozliczenia zostają w\u00a0archiwum.',
});

export const lecturerHelp = defineHelp({
  about:
    'Jeden wykładowca: dane, godziny, przejazdy, zjazdy, samochody, rachunki i\u00a0umowy. Tu rozpatruje się jego raporty.',
  steps: [
    {
      name: 'Rozpatrz raport',
      how: 'Otwórz kartę godzin, przejazdów lub zjazdów i\u00a0miesiąc. Klawisz A\u00a0akceptuje, R odrzuca.',
      show: 'Czas pracy',
    },
    { name: 'Dodaj umowę', how: 'Karta umów mówi, do kiedy obowiązuje obecna.', show: 'Okres umowy' },
    {
      name: 'Wyślij nowe hasło',
      how: 'Jednorazowe, na adres osoby. Dotychczasowe działa do jego użycia.',
      show: 'Zmiana hasła',
    },
  ],
  marks: [
    ...marks,
    { sign: 'Do sprawdzenia', means: 'nietypowe wpisy, na przykład więcej niż 12\u00a0godzin dziennie' },
  ],
  undone: 'Usuniętych wpisów, umów i\u00a0skanów rachunków. Akceptację raportu można cofnąć z\u00a0powodem.',
});

export const administrativeStaffHelp = defineHelp({
  about: 'Koordynatorzy, księgowość i\u00a0administracja: umowy i\u00a0kontakt.',
  steps: [
    {
      name: 'Dodaj pracownika',
      how: 'Wybierz rodzaj konta. Na podany adres wyślemy jednorazowe hasło.',
      show: 'Dodaj pracownika',
    },
    { name: 'Sprawdź umowy', how: 'Kolumna „Umowa” mówi, kiedy się kończy. Okresy pobierzesz jako CSV.' },
    { name: 'Wyłącz konto', how: 'W\u00a0edycji konta. Osoba nie zaloguje się, a\u00a0jej wpisy zostaną.' },
  ],
  marks: [marks[2]],
  undone: 'Usuniętej osoby: traci dostęp do portalu. Jej wpisy zostają.',
});

export const administrativeEmployeeHelp = defineHelp({
  about: 'Jeden pracownik administracyjny: dane, czas pracy, umowy i\u00a0historia zmian.',
  steps: [
    { name: 'Popraw dane konta', how: 'Przyciskiem na górze strony.', show: 'Edytuj konto' },
    { name: 'Dodaj umowę', how: 'Karta umów mówi, do kiedy obowiązuje obecna.', show: 'Okres umowy' },
    {
      name: 'Sprawdź godziny',
      how: 'Karta czasu pracy pokazuje wpisy wybranego miesiąca.',
      show: 'Czas pracy',
    },
  ],
  marks: [marks[2]],
  undone: 'Usuniętej umowy i\u00a0usuniętego wpisu godzin.',
});
