import { defineHelp } from '#shared/help/help.ts';

export const ownStudiesHelp = defineHelp({
  about:
    'Twoje studia w\u00a0jednym miejscu: co i\u00a0kiedy zapłacić, co jeszcze do zaliczenia i\u00a0kiedy najbliższe zajęcia.',
  steps: [
    {
      name: 'Zapłać ratę',
      how: 'Kopiuj numer rachunku albo zeskanuj kod QR w\u00a0aplikacji banku.',
      show: 'Kopiuj numer rachunku',
    },
    {
      name: 'Sprawdź, czego brakuje',
      how: 'Karta „Do ukończenia studiów” liczy oceny, praktyki, pracę i\u00a0opłaty.',
    },
    {
      name: 'Znajdź swój ośrodek',
      how: 'Adres, telefon i\u00a0koordynator Twojego ośrodka stoją na końcu strony.',
      show: 'Wszystkie ośrodki',
    },
  ],
  marks: [
    {
      sign: 'Zaległość 900\u00a0zł · 12\u00a0dni',
      tone: 'error',
      means: 'tyle jest po terminie i\u00a0od tylu dni',
    },
    { sign: 'najbliższa rata', means: 'tyle trzeba zapłacić w\u00a0kolejnym terminie' },
    { sign: 'jeszcze niezaliczone', means: 'praktyki nie są jeszcze wpisane' },
  ],
  undone:
    'Na tej stronie nic się nie zmienia. Przelewu na zły rachunek nie cofniemy: kopiuj numer zamiast go przepisywać.',
});

export const studentPlacesHelp = defineHelp({
  about: 'Kontakty: ośrodki, w\u00a0których są zajęcia, ich koordynatorzy i\u00a0sekretariat.',
  steps: [
    {
      name: 'Znajdź swój ośrodek',
      how: 'Twój ośrodek stoi na początku listy.',
      show: 'Szukaj ośrodka',
    },
    {
      name: 'Zadzwoń lub napisz',
      how: 'Dotknięcie telefonu dzwoni, dotknięcie adresu otwiera wiadomość.',
    },
    {
      name: 'Zapytaj koordynatora',
      how: 'O\u00a0zajęcia i\u00a0dokumenty pytaj koordynatora, o\u00a0wpłaty i\u00a0konto sekretariat.',
      show: 'Koordynatorzy',
    },
  ],
  marks: [{ sign: 'Twój ośrodek', tone: 'brand', means: 'tam masz zajęcia na którymś ze swoich kierunków' }],
  undone: 'Na tej stronie nic się nie zmienia.',
});
