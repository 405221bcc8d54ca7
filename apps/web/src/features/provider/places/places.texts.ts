import { counted } from '#shared/lib/plural.ts';

const placeForms = { one: 'placówka', few: 'placówki', many: 'placówek' };
const accusative = { one: 'placówkę', few: 'placówki', many: 'placówek' };

export const placesTexts = {
  title: 'Placówki',
  help: 'Ośrodki, w\u00a0których odbywają się zjazdy, i\u00a0ich koordynatorzy.',
  list: 'Lista placówek',
  noun: placeForms,
  search: 'Szukaj po nazwie, adresie, koordynatorze',
  csv: 'Pobierz CSV',
  empty: { title: 'Brak placówek', text: 'Dodaj pierwszą placówkę, aby móc planować w\u00a0niej zjazdy.' },
  columns: {
    name: 'Placówka',
    coordinators: 'Koordynatorzy',
    contact: 'Kontakt',
    organization: 'Miejsce',
    active: 'Status',
  },
  status: { 0: 'Nieaktywny', 1: 'Aktywny' },
  statusFilter: { label: 'Status', all: 'Wszystkie', active: 'Aktywne', inactive: 'Nieaktywne' },
  add: 'Dodaj placówkę',
  editTitle: 'Edycja placówki',
  save: 'Zapisz zmiany',
  fields: {
    name: 'Placówka (miejscowość)',
    coordinators: 'Koordynatorzy',
    organization: 'Miejsce (szkoła, uczelnia)',
    address: 'Adres',
    telephone: 'Telefon',
    email: 'Adres e-mail',
    active: 'Aktywny',
  },
  coordinatorsHelp: 'Możesz wybrać kilka osób.',
  added: 'Dodano placówkę',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejną',
  backToList: 'Wróć do listy',
  removeQuestion: (count: number) =>
    count === 1 ? 'Czy na pewno chcesz usunąć tę placówkę?' : 'Czy na pewno chcesz usunąć te placówki?',
  removeConsequence: (count: number) =>
    count === 1
      ? 'Placówki, w\u00a0której są zapisani słuchacze, nie można usunąć: ustaw ją jako nieaktywną.'
      : 'Placówek, w\u00a0których są zapisani słuchacze, nie można usunąć: ustaw je jako nieaktywne.',
  removeConfirm: (count: number) => `Usuń ${counted(count, accusative)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto placówkę' : 'Usunięto placówki'),
} as const;
