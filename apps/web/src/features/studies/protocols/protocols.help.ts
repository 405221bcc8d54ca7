import { defineHelp } from '#shared/help/help.ts';

const states = [
  { sign: 'Obowiązuje', tone: 'ok', means: 'protokół jest ważny' },
  { sign: 'Wycofany', tone: 'error', means: 'numer i\u00a0treść zostają, ale protokół jest nieważny' },
  { sign: 'Zastąpiony', tone: 'warning', means: 'obowiązuje korekta o\u00a0innym numerze' },
  { sign: 'Korekta', tone: 'neutral', means: 'ten protokół zastępuje wcześniejszy' },
] as const;

export const closingHelp = defineHelp({
  about: 'Ostatni krok przed protokołem: podgląd dokumentu i\u00a0sprawdzenie, czy nic nie brakuje.',
  steps: [
    {
      name: 'Przejrzyj uwagi',
      how: 'Brak oceny lub albumu ostrzega. Osoba bez wyniku stanie w\u00a0protokole jako nieobecna.',
    },
    {
      name: 'Podaj dzień i\u00a0miejsce',
      how: 'Komuś, kto zdawał kiedy indziej, zmienisz je osobno.',
      show: 'Zmień dla osoby',
    },
    { name: 'Zamknij', how: 'Dopiero wtedy protokół dostaje numer.', show: 'Zamknij' },
  ],
  marks: [
    { sign: '2\u00a0uwagi', tone: 'warning', means: 'sprawdź je, zamknąć można mimo nich' },
    { sign: 'PODGLĄD', means: 'dokument nie ma jeszcze numeru' },
    { sign: 'Korekta protokołu', tone: 'warning', means: 'zamknięcie zastąpi wcześniejszy protokół' },
  ],
  undone: 'Zamknięcia. Zamknięte oceny zmienisz tylko korektą protokołu, pod nowym numerem.',
});

export const protocolsHelp = defineHelp({
  about: 'Wszystkie protokoły egzaminów i\u00a0zaliczeń.',
  steps: [
    {
      name: 'Znajdź protokół',
      how: 'Numer, przedmiot, wykładowca albo filtry kierunku i\u00a0semestru.',
      show: 'Szukaj po numerze',
    },
    { name: 'Pobierz wiele naraz', how: 'Zaznacz protokoły i\u00a0pobierz je w\u00a0jednym pliku.' },
    { name: 'Wycofaj błędny', how: 'Zaznacz go i\u00a0podaj powód.' },
  ],
  marks: states,
  undone: 'Wycofania. Sprawdzenie protokołu pokaże, że jest nieważny.',
});

export const ownProtocolsHelp = defineHelp({
  about: 'Protokoły Twoich przedmiotów. Każdy pobierzesz jako PDF.',
  steps: [
    { name: 'Otwórz protokół', how: 'Kliknij tytuł, aby zobaczyć treść i\u00a0historię.' },
    { name: 'Pobierz PDF', how: 'Dokument do podpisu lub archiwum.', show: 'Pobierz PDF' },
    {
      name: 'Popraw ocenę',
      how: 'Na stronie protokołu wybierz korektę. Nowych protokołów szukaj w\u00a0dzienniku.',
    },
  ],
  marks: states,
  undone: 'Zamkniętego protokołu nie cofniesz. Zmienia go tylko korekta.',
});

export const protocolHelp = defineHelp({
  about: 'Jeden protokół: dokument, podsumowanie i\u00a0historia.',
  steps: [
    {
      name: 'Pobierz lub wydrukuj',
      how: 'Dokument ma kod, którym każdy sprawdzi, że go nie zmieniono.',
      show: 'Pobierz PDF',
    },
    { name: 'Skoryguj', how: 'Podaj zmiany i\u00a0powód. Korekta dostanie nowy numer.', show: 'Skoryguj' },
    {
      name: 'Zrób protokół poprawkowy',
      how: 'Dla osób, które nie zaliczyły, w\u00a0terminie sesji poprawkowej.',
      show: 'Protokół poprawkowy',
    },
  ],
  marks: [
    ...states,
    { sign: 'Ocena zmieniona po protokole', means: 'dokument nie zgadza się już z\u00a0dziennikiem' },
  ],
  undone: 'Numeru, korekty i\u00a0wycofania. Oba dokumenty odsyłają do siebie nawzajem.',
});
