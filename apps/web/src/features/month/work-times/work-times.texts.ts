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
    onlineHelp: 'Zajęcia zdalne – bez podawania miejscowości.',
    also: 'Te same godziny także w\u00a0tym tygodniu',
    city: 'Miejscowość',
    cityPlaceholder: 'Wybierz lub wpisz miejscowość',
    hours: 'Liczba godzin',
    comment: 'Komentarz',
    commentHelp: 'Nieobowiązkowy.',
  },
  openDaysHelp: {
    one: 'Możesz wpisać dni z\u00a0bieżącego miesiąca.',
    more: 'Możesz wpisać dni z\u00a0miesięcy, które są jeszcze otwarte.',
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
  times: (count: number, value: string) => `${count}\u00a0×\u00a0${value}`,
  proposal: (count: number, value: number) => `dodaj ${count}\u00a0×\u00a0${hours(value)}`,
  mixedProposal: (values: readonly number[]) => `dodaj ${values.map(hours).join(', ')}`,
  proposalAdd: 'Dodaj godziny',
  proposalAdded: 'Dodano godziny zjazdu',
  proposalAdjust: 'Zmień godziny',
  proposalSkips: 'Puste pole pomija dzień.',
} as const;
