import { defineHelp } from '#shared/help/help.ts';

export const securityEventsHelp = defineHelp({
  about:
    'Kto i\u00a0kiedy się logował, komu odmówiono i\u00a0kto odczytał dane chronione, z\u00a0ostatnich 12\u00a0miesięcy.',
  steps: [
    {
      name: 'Szukaj po osobie',
      how: 'Nazwisko albo cały adres e-mail.',
      show: 'Szukaj po osobie',
    },
    {
      name: 'Zawęź rodzaj i\u00a0dni',
      how: 'Na przykład same nieudane logowania z\u00a0ostatniego tygodnia.',
    },
    {
      name: 'Rozwiń szczegóły',
      how: 'Widać adres IP, sesję i\u00a0numer żądania, którym znajdziesz wpis w\u00a0dzienniku serwera.',
    },
  ],
  marks: [
    { sign: 'z\u00a0wielu adresów', means: 'podobne zdarzenia przyszły z\u00a0różnych miejsc' },
    { sign: '5\u00a0razy', means: 'jednakowe zdarzenia złożono w\u00a0jeden wiersz' },
  ],
  undone: 'Na tej stronie nic się nie zmienia. Zdarzeń nie można usunąć.',
});
