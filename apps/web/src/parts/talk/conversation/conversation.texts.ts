import { counted, plural } from '#shared/lib/plural.ts';

const signs = { one: 'znak', few: 'znaki', many: 'znaków' };
const leftWords = { one: 'Pozostał', few: 'Pozostały', many: 'Pozostało' };

export const conversationTexts = {
  message: 'Napisz wiadomość…',
  messageLabel: 'Wiadomość',
  left: (count: number) => `${plural(count, leftWords)} ${count}\u00a0${plural(count, signs)}`,
  attach: 'Dodaj załącznik',
  removeFile: (name: string) => `Usuń załącznik ${name}`,
  attachments: 'Załączniki do wysłania',
  tooMany: (most: number) => `Naraz można dodać ${most}\u00a0plików.`,
  screenshot: 'zrzut ekranu.png',
  openField: (field: string) => `Nie znamy wartości pola ${field} tej osoby. Wpisz ją albo usuń pole.`,
  note: 'Notatka wewnętrzna',
  write: { label: 'Co piszesz', answer: 'Odpowiedź', note: 'Notatka' },
  noteLabel: 'Notatka',
  notePlaceholder: 'Notatka dla zespołu, nie zostanie wysłana…',
  addNote: 'Dodaj notatkę',
  ready: 'Gotowe odpowiedzi',
  readyHint: '/ wstawi gotową odpowiedź, Ctrl\u00a0V wklei zrzut',
  send: 'Wyślij',
  openPicture: (name: string) => `Otwórz obraz ${name}`,
  pictures: {
    previous: 'Poprzedni obraz',
    next: 'Następny obraz',
    larger: 'Powiększ',
    smaller: 'Pomniejsz',
    download: 'Pobierz',
    failed: 'Nie udało się wczytać obrazu.',
    place: (place: number, total: number) => `${place} z\u00a0${total}`,
  },
  wrongKind: 'Dodaj obraz, plik doc, docx lub pdf.',
  today: (day: string) => `Dzisiaj, ${day}`,
  older: 'Pokaż starsze wiadomości',
  history: 'Wiadomości w\u00a0rozmowie',
  openForm: 'Otwórz wypełniony formularz',
  failedToRead: 'Nie udało się wczytać rozmowy.',
} as const;

export const waitingTexts = {
  minutes: (count: number) => `${count}\u00a0min`,
  hours: (count: number) => `${count}\u00a0godz.`,
  days: (count: number) => counted(count, { one: 'dzień', few: 'dni', many: 'dni' }),
} as const;
