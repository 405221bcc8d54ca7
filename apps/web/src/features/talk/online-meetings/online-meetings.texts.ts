import { formatMonth } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const people: PluralForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const ofPeople: PluralForms = { one: 'osoby', few: 'osób', many: 'osób' };
const toldPeople: PluralForms = { one: 'osobę', few: 'osoby', many: 'osób' };
const meetings: PluralForms = { one: 'spotkanie', few: 'spotkania', many: 'spotkań' };
const minutes: PluralForms = { one: 'minuty', few: 'minut', many: 'minut' };

export const onlineMeetingsTexts = {
  /** To the letter. */
  title: 'Nadchodzące spotkania',
  titles: {
    upcoming: 'Nadchodzące spotkania',
    past: 'Zakończone spotkania',
    hidden: 'Ukryte spotkania',
  },
  help: 'Linki do zajęć na Zoomie dla słuchaczy i\u00a0prowadzących.',
  create: 'Utwórz spotkanie',
  bulk: 'Kreator spotkań',
  zoom: 'Połączenie z\u00a0Zoomem',
  zoomMissing: 'Dane konta wpisuje sekretariat w\u00a0ustawieniach, na karcie Zoom.',
  everyCourse: 'Wszystkie kierunki',
  courseFilter: 'Kierunek',

  list: 'Spotkania online',
  search: 'Szukaj po temacie, kierunku, prowadzącym',
  noun: { one: 'spotkanie', few: 'spotkania', many: 'spotkań' },
  empty: { title: 'Brak spotkań', text: 'Gdy pojawi się spotkanie, zobaczysz je tutaj.' },
  when: 'Które spotkania',
  lists: { upcoming: 'Nadchodzące', past: 'Zakończone', hidden: 'Ukryte' },

  chosen: 'Wybrane spotkanie',
  today: 'Dzisiaj',
  tomorrow: 'Jutro',
  running: (count: number) => (count < 1 ? 'Właśnie się zaczęło' : `Trwa od ${counted(count, minutes)}`),
  people: (count: number) => counted(count, people),
  attended: (count: number, of: number) => `${count} z\u00a0${counted(of, ofPeople)}`,
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano link do schowka',
  actions: (topic: string) => `Działania: ${topic}`,
  edit: 'Edytuj',
  remove: 'Usuń',
  retry: 'Ponów',
  retried: 'Spróbujemy utworzyć spotkanie ponownie',
  attendance: 'Obecność',
  states: { queued: 'w\u00a0kolejce', created: 'utworzone', failed: 'błąd' },

  fields: {
    topic: 'Temat',
    date: 'Data',
    time: 'Godzina',
    duration: 'Długość',
    cid: 'Kierunek',
    sid: 'Przedmiot',
    semester: 'Nabór',
    uid: 'Prowadzący',
    users: 'Uczestnicy',
    waiting_room: 'Poczekalnia',
    host_video: 'Obraz prowadzącego włączony od początku',
    participant_video: 'Obraz uczestników włączony od początku',
    password: 'Hasło spotkania',
  },
  office: 'Sekretariat',
  passwordHelp: 'Puste: utworzymy je sami. Najwyżej 10\u00a0znaków.',
  durationOf: (count: number) => `${count}\u00a0min`,
  everyIntake: 'Wszystkie nabory',
  participantSearch: 'Szukaj wśród uczestników',
  chooseCourse: 'Wybierz kierunek, aby zobaczyć słuchaczy.',
  noStudents: 'Na tym kierunku i\u00a0w\u00a0tym naborze nie ma słuchaczy.',
  chosenOf: (count: number, all: number) => `Wybrano ${count} z\u00a0${all}`,
  tickAll: 'Zaznacz wszystkich',
  untickAll: 'Odznacz wszystkich',

  newTitle: 'Utwórz spotkanie',
  editTitle: 'Edytuj spotkanie',
  save: 'Zapisz zmiany',
  added: 'Spotkanie zaplanowane',
  addedDetail: 'Tworzymy je w\u00a0Zoomie. Uczestnicy dostaną powiadomienie, gdy będzie gotowe.',
  edited: 'Zmiany zapisane',
  editedDetail:
    'Zmieniamy je w\u00a0Zoomie. Jeśli zmienił się temat, termin lub prowadzący, uczestnicy dostaną powiadomienie.',

  /** To the letter. */
  error: 'Błąd',
  close: 'Zamknij',

  rows: 'Spotkania',
  pause: 'co 15\u00a0minut przerwy',
  rowOf: (number: number) => `Spotkanie ${number}`,
  addRow: (time: string) => `Dodaj spotkanie o\u00a0${time}`,
  removeRow: (number: number) => `Usuń spotkanie ${number}`,
  copyRow: (number: number) => `Powiel spotkanie ${number}`,
  repeat: 'Powtórz ostatnie',
  times: 'Ile razy',
  everyWeeks: { 1: 'Co tydzień', 2: 'Co dwa tygodnie' },
  everyWeekend: (count: number) => (count === 0 ? 'W\u00a0każdy zjazd' : `W\u00a0każdy zjazd (${count})`),
  createMany: (count: number) => `Utwórz ${counted(count, meetings)}`,
  changePeople: 'Zmień',
  ofIntake: (intake: string | null) =>
    intake === null ? 'ze wszystkich naborów' : `z\u00a0naboru ${formatMonth(intake.slice(0, 7))}`,
  hostChange:
    'Zmiana prowadzącego tworzy spotkanie w\u00a0Zoomie na nowo. Uczestnicy dowiedzą się o\u00a0tym raz, a\u00a0link do portalu zostaje.',
  left: (count: number) => `Dziś Zoom przyjmie od tej osoby jeszcze ${counted(count, meetings)}.`,
  seriesAdded: (count: number) => `Zaplanowano ${counted(count, meetings)}`,

  removeQuestion: 'Czy na pewno chcesz usunąć to spotkanie?',
  removeConsequence: (told: number) =>
    told === 0
      ? 'Usuniemy je także w\u00a0Zoomie. Nikt o\u00a0nim jeszcze nie wie, więc nikogo nie zawiadomimy.'
      : `Usuniemy je także w\u00a0Zoomie. O\u00a0odwołaniu zawiadomimy ${counted(told, toldPeople)}: uczestników i\u00a0prowadzącego.`,
  removeConfirm: 'Usuń spotkanie',
  removed: 'Spotkanie usunięte',
  hide: 'Ukryj na liście',
  show: 'Przywróć na listę',
  hidden: 'Spotkanie ukryte. Jest na liście „Ukryte”, razem z\u00a0obecnością.',
  shown: 'Spotkanie wróciło na listę „Zakończone”',

  attendanceTitle: 'Obecność',
  attendanceWaiting:
    'Zoom nie podał jeszcze, kto brał udział. Zwykle trwa to kilkadziesiąt minut po spotkaniu.',
  strangers: (count: number) =>
    `Poza tym ${counted(count, { one: 'wejście', few: 'wejścia', many: 'wejść' })} spoza listy uczestników.`,
  participant: 'Uczestnik',
  minutes: 'Minuty',
  csv: 'Pobierz CSV',
} as const;
