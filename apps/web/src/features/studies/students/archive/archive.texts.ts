import { counted } from '#shared/lib/plural.ts';

const enrolmentForms = { one: 'zapis', few: 'zapisy', many: 'zapisów' };
const paymentForms = { one: 'wpłata', few: 'wpłaty', many: 'wpłat' };
const gradeForms = { one: 'ocena', few: 'oceny', many: 'ocen' };
const paperForms = { one: 'dokument', few: 'dokumenty', many: 'dokumentów' };
const dayForms = { one: 'dnia', few: 'dni', many: 'dni' };
const waitForms = { one: 'wpłata czeka', few: 'wpłaty czekają', many: 'wpłat czeka' };

export const viewTexts = {
  label: 'Widok listy',
  views: { enrolments: 'Zapisy', archive: 'Archiwum' },
} as const;

/** The question before archiving, and what follows it. */
export const archiveDialogTexts = {
  question: (count: number) =>
    count === 1 ? 'Przenieść zapis do archiwum?' : `Przenieść do archiwum ${counted(count, enrolmentForms)}?`,
  hangs: (count: number) =>
    count === 1 ? 'Z\u00a0tym zapisem wiąże się:' : 'Z\u00a0tymi zapisami wiąże się:',
  payments: (count: number) => counted(count, paymentForms),
  paymentsStay: 'zostają w\u00a0księgach i\u00a0w\u00a0zestawieniach',
  overdue: (days: number) => `Zaległość od ${counted(days, dayForms)}`,
  overdueStays: 'przestaniemy o\u00a0niej przypominać, dług zostaje',
  grades: (count: number, protocols: readonly string[]) => {
    const named = protocols.length === 1 ? 'protokół' : 'protokoły';
    return counted(count, gradeForms) + (protocols.length === 0 ? '' : `, ${named} ${protocols.join(', ')}`);
  },
  gradesStay: 'zostają w\u00a0protokołach, karta osiągnięć się nie zmieni',
  average: (value: string) => `średnia ${value}`,
  papers: (count: number) => `${counted(count, paperForms)} w\u00a0teczce`,
  notice: 'zgoda RODO',
  form: 'formularz zgłoszeniowy',
  certificates: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? 'Świadectwo' : 'Świadectwa'} ${numbers.join(', ')}`,
  certificatesStay: 'w\u00a0rejestrze i\u00a0przy sprawdzaniu: do wyjaśnienia, aż je unieważnisz',
  waiting: (count: number) => `${counted(count, waitForms)} w\u00a0wyciągu`,
  waitingReturns: 'wróci do wpłat do wyjaśnienia i\u00a0zostanie tam także po przywróceniu zapisu',
  something: 'Wpłaty, oceny lub inne wpisy',
  somethingStays: 'zostają razem z\u00a0zapisem',
  reason: 'Powód',
  day: 'Od dnia',
  comfort:
    'Nic nie ginie: zapis przywrócisz w\u00a0widoku Słuchacze, Archiwum. Konto i\u00a0pozostałe kierunki zostają bez zmian.',
  submit: 'Przenieś do archiwum',
  done: (count: number) =>
    count === 1
      ? 'Przeniesiono zapis do archiwum'
      : `Przeniesiono do archiwum ${counted(count, enrolmentForms)}`,
  undo: 'Cofnij',
  undoReason: 'Cofnięto przeniesienie do archiwum',
} as const;

export const restoreDialogTexts = {
  question: (count: number) =>
    count === 1
      ? 'Przywrócić zapis z\u00a0archiwum?'
      : `Przywrócić z\u00a0archiwum ${counted(count, enrolmentForms)}?`,
  help: 'Zapis wróci na listy z\u00a0tym, co się z\u00a0nim wiąże: wpłatami, ocenami, numerem albumu i\u00a0rachunkiem.',
  reason: 'Powód',
  reasons: ['Zarchiwizowano przez pomyłkę', 'Wznowienie studiów', 'Powrót z\u00a0urlopu'],
  submit: 'Przywróć',
  done: (count: number) =>
    count === 1 ? 'Przywrócono zapis' : `Przywrócono ${counted(count, enrolmentForms)}`,
  /** Beside the refusal of a second enrolment. */
  instead: 'Przywróć zapis',
} as const;

/** The view of the archive. */
export const archiveViewTexts = {
  title: 'Słuchacze',
  help: 'Archiwum: zapisy, które zeszły z\u00a0list, z\u00a0tym, co się z\u00a0nimi wiąże.',
  list: 'Zapisy w\u00a0archiwum',
  noun: enrolmentForms,
  search: 'Szukaj po nazwisku, e-mailu, telefonie, albumie, rachunku',
  empty: { title: 'Archiwum jest puste', text: 'Zapisy przeniesione do archiwum pojawią się tutaj.' },
  columns: {
    name: 'Słuchacz / kierunek',
    at: 'W\u00a0archiwum od',
    reason: 'Powód',
    payments: 'Wpłaty',
    grades: 'Oceny',
    papers: 'Teczka',
    balance: 'Saldo',
    restore: '',
  },
  filters: {
    course: 'Kierunek',
    reason: 'Powód',
    anyReason: 'Każdy powód',
    actor: 'Kto zarchiwizował',
    anybody: 'Ktokolwiek',
    since: 'Kiedy',
  },
  periods: { ever: 'Kiedykolwiek', week: 'Ostatni tydzień', month: 'Ostatni miesiąc', year: 'Ostatni rok' },
  download: 'Pobierz',
  none: '–',
  noReason: 'bez podanego powodu',
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  /** On a phone, where no column has a head. */
  counts: {
    payments: (count: number) => (count === 0 ? 'bez wpłat' : counted(count, paymentForms)),
    grades: (count: number) => (count === 0 ? 'bez ocen' : counted(count, gradeForms)),
    papers: (count: number) => (count === 0 ? 'bez dokumentów' : counted(count, paperForms)),
  },
  paid: (amount: string) => `wpłacono ${amount}`,
  balance: (amount: string) => `saldo ${amount}`,
} as const;

export const inArchiveTexts = {
  some: (count: number) => `W\u00a0archiwum: ${counted(count, enrolmentForms)} tej osoby.`,
  show: 'Pokaż archiwum',
} as const;
