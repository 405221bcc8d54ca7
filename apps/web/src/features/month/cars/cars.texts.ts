import { formatNumber } from '#shared/lib/format.ts';
import { joined } from '#shared/lib/typography.ts';

export const carsTexts = {
  tab: 'Samochody',
  list: 'Lista pojazdów',
  noun: { one: 'pojazd', few: 'pojazdy', many: 'pojazdów' },
  columns: {
    brand: 'Marka',
    model: 'Model',
    engine: 'Pojemność silnika (cm³)',
    registration: 'Numer rejestracyjny',
  },
  capacity: (engine: number) => joined(formatNumber(engine), 'cm³'),
  /** To the letter. */
  empty: {
    title: 'Brak pojazdów',
    text: 'Dodaj pojazd, którym jeździsz na zajęcia, aby rozliczać przejazdy.',
  },
  /** To the letter. */
  add: 'Dodaj pojazd',
  newTitle: 'Nowy pojazd',
  editTitle: 'Edycja pojazdu',
  save: 'Zapisz zmiany',
  fields: {
    brand: 'Marka',
    model: 'Model',
    engine: 'Pojemność silnika (cm³)',
    registration: 'Numer rejestracyjny',
  },
  added: 'Dodano pojazd',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  remove: 'Usuń pojazd',
  /** To the letter. */
  removeQuestion: 'Czy na pewno chcesz usunąć ten pojazd?',
  removeConsequence: 'Przejazdy wpisane wcześniej zachowają dane pojazdu. Tej operacji nie można cofnąć.',
  removeConfirm: 'Usuń 1\u00a0pojazd',
  removed: 'Usunięto pojazd',
} as const;
