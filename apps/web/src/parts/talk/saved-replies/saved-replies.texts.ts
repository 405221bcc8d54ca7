import { inBraces, placeholders } from '@indeks/contract/talk/own-words/placeholders';
import { counted } from '#shared/lib/plural.ts';

const replyForms = { one: 'odpowiedź', few: 'odpowiedzi', many: 'odpowiedzi' };

export const replyTexts = {
  choose: 'Zapisane odpowiedzi',
  keep: 'Zapisz tę treść jako odpowiedź',
  kept: 'Zapisano odpowiedź.',
  notKept: 'Nie udało się zapisać odpowiedzi.',
  manage: 'Zmień zapisane odpowiedzi',
  title: 'Zapisane odpowiedzi',
  none: 'Nie ma jeszcze zapisanych odpowiedzi.',
  add: 'Dodaj odpowiedź',
  newTitle: 'Nowa odpowiedź',
  editTitle: 'Edycja odpowiedzi',
  save: 'Zapisz zmiany',
  added: 'Odpowiedź zapisana',
  edited: 'Zmiany zapisane',
  backToList: 'Wróć do rozmowy',
  fields: { title: 'Nazwa', text: 'Treść' },
  fieldsHelp: `Pola, w\u00a0które wstawimy dane osoby: ${placeholders.map(inBraces).join(', ')}.`,
  removeQuestion: 'Czy na pewno chcesz usunąć tę odpowiedź?',
  removeConsequence: 'Zniknie u\u00a0wszystkich osób z\u00a0sekretariatu.',
  removeConfirm: (count: number) => `Usuń ${counted(count, replyForms)}`,
  removed: 'Usunięto odpowiedź',
} as const;
