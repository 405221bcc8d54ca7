import { counted } from '#shared/lib/plural.ts';
import { formatNumber } from '#shared/lib/format.ts';

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const toMany = { one: 'osobę', few: 'osoby', many: 'osób' };
const peopleOfMail = { one: 'osoba dostanie', few: 'osoby dostaną', many: 'osób dostanie' };
const onCourses = { one: 'kierunku', few: 'kierunkach', many: 'kierunkach' };
const notUsing = {
  one: 'osoba nie korzysta z\u00a0portalu',
  few: 'osoby nie korzystają z\u00a0portalu',
  many: 'osób nie korzysta z\u00a0portalu',
};

/** Whom a message to many is for. */
export const audienceTexts = {
  title: 'Odbiorcy',
  all: {
    students: 'Słuchacze z\u00a0listy',
    lecturers: 'Wykładowcy z\u00a0listy',
    everyone: 'Wszyscy z\u00a0aktywnym kontem',
  },
  some: { students: 'Słuchacze', lecturers: 'Wykładowcy', everyone: 'Wszyscy z\u00a0aktywnym kontem' },
  ticked: {
    students: 'Zaznaczeni słuchacze',
    lecturers: 'Zaznaczeni wykładowcy',
    everyone: 'Wszyscy z\u00a0aktywnym kontem',
  },
  ofCourse: 'kierunku',
  chosenCourse: 'wybranego na liście',
  ofPlace: 'placówki',
  chosenPlace: 'wybranej na liście',
  since: 'od semestru',
  on: 'na',
  courses: (count: number) => counted(count, onCourses),
  graduation: { ready: 'gotowi do ukończenia', lacking: 'którym brakuje czegoś do ukończenia' },
  narrowedList: 'zawężeni na liście',
  found: 'znalezieni słowami',
  ungraded: 'bez oceny z\u00a0przedmiotu',
  narrowed: {
    never: ['', 'którzy nigdy się nie logowali'],
    owed: ['', 'którzy nie opłacili jeszcze całości'],
    overdue: ['z', 'ratą po terminie'],
    papers: ['z', 'brakami w\u00a0teczce'],
  },
  change: 'Zmień',
  fits: (count: number) => `${counted(count, people)} na liście`,
  leftOut: (count: number) => `pominiemy ${formatNumber(count)}`,
  gets: (count: number) => `dostanie ${counted(count, people)}`,
  moreLeftOut: (count: number) => `i\u00a0jeszcze ${counted(count, people)}`,
  /** Opens their names. */
  notUsing: (count: number) => counted(count, notUsing),
  addByMail: (count: number) =>
    count === 1 ? 'Dołącz e-mailem' : `Dołącz e-mailem ${counted(count, toMany)}`,
  mailed: (count: number) => `${counted(count, peopleOfMail)} e-mail zamiast wiadomości na czacie.`,
  withoutMails: 'Pomiń e-maile',
  reasons: {
    inactive: 'konto nieaktywne',
    self: 'to Ty',
    address: 'nowy adres e-mail',
    nothing: 'brak danych do treści',
  },
  narrow: 'Zawęź odbiorców',
  narrowings: {
    '': 'Bez zawężania',
    never: 'Nigdy się nie logowali',
    owed: 'Nie opłacili jeszcze całości',
    overdue: 'Mają ratę po terminie',
    papers: 'Mają braki w\u00a0teczce',
    ungraded: 'Nie mają oceny z\u00a0przedmiotu',
  },
  subjectOfGrade: 'Przedmiot',
} as const;
