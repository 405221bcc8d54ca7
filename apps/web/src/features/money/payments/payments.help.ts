import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

const states = [
  {
    sign: 'Zaległość 900\u00a0zł · 12\u00a0dni',
    tone: 'error',
    means: 'tyle jest po terminie i\u00a0od tylu dni',
  },
  { sign: 'Rata 450\u00a0zł do 15\u00a0grudnia', means: 'zbliża się termin raty' },
  { sign: 'Na bieżąco', means: 'nic nie jest teraz płatne, ale saldo nie jest zerowe' },
  { sign: 'Nadpłata', means: 'wpłacono za dużo' },
  { sign: 'Opłacone', means: 'całe czesne jest wpłacone' },
] as const;

export const ownPaymentsHelp = defineHelp({
  about: 'Twoje czesne, raty i\u00a0wpłaty. Numer rachunku jest tylko Twój i\u00a0osobny dla każdego zapisu.',
  steps: [
    {
      name: 'Zapłać',
      how: 'Zeskanuj kod QR w\u00a0aplikacji banku albo kopiuj numer rachunku, kwotę i\u00a0tytuł.',
      show: 'Kopiuj numer rachunku',
    },
    { name: 'Sprawdź terminy', how: 'Lista rat mówi, co zapłacone, a\u00a0co i\u00a0do kiedy przed Tobą.' },
    {
      name: 'Pobierz potwierdzenie',
      how: 'Plik PDF ze wszystkimi wpłatami, na przykład dla pracodawcy.',
      show: 'Potwierdzenie wpłat (PDF)',
    },
  ],
  marks: [
    { sign: 'po terminie od 5\u00a0listopada', means: 'termin tej raty minął' },
    { sign: 'zwrot lub korekta', means: 'uczelnia oddała lub poprawiła kwotę' },
    { sign: 'Stan na dzień …', means: 'wpłatę widać zwykle następnego dnia roboczego' },
  ],
  undone: 'Przelewu na zły numer nie cofniemy. Nadpłata przechodzi na kolejną ratę albo ją zwracamy.',
  ask: 'O\u00a0wpłaty pytaj sekretariat, na czacie lub telefonicznie.',
});

export const settlementsHelp = defineHelp({
  about:
    'Słuchacze i\u00a0ich pieniądze: kto ile zapłacił, kto zalega i\u00a0od kiedy. Najdłuższe zaległości stoją pierwsze.',
  steps: [
    {
      name: 'Znajdź osobę',
      how: 'Nazwisko, e-mail, telefon, album albo rachunek, bez polskich znaków.',
      show: 'Szukaj po nazwisku',
    },
    {
      name: 'Przypomnij o\u00a0wpłacie',
      how: 'Zaznacz osoby i\u00a0wybierz „Przypomnij”. Kto dostał przypomnienie dziś, nie dostanie drugiego.',
    },
    {
      name: 'Pobierz zestawienie',
      how: 'Salda wszystkich osób z\u00a0listy jako CSV.',
      show: 'Zestawienie sald (CSV)',
    },
  ],
  marks: [...states, { sign: 'przypomniano wczoraj', means: 'osoba niedawno dostała przypomnienie' }],
  undone: 'Wysłanego przypomnienia.',
});

export const settledStudentHelp = defineHelp({
  about: 'Pieniądze jednego słuchacza: czesne i\u00a0raty każdego zapisu, wszystkie wpłaty.',
  steps: [
    {
      name: 'Wpisz wpłatę',
      how: 'Gotówkę, zwrot lub korektę. Zwrot wpisz z\u00a0minusem i\u00a0podaj powód.',
      show: 'Dodaj wpłatę',
    },
    {
      name: 'Rozłóż na raty',
      how: 'Wybierz plan albo wpisz własne terminy. Raty muszą razem dać czesne.',
      show: 'Raty',
    },
    {
      name: 'Przypomnij o\u00a0wpłacie',
      how: 'Osoba dostanie powiadomienie z\u00a0kwotą.',
      show: 'Przypomnij',
    },
  ],
  marks: [
    ...states,
    { sign: 'z\u00a0wyciągu', means: 'wpłata przyszła z\u00a0banku' },
    { sign: 'wpisana ręcznie', means: 'dopisał ją ktoś z\u00a0biura' },
  ],
  undone:
    'Wysłanego przypomnienia. Błędną wpłatę ręczną wycofaj: zostanie przekreślona, z\u00a0powodem, i\u00a0przestanie się liczyć.',
  ofRoles: [
    {
      roles: [role.accountant],
      ask: 'O\u00a0zapis i\u00a0dane słuchacza pytaj sekretariat.',
    },
  ],
});
