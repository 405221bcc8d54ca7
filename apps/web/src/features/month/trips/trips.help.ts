import { defineHelp } from '#shared/help/help.ts';

export const tripsHelp = defineHelp({
  about: 'Przejazdy własnym samochodem na zajęcia w\u00a0miesiącu, rozliczane stawką za kilometr.',
  steps: [
    {
      name: 'Dodaj przejazd',
      how: 'Skąd, dokąd, ile kilometrów w\u00a0jedną stronę i\u00a0którym pojazdem. Po wpisaniu zjazdu portal sam proponuje trasę.',
      show: 'Dodaj przejazd',
    },
    {
      name: 'Dodaj pojazd',
      how: 'Pojazdy wpisuje się w\u00a0ustawieniach konta, na karcie „Samochody”.',
    },
    {
      name: 'Wyślij raport',
      how: 'Na koniec miesiąca, najpóźniej 5\u00a0dnia następnego. Wpisy zostaną wtedy zablokowane.',
      show: 'Wyślij do akceptacji',
    },
  ],
  marks: [
    {
      sign: 'bez stawki',
      tone: 'warning',
      means: 'na ten dzień nie ustalono stawki, miesiąc na nią poczeka',
    },
    { sign: 'tam i\u00a0z\u00a0powrotem', means: 'kilometry liczą się podwójnie' },
    { sign: 'Zaakceptowana', tone: 'ok', means: 'miesiąc jest rozliczony i\u00a0zablokowany' },
  ],
  undone: 'Usuniętego przejazdu. Wysłany raport można wycofać do decyzji sekretariatu.',
});

export const allTripsHelp = defineHelp({
  title: 'Przejazdy wszystkich osób',
  about: 'Przejazdy wszystkich wykładowców w\u00a0wybranym miesiącu lub roku.',
  steps: [
    {
      name: 'Znajdź przejazd',
      how: 'Wybierz okres, potem szukaj po nazwisku, trasie lub komentarzu.',
      show: 'Szukaj po nazwisku, trasie, komentarzu',
    },
    { name: 'Zobacz szczegóły', how: 'Pojazd, powrót i\u00a0cel przejazdu otwierają się w\u00a0wierszu.' },
    {
      name: 'Pobierz zestawienie',
      how: 'Raport PDF ma to, co lista po filtrach.',
      show: 'Generuj raport',
    },
  ],
  marks: [{ sign: 'Km', means: 'liczba kilometrów tam i\u00a0z\u00a0powrotem' }],
  undone: 'Usuniętego przejazdu: znika z\u00a0list i\u00a0z\u00a0raportu.',
});
