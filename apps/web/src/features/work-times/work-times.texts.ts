import { formatNumber } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';

const entries = { one: 'wpis', few: 'wpisy', many: 'wpisów' };

const hours = (value: number): string => joined(formatNumber(value), 'godz.');

export const workTimesTexts = {
  title: 'Czas pracy',
  help: 'Wpisz przepracowane godziny, a\u00a0na koniec miesiąca wyślij raport do akceptacji.',
  list: 'Lista czasu pracy',
  noun: entries,
  hours,
  figures: { total: 'Razem w\u00a0miesiącu', onSite: 'Na uczelni', online: 'On-line' },
  columns: { date: 'Data', city: 'Miejscowość', comment: 'Komentarz', hours: 'Godziny' },
  noComment: 'bez komentarza',
  summary: (count: number, total: number) => `${counted(count, entries)}, ${hours(total)}`,
  /** To the letter. */
  empty: { title: 'Brak czasów', text: 'W\u00a0tym miesiącu nie ma jeszcze żadnych godzin.' },
  add: 'Dodaj czas pracy',
  addShort: 'Dodaj',
  newTitle: 'Nowy czas pracy',
  editTitle: 'Edycja czasu pracy',
  save: 'Zapisz zmiany',
  fields: {
    date: 'Data',
    online: 'Praca on-line',
    onlineHelp: 'Zajęcia zdalne – bez podawania miejscowości',
    city: 'Miejscowość',
    cityPlaceholder: 'Wybierz lub wpisz miejscowość',
    hours: 'Liczba godzin',
    comment: 'Komentarz',
    commentHelp: 'Nieobowiązkowy',
  },
  openDays: {
    one: 'Możesz wpisać dni z\u00a0bieżącego miesiąca',
    more: 'Możesz wpisać dni z\u00a0miesięcy, które są jeszcze otwarte',
  },
  /** To the letter. */
  added: 'Poprawnie dodałeś nowy czas pracy',
  edited: 'Zmiany zapisane',
  addAnother: 'Dodaj kolejny',
  backToList: 'Wróć do listy',
  /** To the letter. */
  removeQuestion: 'Czy na pewno chcesz usunąć ten czas pracy?',
  removeConsequence: 'Wpis zniknie z\u00a0listy i\u00a0z\u00a0raportu. Tej operacji nie można cofnąć.',
  removeConfirm: 'Usuń 1\u00a0wpis',
  removed: 'Usunąłeś poprawnie czas pracy',
  proposal: (count: number, value: number) => `dodaj ${count}\u00a0×\u00a0${hours(value)}`,
  mixedProposal: (values: readonly number[]) => `dodaj ${values.map(hours).join(', ')}`,
  proposalAdd: 'Dodaj godziny',
  proposalAdded: 'Dodano godziny zjazdu',
  send: {
    title: 'Wysłanie raportu',
    question: 'Czy dane z\u00a0Twojego kwestionariusza osobowego zmieniły się od ostatniego raportu?',
    unchanged: 'nie zmieniły się',
    changed: 'zmieniły się',
    answerRequired: 'Zaznacz, czy dane się zmieniły',
    changedHelp: 'Najpierw popraw kwestionariusz, a\u00a0potem wróć tutaj i\u00a0wyślij raport.',
    unchangedHelp:
      'Możesz pobrać oświadczenie, że dane się nie zmieniły. O\u00a0każdej zmianie poinformuj w\u00a0ciągu 7\u00a0dni.',
    statement: 'Pobierz oświadczenie',
    toQuestionnaire: 'Edytuj kwestionariusz',
    confirm: 'Wyślij raport',
    cancel: 'Anuluj',
    done: 'Raport wysłany do akceptacji',
  },
} as const;
