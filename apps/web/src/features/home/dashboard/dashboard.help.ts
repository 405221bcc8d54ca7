import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const dashboardHelp = defineHelp({
  about: 'Pierwsza strona po zalogowaniu: co na Ciebie czeka i\u00a0skąd najszybciej przejść do pracy.',
  steps: [
    {
      name: 'Zacznij od „Do zrobienia”',
      how: 'To, co pilne, stoi wyżej: brakujące dane, odrzucone raporty, miesiące do wysłania.',
    },
    {
      name: 'Dodaj godziny, przejazd lub dostępność',
      how: 'Przycisk na karcie od razu otwiera formularz na bieżący miesiąc.',
      show: 'Dodaj czas pracy',
    },
    {
      name: 'Sprawdź raporty i\u00a0powiadomienia',
      how: 'Niżej stoi stan raportów miesiąca i\u00a0ostatnie powiadomienia.',
      show: 'Zobacz wszystkie',
    },
  ],
  marks: [
    { sign: 'Brak', tone: 'error', attention: true, means: 'bez tych danych nie można wysłać raportu' },
    {
      sign: 'Odrzucona',
      tone: 'error',
      attention: true,
      means: 'sekretariat odrzucił raport, popraw go i\u00a0wyślij ponownie',
    },
    { sign: 'do 5\u00a0listopada', tone: 'warning', means: 'do tego dnia można wysłać raport' },
  ],
  undone: 'Ta strona niczego nie zmienia. Wysłany raport można wycofać do decyzji sekretariatu.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin],
      about:
        'Wszystko, co dziś czeka na sekretariat. Każda karta prowadzi do listy już zawężonej do tych spraw.',
      steps: [
        {
          name: 'Rozpatrz raporty',
          how: 'Raporty bez uwag zaakceptujesz tutaj za cały miesiąc naraz, pozostałe otwierasz pojedynczo.',
        },
        {
          name: 'Odpisz tym, którzy czekają',
          how: 'Karty „Skrzynka” i\u00a0„Zgłoszenia” prowadzą do rozmów, które czekają na odpowiedź.',
        },
        {
          name: 'Sprawdź umowy i\u00a0najbliższy zjazd',
          how: 'Widać umowy, które się kończą, i\u00a0miejscowości bez wykładowcy.',
        },
      ],
      marks: [
        { sign: '1\u00a0000+', means: 'spraw jest więcej, niż liczymy' },
        { sign: 'brak wykładowcy', means: 'na zjazd w\u00a0tej miejscowości nikt się jeszcze nie zgłosił' },
      ],
      undone:
        'Zaakceptowany raport można cofnąć na stronie raportu, ale osoba dowie się o\u00a0tym e-mailem.',
    },
    {
      roles: [role.coordinator],
      about:
        'Co czeka w\u00a0Twoich placówkach: nowi kandydaci, niekompletne teczki i\u00a0najbliższy zjazd.',
      steps: [
        {
          name: 'Zdecyduj o\u00a0kandydatach',
          how: 'Karta „Nowi kandydaci” otwiera zgłoszenia, które czekają na zapis.',
        },
        {
          name: 'Uzupełnij teczki',
          how: 'Przy każdej osobie stoi, czego brakuje. Numer na karcie otwiera listę.',
        },
        {
          name: 'Sprawdź najbliższy zjazd',
          how: 'Widać dni, placówki i\u00a0wykładowców, którzy się zgłosili.',
        },
      ],
      marks: [
        { sign: 'brakuje: …', means: 'tych dokumentów nie ma w\u00a0teczce słuchacza' },
        { sign: 'bez zajęć', means: 'w\u00a0tej placówce nie ma wtedy zajęć' },
      ],
      undone: 'Ta strona niczego nie zmienia, prowadzi tylko do list.',
    },
    {
      roles: [role.accountant],
      about: 'Pieniądze na dziś: wpłaty bez słuchacza, suma miesiąca, zaległości i\u00a0ostatnie wyciągi.',
      steps: [
        {
          name: 'Wczytaj wyciąg',
          how: 'Przeciągnij plik z\u00a0banku na stronę albo wybierz go przyciskiem.',
          show: 'Wczytaj wyciąg',
        },
        {
          name: 'Wyjaśnij wpłaty',
          how: 'Portal podpowiada, czyja to wpłata. Pewne przypiszesz wszystkie naraz.',
          show: 'Wyjaśnij wpłaty',
        },
        {
          name: 'Zobacz, kto zalega',
          how: 'Lista zaczyna się od największych zaległości. Tam wyślesz przypomnienia.',
          show: 'Zobacz słuchaczy',
        },
      ],
      marks: [
        { sign: 'Rozliczony', tone: 'ok', means: 'każda wpłata z\u00a0wyciągu ma swojego słuchacza' },
        {
          sign: 'do zaakceptowania',
          tone: 'warning',
          means: 'plik wczytano, ale nic z\u00a0niego nie jest zapisane',
        },
        {
          sign: 'uszkodzony',
          tone: 'error',
          means: 'pliku nie da się odczytać, pobierz go z\u00a0banku jeszcze raz',
        },
      ],
      undone:
        'Samo wczytanie pliku niczego nie zapisuje. Zaakceptowany wyciąg można usunąć, wtedy zmienią się salda.',
    },
    {
      roles: [role.administrativeEmployee, role.zoomAdministrator],
      steps: [
        { name: 'Wybierz skrót', how: 'Skróty prowadzą do wszystkich ekranów Twojego menu.' },
        {
          name: 'Odpisz na wiadomości',
          how: 'Liczba przy „Chat” mówi, ile wiadomości czeka.',
        },
        {
          name: 'Szukaj z\u00a0każdego miejsca',
          how: 'Ctrl i\u00a0K otwiera wyszukiwanie osób, ekranów i\u00a0pomocy.',
        },
      ],
      marks: [{ sign: '99+', look: 'count', means: 'nieprzeczytanych jest więcej niż 99' }],
      undone: 'Ta strona niczego nie zmienia.',
    },
  ],
});
