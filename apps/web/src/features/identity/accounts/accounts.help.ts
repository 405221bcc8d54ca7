import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const settingsHelp = defineHelp({
  about: 'Twoje konto: hasło, drugi krok logowania, zdjęcie i\u00a0otwarte sesje.',
  steps: [
    {
      name: 'Zmień hasło',
      how: 'Co najmniej 8\u00a0znaków z\u00a0cyfrą i\u00a0znakiem albo kilka słów. Na innych urządzeniach trzeba będzie zalogować się ponownie.',
      show: 'Zmiana hasła',
    },
    {
      name: 'Dodaj zdjęcie',
      how: 'Zobaczą je osoby w\u00a0portalu obok Twojego nazwiska.',
      show: 'Zmień zdjęcie',
    },
    {
      name: 'Sprawdź swoje sesje',
      how: 'Zakończ tę, której nie rozpoznajesz, i\u00a0zmień hasło.',
      show: 'Moje sesje',
    },
  ],
  marks: [
    { sign: 'Ta sesja', means: 'to urządzenie, na którym teraz jesteś' },
    { sign: 'włączony', means: 'po haśle portal pyta o\u00a0kod z\u00a0telefonu' },
  ],
  undone: 'Zakończonej sesji i\u00a0zmiany hasła. Kody zapasowe pokazujemy tylko raz.',
  ofRoles: [
    {
      roles: [role.lecturer, role.lecturerAndStudent, role.mbaLecturer],
      about:
        'Twoje konto i\u00a0dane do rozliczeń: kwestionariusz, hasło, samochody, zdjęcie i\u00a0rachunki.',
      steps: [
        {
          name: 'Wypełnij kwestionariusz',
          how: 'Bez niego nie można wysłać raportu. Każdą zmianę danych zgłoś w\u00a0ciągu 7\u00a0dni.',
          show: 'Kwestionariusz',
        },
        { name: 'Dodaj samochód', how: 'Jest potrzebny do rozliczania przejazdów.', show: 'Samochody' },
        {
          name: 'Pobierz rachunek',
          how: 'Wzór rachunku z\u00a0danymi i, po akceptacji miesiąca, z\u00a0godzinami lub przejazdami.',
          show: 'Rachunki',
        },
      ],
    },
  ],
});

export const passwordHelp = defineHelp({
  about: 'Zmiana hasła do portalu.',
  steps: [
    {
      name: 'Wpisz aktualne hasło',
      how: 'Jeśli go nie pamiętasz, wyloguj się i\u00a0wybierz przypomnienie hasła.',
    },
    {
      name: 'Ustaw nowe',
      how: 'Co najmniej 8\u00a0znaków, w\u00a0tym cyfra i\u00a0znak, albo kilka słów, razem co najmniej 20\u00a0znaków.',
    },
    { name: 'Zapisz', how: 'Na pozostałych urządzeniach trzeba będzie zalogować się ponownie.' },
  ],
  marks: [],
  undone: 'Zmiany hasła. Poprzednie przestaje działać od razu.',
});
