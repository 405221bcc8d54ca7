import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const issuesHelp = defineHelp({
  about:
    'Miejsce na to, co nie działa, na pytania i\u00a0pomysły. Odpowiedź przyjdzie tutaj i\u00a0w\u00a0powiadomieniu.',
  steps: [
    {
      name: 'Zgłoś problem',
      how: 'Temat, typ i\u00a0opis: co robisz, co się dzieje, co powinno się stać. Dołącz zrzut ekranu.',
      show: 'Zgłoś problem',
    },
    { name: 'Czytaj odpowiedzi', how: 'Otwórz zgłoszenie, aby przeczytać rozmowę i\u00a0odpisać.' },
    {
      name: 'Wróć do rozwiązanego',
      how: 'Jeśli problem wrócił, otwórz jego stronę i\u00a0wybierz „otwórz zgłoszenie raz jeszcze”.',
    },
  ],
  marks: [
    { sign: 'przyjęte', means: 'zgłoszenie czeka na swoją kolej' },
    { sign: 'w\u00a0trakcie', means: 'ktoś nad nim pracuje' },
    { sign: 'rozwiązane', means: 'sprawa jest zamknięta, można ją otworzyć ponownie' },
  ],
  undone: 'Usuniętego zgłoszenia: znika razem z\u00a0załącznikami i\u00a0rozmową.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin],
      about: 'Zgłoszenia wszystkich osób. Te, które czekają na odpowiedź, są policzone na górze.',
      steps: [
        {
          name: 'Otwórz najdłużej czekające',
          how: 'Tablica układa zgłoszenia według statusu, lista według daty.',
        },
        {
          name: 'Odpowiedz',
          how: 'Powitanie i\u00a0podpis dodamy sami. Zgłaszający dostanie powiadomienie.',
        },
        { name: 'Zmień status', how: 'Przycisk na stronie zgłoszenia przenosi je do następnego stanu.' },
      ],
      marks: [
        { sign: 'czeka na nas', tone: 'warning', means: 'ostatnie słowo należy do zgłaszającego' },
        { sign: 'błąd', tone: 'error', means: 'coś nie działa' },
        { sign: 'pytanie', tone: 'info', means: 'ktoś prosi o\u00a0wyjaśnienie' },
        { sign: 'propozycja', tone: 'neutral', means: 'pomysł na zmianę' },
      ],
    },
  ],
});

export const issueHelp = defineHelp({
  about: 'Jedno zgłoszenie: opis, załączniki i\u00a0rozmowa z\u00a0administracją.',
  steps: [
    { name: 'Odpowiedz', how: 'Wpisz odpowiedź na dole rozmowy. Druga strona dostanie powiadomienie.' },
    {
      name: 'Oceń odpowiedź',
      how: 'Na pytanie, czy odpowiedź Cię zadowala, „TAK” zamyka zgłoszenie, „NIE” pozwala pisać dalej.',
    },
    {
      name: 'Popraw zgłoszenie',
      how: 'Temat, opis i\u00a0załączniki można zmienić.',
      show: 'Edytuj zgłoszenie',
    },
  ],
  marks: [
    { sign: 'przyjęte', means: 'czeka na swoją kolej' },
    { sign: 'w\u00a0trakcie', means: 'ktoś nad nim pracuje' },
    { sign: 'rozwiązane', means: 'aby napisać, otwórz je raz jeszcze' },
  ],
  undone: 'Usuniętego zgłoszenia i\u00a0wysłanej odpowiedzi.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin],
      about: 'Jedno zgłoszenie: opis, rozmowa z\u00a0osobą, która je wysłała, i\u00a0notatki zespołu.',
      steps: [
        {
          name: 'Odpowiedz',
          how: 'Powitanie i\u00a0podpis dodamy sami. Zgłaszający dostanie powiadomienie.',
        },
        {
          name: 'Zapisz notatkę',
          how: 'Przełącz na „Notatka”: żółte notatki widzi tylko zespół, nigdy zgłaszający.',
        },
        {
          name: 'Połącz to samo',
          how: 'Gdy kilka osób zgłosi to samo, połącz zgłoszenia w\u00a0jedno. Każda zobaczy jego status u\u00a0siebie.',
          show: 'Połącz z\u00a0innym…',
        },
      ],
    },
  ],
});
