import { defineHelp } from '#shared/help/help.ts';

const marks = [
  { sign: 'Oczekuje', tone: 'info', means: 'czeka na decyzję' },
  { sign: 'Po rekrutacji', tone: 'warning', means: 'rekrutacja się skończyła, te dane trzeba usunąć' },
  { sign: 'Na studiach', tone: 'ok', means: 'kandydat został zapisany' },
] as const;

export const candidatesHelp = defineHelp({
  about: 'Osoby, które zgłosiły się na studia i\u00a0czekają na zapis.',
  steps: [
    {
      name: 'Dodaj kandydata',
      how: 'Dane, kierunek i\u00a0placówka ze zgłoszenia.',
      show: 'Dodaj kandydata',
    },
    {
      name: 'Zapisz na studia',
      how: 'Otwórz kandydata. Dane przejdą ze zgłoszenia, osoba dostanie e-mailem jednorazowe hasło.',
    },
    {
      name: 'Usuń nieprzyjętych',
      how: 'Po rekrutacji zaznacz zgłoszenia ze stanem „Do usunięcia”: ich danych nie przechowujemy.',
    },
  ],
  marks,
  undone: 'Usuniętego zgłoszenia. Konto i\u00a0zapis kogoś, kto już studiuje, zostają.',
});

export const candidateHelp = defineHelp({
  about: 'Jedno zgłoszenie na studia: kontakt, wybrane kierunki i\u00a0komentarz.',
  steps: [
    { name: 'Skontaktuj się', how: 'Telefon i\u00a0adres e-mail otwierają się kliknięciem.' },
    {
      name: 'Zapisz na studia',
      how: 'Podaj czesne. Osoba z\u00a0kontem zostanie tylko zapisana na kierunek, jej dane się nie zmienią.',
      show: 'Zapisz na studia',
    },
    {
      name: 'Popraw zgłoszenie',
      how: 'Kierunek, placówkę i\u00a0dane można zmienić do zapisu.',
      show: 'Edytuj dane',
    },
  ],
  marks,
  undone: 'Wiadomości z\u00a0hasłem po zapisie na studia. Sam zapis można usunąć na liście słuchaczy.',
});
