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
  empty: { title: 'Nikogo tu nie ma', text: 'Zmień filtr, aby zobaczyć innych odbiorców.' },
  columns: { name: 'Nazwisko i\u00a0imię', email: 'E-mail', state: 'Stan', datetime: 'Kiedy' },
  state: 'Stan',
  states: {
    '': 'Wszyscy',
    waiting: 'Czeka',
    queued: 'E-mail w\u00a0kolejce',
    sent: 'Wysłana',
    skipped: 'Pominięta: konto nieaktywne',
  },
  read: 'Przeczytana',
  content: 'Treść wiadomości',
  file: (name: string) => `Załącznik: ${name}`,
  skipped: (count: number) => `Pominięto ${counted(count, skippedPeople)} z\u00a0nieaktywnym kontem.`,
} as const;

const skippedPeople = { one: 'osobę', few: 'osoby', many: 'osób' };
