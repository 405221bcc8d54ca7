import { counted } from '#shared/lib/plural.ts';

const accusative = { one: 'umowę', few: 'umowy', many: 'umów' };

export const contractsTexts = {
  current: 'Stan umowy',
  list: 'Lista umów',
  noun: { one: 'umowa', few: 'umowy', many: 'umów' },
  columns: { start: 'Od', end: 'Do', number: 'Numer umowy', state: 'Stan' },
  states: { future: 'Jeszcze się nie zaczęła', valid: 'Obowiązuje', ended: 'Zakończona' },
  /** To the letter. */
  empty: { title: 'Brak kontraków', text: 'Dodaj pierwszą umowę, aby śledzić, kiedy się kończy.' },
  add: 'Dodaj umowę',
  editTitle: 'Edycja umowy',
  save: 'Zapisz zmiany',
  nameOf: (number: string) => `umowa ${number}`,
  added: 'Dodano umowę',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejną',
  backToList: 'Wróć do listy',
  remove: 'Usuń zaznaczone',
  removeQuestion: (count: number) =>
    count === 1
      ? 'Czy na pewno chcesz usunąć tę umowę?'
      : `Czy na pewno chcesz usunąć ${counted(count, accusative)}?`,
  removeConsequence: 'Tej operacji nie można cofnąć.',
  removeConfirm: (count: number) => `Usuń ${counted(count, accusative)}`,
  removed: (count: number) => (count === 1 ? 'Usunięto umowę' : 'Usunięto umowy'),
} as const;
