import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const gradeBookHelp = defineHelp({
  about: 'Twoje oceny ze wszystkich kierunków i\u00a0to, czego jeszcze brakuje do ukończenia.',
  steps: [
    {
      name: 'Sprawdź oceny',
      how: 'Każdy kierunek ma karty semestrów. Na końcu stoją praca i\u00a0praktyki.',
    },
    {
      name: 'Zobacz, czego brakuje',
      how: 'Zdanie przy kierunku mówi, co jest do zaliczenia teraz, a\u00a0co później.',
    },
    { name: 'Zapytaj o\u00a0ocenę', how: 'Gdy brakuje oceny, skontaktuj się z\u00a0wykładowcą.' },
  ],
  marks: [
    { sign: 'później', means: 'przedmiot kolejnego semestru' },
    { sign: 'Wszystko zaliczone', means: 'na tym kierunku nic już nie brakuje' },
    { sign: 'Niezłożona', means: 'praca końcowa nie jest jeszcze złożona' },
  ],
  undone: 'Na tej stronie nic się nie zmienia. Oceny wpisują wykładowcy.',
});

const marks = [
  { sign: 'brak oceny', means: 'w\u00a0tym przedmiocie nic jeszcze nie wystawiono' },
  { sign: 'zmieniona po protokole', means: 'ocena różni się od zamkniętego protokołu' },
  { sign: 'protokół 126/2026', means: 'ta ocena jest zamknięta, zmienisz ją tylko korektą' },
] as const;

const grade = {
  name: 'Oceń grupę',
  how: 'Wybierz sesję, kierunek, przedmiot i\u00a0nabór, potem „Oceń grupę”. W\u00a0arkuszu wpisujesz oceny z\u00a0klawiatury lub wklejasz z\u00a0Excela.',
  show: 'Oceń grupę',
};

export const newJournalHelp = defineHelp({
  about: 'Oceny słuchaczy z\u00a0naborów od marca 2024: Twoje przedmioty i\u00a0grupy.',
  steps: [
    grade,
    {
      name: 'Zapisz oceny',
      how: 'Wpisane oceny nie giną: wersja robocza czeka także na innych urządzeniach.',
    },
    { name: 'Zamknij protokół', how: 'Gdy grupa ma komplet ocen, w\u00a0terminie sesji.' },
  ],
  marks,
  undone: 'Zamknięcia protokołu. Usuniętą ocenę można wpisać ponownie, poprzednia zostaje w\u00a0historii.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin],
      about: 'Oceny wszystkich słuchaczy z\u00a0naborów od marca 2024. Starsze są w\u00a0dzienniku starym.',
    },
  ],
});

export const oldJournalHelp = defineHelp({
  about: 'Oceny słuchaczy z\u00a0naborów do października 2023.',
  steps: [
    { name: 'Oceń grupę', how: 'Wybierz semestr i\u00a0przedmiot, potem „Oceń grupę”.', show: 'Oceń grupę' },
    {
      name: 'Popraw jedną ocenę',
      how: 'Otwórz słuchacza. Historia oceny mówi, kto i\u00a0kiedy ją zmienił.',
    },
    { name: 'Wróć do nowego dziennika', how: 'Nabory od marca 2024 są w\u00a0nowym.', show: 'Nowy' },
  ],
  marks,
  undone: 'Zamknięcia protokołu. Usuniętą ocenę można wpisać ponownie, poprzednia zostaje w\u00a0historii.',
});

export const studentGradesHelp = defineHelp({
  about: 'Oceny jednego słuchacza według kierunków i\u00a0semestrów.',
  steps: [
    {
      name: 'Wpisz lub zmień ocenę',
      how: 'Wybierz ją przy przedmiocie. Zamkniętą protokołem zmienia tylko korekta.',
    },
    {
      name: 'Zobacz historię',
      how: 'Kto, kiedy i\u00a0z\u00a0czego na co zmienił ocenę.',
      show: 'Historia oceny',
    },
    {
      name: 'Pobierz kartę osiągnięć',
      how: 'Dokument PDF ze wszystkimi ocenami kierunku.',
      show: 'Karta osiągnięć',
    },
  ],
  marks,
  undone: 'Oceny można zmieniać do zamknięcia protokołu. Historia zostaje na zawsze.',
});
