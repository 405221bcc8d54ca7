import { defineHelp } from '#shared/help/help.ts';

export const coursesHelp = defineHelp({
  about: 'Kierunki studiów i\u00a0ich przedmioty. Zapisać można tylko na aktywne.',
  steps: [
    {
      name: 'Dodaj kierunek',
      how: 'Nazwa i\u00a0to, czy są to studia MBA. Przedmioty dodasz na stronie kierunku.',
      show: 'Dodaj kierunek',
    },
    { name: 'Otwórz plan', how: 'Kliknij nazwę, aby zobaczyć przedmioty według semestrów.' },
    { name: 'Zamknij kierunek', how: 'Ustaw go jako nieaktywny: zapisani uczą się dalej.' },
  ],
  marks: [
    { sign: 'MBA', tone: 'brand', means: 'słuchacze widzą też mentorów' },
    { sign: 'Nieaktywny', means: 'nie można się na niego zapisać' },
  ],
  undone:
    'Usuniętego kierunku razem z\u00a0przedmiotami. Kierunku, na który ktoś jest zapisany, usunąć nie można.',
});

export const courseHelp = defineHelp({
  about:
    'Jeden kierunek i\u00a0jego plan: przedmioty, wykładowcy, godziny i\u00a0ECTS, w\u00a0dwóch programach.',
  steps: [
    {
      name: 'Dodaj przedmiot',
      how: 'Nazwa, wykładowca, forma, godziny i\u00a0ECTS, w\u00a0wybranym semestrze.',
      show: 'Dodaj przedmiot',
    },
    {
      name: 'Zmień wykładowcę',
      how: 'Zmiana zapisuje się z\u00a0datą w\u00a0historii wykładowców.',
      show: 'Edytuj',
    },
    { name: 'Zapisz plan', how: 'Wszystkie zmiany zapisują się razem.', show: 'Zapisz zmiany' },
  ],
  marks: [
    { sign: 'Nowy', tone: 'brand', means: 'przedmiot jeszcze niezapisany' },
    { sign: 'Nieaktywny', tone: 'neutral', means: 'nie wystawia się z\u00a0niego nowych ocen' },
    { sign: 'do poprawy: 2', means: 'tyle przedmiotów ma błąd' },
    { sign: 'Zostanie usunięty przy zapisie', means: 'do zapisu można to cofnąć' },
  ],
  undone: 'Przedmiotu usuniętego z\u00a0planu po zapisaniu.',
});
