import { role } from '@indeks/contract/access/roles';
import { defineHelp } from '#shared/help/help.ts';

export const mentorsHelp = defineHelp({
  about: 'Osoby z\u00a0praktyki, które wspierają słuchaczy MBA.',
  steps: [
    {
      name: 'Znajdź mentora',
      how: 'Wybierz tag albo szukaj po nazwisku, firmie lub opisie.',
      show: 'Szukaj po nazwisku, firmie, opisie',
    },
    { name: 'Zapoznaj się', how: 'Wizytówka PDF i\u00a0strona mentora mówią, w\u00a0czym może pomóc.' },
    { name: 'Napisz lub zadzwoń', how: 'Przyciski na karcie otwierają wiadomość albo telefon.' },
  ],
  marks: [{ sign: 'bez wizytówki', means: 'mentor nie ma jeszcze wizytówki PDF' }],
  undone: 'Na tej stronie nic się nie zmienia.',
  ofRoles: [
    {
      roles: [role.administrator, role.superAdmin, role.mbaLecturer],
      steps: [
        {
          name: 'Dodaj mentora',
          how: 'Dane, opis i\u00a0tagi. Pierwszy wiersz opisu stoi pod nazwiskiem.',
          show: 'Dodaj mentora',
        },
        {
          name: 'Uporządkuj tagi',
          how: 'Po tagach słuchacze znajdują mentorów.',
          show: 'Tagi mentorów',
        },
        { name: 'Popraw dane', how: 'Menu na karcie ma edycję. Nowy plik zastępuje poprzedni.' },
      ],
      undone: 'Usuniętego mentora: znikają też jego wizytówka i\u00a0zdjęcie.',
    },
  ],
});

export const tagsHelp = defineHelp({
  about: 'Słowa, po których znajduje się mentorów na liście.',
  steps: [
    { name: 'Dodaj tag', how: 'Wpisz krótką nazwę, na przykład dziedzinę.', show: 'Dodaj tag' },
    { name: 'Przypisz go mentorom', how: 'Tagi wybiera się w\u00a0danych mentora.' },
    { name: 'Usuń zbędny', how: 'Przy tagu stoi, ilu mentorów go ma.' },
  ],
  marks: [{ sign: 'nieużywany', means: 'nie ma go żaden mentor' }],
  undone: 'Usuniętego tagu: tracą go wszyscy mentorzy.',
});

export const mentorHelp = defineHelp({
  about: 'Jeden mentor: kontakt, opis, tagi i\u00a0wizytówka.',
  steps: [
    { name: 'Przeczytaj opis', how: 'Mówi, czym się zajmuje i\u00a0w\u00a0czym może pomóc.' },
    { name: 'Pobierz wizytówkę', how: 'Plik PDF z\u00a0danymi mentora.', show: 'Wizytówka (PDF)' },
    { name: 'Skontaktuj się', how: 'Adres i\u00a0telefon stoją w\u00a0części „Kontakt”.' },
  ],
  marks: [{ sign: 'Opiekun wpisu', means: 'osoba, która prowadzi dane tego mentora' }],
  undone: 'Na tej stronie nic się nie zmienia. Usuniętego mentora nie można przywrócić.',
});
