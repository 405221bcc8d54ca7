import { defineHelp } from '#shared/help/help.ts';

export const userAccountsHelp = defineHelp({
  about: 'Wszystkie konta portalu i\u00a0ich role.',
  steps: [
    {
      name: 'Dodaj konto',
      how: 'Na podany adres wyślemy jednorazowe hasło do pierwszego logowania.',
      show: 'Dodaj konto',
    },
    {
      name: 'Zmień rolę',
      how: 'Osoba zostanie wylogowana i\u00a0zobaczy ekrany nowej roli.',
      show: 'Zmień rolę',
    },
    {
      name: 'Znajdź konto',
      how: 'Nazwisko, e-mail lub telefon. Filtr ról pokaże także słuchaczy.',
      show: 'Szukaj po nazwisku',
    },
  ],
  marks: [
    { sign: 'Aktywne', means: 'osoba może się zalogować' },
    { sign: 'Nieaktywne', means: 'osoba nie może się zalogować' },
  ],
  undone: 'Wylogowania po zmianie roli. Samą rolę można zmienić ponownie, wpisy i\u00a0dokumenty zostają.',
});
