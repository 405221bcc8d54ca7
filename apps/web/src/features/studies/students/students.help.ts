import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

const find = {
  name: 'Znajdź osobę',
  how: 'Nazwisko, e-mail, telefon, album albo rachunek, bez polskich znaków.',
  show: 'Szukaj po nazwisku',
};

export const studentsHelp = defineHelp({
  about:
    'Wszyscy, którzy się u\u00a0nas uczą, pogrupowani po osobie. Stąd odpowiesz na telefon: kierunek, album, teczka.',
  steps: [
    find,
    {
      name: 'Napisz do wybranych',
      how: 'Ustaw filtry albo zaznacz osoby, potem „Wyślij wiadomość”. Wiadomość do całej listy jest w\u00a0menu „Więcej”.',
      show: 'Więcej',
    },
    {
      name: 'Wczytaj numery albumów',
      how: 'Wszystkim naraz z\u00a0pliku CSV. Przed zapisem sprawdzisz każdy numer.',
      show: 'Więcej',
    },
  ],
  marks: [
    {
      sign: 'Zmiana danych',
      tone: 'error',
      attention: true,
      means: 'słuchacz coś zmienił, nikt tego nie przeczytał',
    },
    { sign: '+2', look: 'count', means: 'uczy się jeszcze na 2\u00a0kierunkach, kliknij, aby je zobaczyć' },
    { sign: 'brakuje 2', tone: 'warning', look: 'words', means: 'tylu dokumentów brakuje w\u00a0teczce' },
    { sign: 'pełna', tone: 'ok', look: 'words', means: 'w\u00a0teczce jest wszystko' },
  ],
  undone:
    'Wysłania wiadomości po 10\u00a0minutach i\u00a0usunięcia zapisu, z\u00a0którym nic się nie wiąże. Zapis z\u00a0wpłatami lub ocenami wróci z\u00a0archiwum.',
  ofRoles: [
    {
      roles: [role.coordinator],
      about:
        'Słuchacze z\u00a0Twoich placówek, pogrupowani po osobie. Dane, których tu nie widać, prowadzi sekretariat.',
      steps: [
        find,
        {
          name: 'Dodaj słuchacza',
          how: 'Razem z\u00a0kierunkiem. Gdy dodawanie jest zablokowane, wybierz „Poproś sekretariat”.',
          show: 'Dodaj słuchacza',
        },
        {
          name: 'Napisz do wybranych',
          how: 'Zaznacz osoby albo zawęź listę filtrami.',
          show: 'Wyślij wiadomość do wszystkich z\u00a0listy',
        },
      ],
      undone:
        'Wysłania wiadomości po 10\u00a0minutach. Zmiany zapisu od razu widzą słuchacz i\u00a0sekretariat.',
    },
  ],
});

export const studentHelp = defineHelp({
  about:
    'Wszystko o\u00a0jednym słuchaczu: dane, kierunki, zaliczenie, dziennik, rozliczenia i\u00a0historia zmian.',
  steps: [
    {
      name: 'Zobacz kierunki',
      how: 'Album, rachunek, koordynator i\u00a0czesne każdego zapisu.',
      show: 'Kierunki',
    },
    {
      name: 'Popraw dane',
      how: 'Dane konta zmienisz przyciskiem na górze, formularz na karcie danych.',
      show: 'Edytuj konto',
    },
    {
      name: 'Zapisz na kolejny kierunek',
      how: 'Nowy zapis dostanie własny numer rachunku.',
      show: 'Przypisz do kierunku',
    },
  ],
  marks: [
    {
      sign: 'Zmiana danych',
      tone: 'error',
      attention: true,
      means: 'słuchacz coś zmienił, nikt tego nie przeczytał',
    },
    {
      sign: 'Brak zgody RODO',
      tone: 'error',
      means: 'osoba nie zapoznała się z\u00a0informacją o\u00a0danych',
    },
    { sign: 'ukończony', tone: 'ok', means: 'studia na tym kierunku są zakończone' },
    { sign: 'bez zaliczenia', means: 'studia się skończyły, a\u00a0czegoś brakuje' },
  ],
  undone:
    'Nic nie ginie: zmiany danych zostają w\u00a0historii, a\u00a0usunięty zapis z\u00a0wpłatami lub ocenami trafia do archiwum.',
  ofRoles: [
    {
      roles: [role.coordinator],
      about: 'Jeden słuchacz z\u00a0Twoich placówek: dane, kierunki i\u00a0zaliczenie.',
      undone:
        'Zapisanych zmian: od razu widzą je słuchacz i\u00a0sekretariat. Poprzednie wartości ma sekretariat w\u00a0historii.',
    },
  ],
});

export const archiveHelp = defineHelp({
  about:
    'Zapisy, które zeszły z\u00a0list, z\u00a0tym, co się z\u00a0nimi wiąże: wpłatami, ocenami i\u00a0dokumentami.',
  steps: [
    { name: 'Znajdź zapis', how: 'Szukaj po osobie albo wybierz powód.', show: 'Szukaj po nazwisku' },
    {
      name: 'Przywróć',
      how: 'Podaj powód. Zapis wróci na listy z\u00a0wpłatami, ocenami, albumem i\u00a0rachunkiem.',
      show: 'Przywróć',
    },
    { name: 'Wróć do listy', how: 'Przełącznik na górze zmienia widok.', show: 'Zapisy' },
  ],
  marks: [
    { sign: 'W\u00a0archiwum od', means: 'dzień przeniesienia, obok kto i\u00a0dlaczego' },
    {
      sign: 'Saldo',
      means: 'dług lub nadpłata zostaje także w\u00a0archiwum, ale o\u00a0nim nie przypominamy',
    },
  ],
  undone: 'Wpłata, która wróciła do wyjaśnienia, zostaje tam także po przywróceniu zapisu.',
});
