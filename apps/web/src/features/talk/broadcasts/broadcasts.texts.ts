import { counted } from '#shared/lib/plural.ts';

const messages = { one: 'wiadomość', few: 'wiadomości', many: 'wiadomości' };
const people = { one: 'osoba', few: 'osoby', many: 'osób' };

export const sentTexts = {
  title: 'Wysłane wiadomości',
  help: 'Wiadomości do wielu osób: do kogo dotarły i\u00a0kto je przeczytał.',
  list: 'Lista wysłanych wiadomości',
  noun: messages,
  empty: {
    title: 'Brak wysłanych wiadomości',
    text: 'Wiadomość do wielu osób wyślesz z\u00a0listy słuchaczy lub wykładowców.',
  },
  openStudents: 'Otwórz listę słuchaczy',
  columns: {
    subject: 'Tytuł',
    audience: 'Odbiorcy',
    type: 'Typ',
    sender: 'Nadawca',
    datetime: 'Wysłano',
    progress: 'Dotarło',
  },
  audiences: {
    students: 'Słuchacze',
    lecturers: 'Wykładowcy',
    everyone: 'Wszyscy',
    people: 'Wybrane osoby',
  },
  types: { 'first-login': 'E-mail do pierwszego logowania', chat: 'Wiadomość na czacie' },
  untitled: 'Bez tytułu',
  removeQuestion: (count: number) =>
    count === 1 ? 'Usunąć raport tej wiadomości?' : `Usunąć raporty ${counted(count, removed)}?`,
  removeConsequence: () => 'Odbiorcy zachowają wiadomość; zniknie tylko raport.',
  removeConfirm: (count: number) => (count === 1 ? 'Usuń raport' : 'Usuń raporty'),
  removed: (count: number) => (count === 1 ? 'Raport usunięty' : 'Raporty usunięte'),
  close: 'Zamknij',
  backToList: 'Wróć do listy',
} as const;

const removed = { one: 'wiadomości', few: 'wiadomości', many: 'wiadomości' };

export const reportTexts = {
  title: 'Raport wiadomości',
  back: { to: '/sent-messages', label: 'Wróć do wysłanych wiadomości' },
  missing: { title: 'Nie ma takiej wiadomości', text: 'Raport mógł zostać usunięty.' },
  list: 'Odbiorcy',
  noun: people,
  search: 'Szukaj po nazwisku, e-mailu',
  empty: { title: 'Nikogo tu nie ma', text: 'Zmień filtr, aby zobaczyć innych odbiorców.' },
  columns: { name: 'Nazwisko i\u00a0imię', email: 'E-mail', state: 'Stan', datetime: 'Kiedy' },
  state: 'Stan',
  states: {
    '': 'Wszyscy',
    waiting: 'Czeka',
    queued: 'E-mail w\u00a0kolejce',
    sent: 'Wysłana',
    skipped: 'Pominięta',
    recalled: 'Cofnięta',
    read: 'Przeczytana',
    unread: 'Nieprzeczytana',
    mailed: 'Wysłana e-mailem',
  },
  reasons: {
    inactive: 'Pominięta: konto nieaktywne',
    self: 'Pominięta: nadawca',
    address: 'Pominięta: nowy adres e-mail',
    nothing: 'Pominięta: brak danych do treści',
  },
  counts: {
    total: 'Odbiorcy',
    sent: 'Dotarła',
    read: 'Przeczytało',
    skipped: 'Pominięci',
    recalled: 'Cofnięta',
  },
  csv: 'Pobierz listę (CSV)',
  recall: 'Cofnij wiadomość',
  callOff: 'Odwołaj wysłanie',
  recallQuestion: 'Cofnąć wiadomość?',
  recallConsequence: 'Zniknie u\u00a0osób, które jej nie przeczytały. Kto ją przeczytał, zachowa całą treść.',
  callOffQuestion: 'Odwołać wysłanie wiadomości?',
  callOffConsequence: 'Nikt jej nie dostanie. Treść zostanie w\u00a0raporcie.',
  recalled: 'Wiadomość cofnięta',
  recallFailed: 'Nie udało się cofnąć wiadomości.',
  recalledAt: (moment: string) => `Cofnięta ${moment}`,
  content: 'Treść wiadomości',
  file: (name: string) => `Załącznik: ${name}`,
} as const;

export const editTexts = {
  action: 'Zmień treść lub godzinę',
  fields: { subject: 'Tytuł', text: 'Treść', day: 'Dzień wysłania', hour: 'Godzina wysłania' },
  dayHelp: 'Bez dnia i\u00a0godziny wyślemy od razu.',
  wholeMoment: 'Podaj dzień i\u00a0godzinę albo zostaw oba pola puste',
  save: 'Zapisz zmiany',
} as const;
