import { counted } from '#shared/lib/plural.ts';
import { formatNumber } from '#shared/lib/format.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const toPeople = { one: 'osoby', few: 'osób', many: 'osób' };

export const writingTexts = {
  title: 'Wiadomość do wielu',
  back: 'Wróć',
  backToStudents: 'Wróć do listy słuchaczy',
  backToLecturers: 'Wróć do listy wykładowców',
  draftKept: (at: string) => `szkic zapisany ${at}`,
  form: 'Wiadomość',
  nobody: 'Nie ma nikogo, do kogo można wysłać tę wiadomość.',
  fields: {
    type: 'Typ wiadomości',
    subject: 'Tytuł',
    text: 'Treść',
    file: 'Załącznik',
    when: 'Kiedy',
    day: 'Dzień',
    hour: 'Godzina',
  },
  types: {
    'first-login': 'E-mail do pierwszego logowania',
    chat: 'Wiadomość na czacie',
  },
  firstLoginHelp:
    'Każda osoba dostanie e-mail z\u00a0nowym jednorazowym hasłem, które działa 14\u00a0dni. Wcześniej wysłane hasła przestaną działać.',
  fileHelp: 'Obraz, doc, docx lub pdf, do 10\u00a0MB.',
  wrongKind: 'Dodaj obraz, plik doc, docx albo pdf.',
  placeholders: 'Pola do wstawienia',
  insert: (name: string) => `Wstaw pole: ${name}`,
  textHelp: 'Wpisz {, aby wstawić pole. Nieznanych pól nie wyślemy.',
  offeredHere: 'Pola do wstawienia w\u00a0tym miejscu',
  missing: (name: string, count: number) =>
    `Pola „${name}” nie ${count === 1 ? 'ma' : 'mają'} ${counted(count, people)}`,
  missingAfter: 'W\u00a0ich treści to zdanie pominiemy.',
  when: { now: 'Od razu', later: 'O\u00a0wybranej godzinie' },
  onDay: (weekday: string) => `${weekday.charAt(0).toLocaleUpperCase('pl')}${weekday.slice(1)}.`,
  recallHelp:
    'Do tej chwili zmienisz treść, a\u00a0przez 10\u00a0minut po wysłaniu cofniesz ją tym, którzy nie przeczytali.',
  recallHelpNow: 'Przez 10\u00a0minut po wysłaniu cofniesz wiadomość tym, którzy nie przeczytali.',
  dayRequired: 'Podanie dnia jest wymagane',
  hourRequired: 'Podanie godziny jest wymagane',
  preview: 'Podgląd',
  previous: 'Poprzednia osoba',
  next: 'Następna osoba',
  placeOf: (place: number, count: number) => `${formatNumber(place)} z\u00a0${formatNumber(count)}`,
  personOfPreview: 'Podgląd osoby',
  previewEmpty: 'Wpisz tytuł, aby zobaczyć podgląd.',
  previewFailed: 'Podgląd pokażemy, gdy wszystkie pola będą poprawne.',
  channel: { chat: 'Chat i\u00a0powiadomienie', 'first-login': 'E-mail' },
  toSelf: 'Wyślij do siebie',
  toSelfShort: 'Do siebie',
  toSelfSent: 'Próba jest w\u00a0drodze na Twój adres e-mail',
  send: (count: number) => `Wyślij do ${counted(count, toPeople)}`,
  schedule: (count: number) => `Zaplanuj dla ${counted(count, toPeople)}`,
  sendNow: 'Wyślij',
  scheduleNow: 'Zaplanuj',
  /** To the letter. */
  sent: 'Poprawnie wysłałeś wiadomość',
  scheduled: 'Wiadomość zaplanowana',
  report: 'Zobacz raport',
  templates: 'Szablony biura',
  saveTemplate: 'Zapisz jako szablon',
  templateSaved: 'Szablon zapisany',
  templateFailed: 'Nie udało się zapisać szablonu. Wpisz poprawny tytuł i\u00a0treść.',
  manageTemplates: 'Zarządzaj szablonami',
} as const;

const templateForms = { one: 'szablon', few: 'szablony', many: 'szablonów' };

export const templateTexts = {
  title: 'Szablony biura',
  none: 'Nie ma jeszcze szablonów.',
  add: 'Dodaj szablon',
  newTitle: 'Nowy szablon',
  editTitle: 'Edycja szablonu',
  save: 'Zapisz zmiany',
  added: 'Szablon zapisany',
  edited: 'Zmiany zapisane',
  backToList: 'Wróć do wiadomości',
  fields: { name: 'Nazwa', subject: 'Tytuł', text: 'Treść' },
  removeQuestion: 'Czy na pewno chcesz usunąć ten szablon?',
  removeConsequence: 'Zniknie u\u00a0wszystkich osób z\u00a0sekretariatu.',
  removeConfirm: (count: number) => `Usuń ${counted(count, templateForms)}`,
  removed: 'Usunięto szablon',
} as const;
