import { counted } from '#shared/lib/plural.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const mentorForms = { one: 'mentora', few: 'mentorów', many: 'mentorów' };

export const mentorsTexts = {
  title: 'Mentorzy',
  help: (count: number) =>
    `${counted(count, people)} z\u00a0praktyki, ${count === 1 ? 'która wspiera' : 'które wspierają'} słuchaczy MBA.`,
  list: 'Lista mentorów',
  noun: people,
  search: 'Szukaj po nazwisku, firmie, opisie',
  empty: { title: 'Brak mentorów', text: 'Tutaj będą osoby, które wspierają słuchaczy MBA.' },
  notForYou: {
    title: 'Mentorzy są dla słuchaczy MBA',
    text: 'Lista otworzy się po zapisaniu na kierunek MBA.',
  },
  tagFilter: 'Tag',
  everybody: 'Wszyscy',
  tags: 'Tagi mentorów',
  card: 'Wizytówka (PDF)',
  noCard: 'bez wizytówki',
  write: (name: string) => `Napisz: ${name}`,
  ring: (name: string) => `Zadzwoń: ${name}`,
  actions: (name: string) => `Więcej: ${name}`,
  edit: 'Edytuj dane',
  remove: 'Usuń mentora',
  add: 'Dodaj mentora',
  newTitle: 'Nowy mentor',
  editTitle: 'Edycja mentora',
  save: 'Zapisz zmiany',
  added: 'Dodano mentora',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejnego mentora',
  backToList: 'Wróć do listy',
  fields: {
    firstname: 'Imię',
    lastname: 'Nazwisko',
    email: 'Adres e-mail',
    telephone: 'Telefon',
    description: 'Opis',
    tags: 'Tagi',
    card: 'Wizytówka',
    picture: 'Zdjęcie',
  },
  descriptionHelp: 'Pierwszy wiersz stoi pod nazwiskiem, na przykład stanowisko i\u00a0firma.',
  cardHelp: 'Plik PDF poniżej 2\u00a0MB.',
  pictureHelp: 'Obraz poniżej 2\u00a0MB.',
  replaces: 'Nowy plik zastąpi obecny.',
  withoutCard: 'Usuń obecną wizytówkę',
  withoutPicture: 'Usuń obecne zdjęcie',
  wrongCard: 'Wizytówka musi być plikiem PDF.',
  wrongPicture: 'Zdjęcie musi być obrazem.',
  removeQuestion: 'Czy na pewno chcesz usunąć tego mentora?',
  removeConsequence: 'Razem z\u00a0nim znikną jego wizytówka i\u00a0zdjęcie.',
  removeConfirm: (count: number) => `Usuń ${counted(count, mentorForms)}`,
  removed: 'Usunięto mentora',
} as const;

export const mentorTexts = {
  title: 'Mentor',
  back: { to: '/mentors', label: 'Wróć do listy mentorów' },
  missing: { title: 'Nie ma takiego mentora', text: 'Wpis mógł zostać usunięty.' },
  contact: 'Kontakt',
  about: 'Opis',
  tags: 'Tagi',
  coordinator: 'Opiekun wpisu',
  none: 'brak',
} as const;

const usedBy = { one: 'mentor', few: 'mentorów', many: 'mentorów' };

export const tagsTexts = {
  title: 'Tagi mentorów',
  back: { to: '/mentors', label: 'Wróć do listy mentorów' },
  help: 'Po tagach znajduje się mentorów na liście.',
  list: 'Lista tagów',
  search: 'Szukaj tagu',
  empty: { title: 'Brak tagów', text: 'Dodaj pierwszy tag, aby przypisać go mentorom.' },
  nothing: 'Nie ma takiego tagu.',
  used: (count: number) => (count === 0 ? 'nieużywany' : counted(count, usedBy)),
  add: 'Dodaj tag',
  name: 'Nazwa',
  added: 'Dodano tag.',
  remove: (name: string) => `Usuń tag ${name}`,
  removeQuestion: 'Czy na pewno chcesz usunąć ten tag?',
  removeConsequence: (count: number) =>
    count === 0 ? 'Nie ma go żaden mentor.' : `Straci go ${counted(count, usedBy)}.`,
  removeConfirm: 'Usuń tag',
  removed: 'Usunięto tag.',
  failed: 'Nie udało się wczytać tagów.',
} as const;
