import { roleNames, isRole } from '@indeks/contract/access/roles';
import { formatGrosze, formatMonth, formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import type { PersonHistoryKind } from '@indeks/contract/home/person-history/person-history.keys';
import type { PersonHistoryEntry } from '@indeks/contract/home/person-history/person-history.schemas';
import { formatPhone } from '@indeks/contract/numbers/contact';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { gradeInWords } from '@indeks/contract/studies/evaluations/grades.rules';
import { actTexts, historyWords as words } from '@indeks/contract/home/person-history/person-history.texts';

/** A change as the log has it. */
export interface LoggedChange {
  readonly action: string;
  readonly subject_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** An entry, and the id of its author. */
export interface ActedEntry extends PersonHistoryEntry {
  readonly actorId: number | null;
}

export type Told = Pick<PersonHistoryEntry, 'kind' | 'about' | 'reason' | 'changes' | 'shown'>;

/** Names of subjects by their numbers, since a grade is logged by its subject's number alone. */
export type SubjectNames = ReadonlyMap<number, string>;

type Fields = Readonly<Record<string, unknown>>;

interface FieldRule {
  readonly kind: PersonHistoryKind;
  readonly label: string;
  /** By default the text itself. */
  readonly show?: (value: unknown) => string;
}

/** Changes that the person may see: prices, courses, accounts, grades and their own data, but no notes of the secretariat. */
const shownKinds: ReadonlySet<PersonHistoryKind> = new Set([
  'price',
  'course',
  'account',
  'grade',
  'form',
  'data',
]);

/**
 * Entries of the history that a row of the audit log gives: one for each kind of field that changed. An act such as an enrolment gives
 * a single entry with all it wrote. A change that touches none of the fields named here gives no entry.
 */
export const tellChange = (change: LoggedChange, subjects: SubjectNames): Told[] => {
  const [before, after] = [readFields(change.before), readFields(change.after)];
  const [area = ''] = change.action.split('.');
  const about = { about: describeSubject(change, before, after), reason: readReason(after) };
  if (area === 'grade') return [tellGrade(change, before, after, subjects)];
  if (change.action === 'enrolment.album-numbers') return [tellAlbums(before, after)];
  const rules = rulesOf[area] ?? {};
  const changes = compare(rules, before, after);
  const act = actTexts[change.action];
  if (act) {
    const kind = actKinds[area] ?? 'data';
    const told = change.before === null ? changes.map(({ change: told }) => told) : [];
    const sentence = [act, about.about].filter(Boolean).join(': ');
    return [{ kind, ...about, about: sentence, changes: told, shown: shownKinds.has(kind) }];
  }
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    about: about.about,
    reason: about.reason,
    changes: changes.filter((one) => one.kind === kind).map(({ change: told }) => told),
    shown: shownKinds.has(kind),
  }));
};

const readFields = (value: unknown): Fields =>
  // Rows are logged as objects.
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const compare = (rules: Readonly<Record<string, FieldRule>>, before: Fields, after: Fields) =>
  Object.entries(rules).flatMap(([field, { kind, label, show = String }]) => {
    // A column that is missing in `after` was not written by the change.
    if (!(field in after)) return [];
    const [old, now] = [before[field], after[field]].map((value) => (isEmpty(value) ? null : show(value)));
    return old === now ? [] : [{ kind, change: { label, before: old ?? null, after: now ?? null } }];
  });

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const readReason = ({ reason }: Fields): string | null =>
  typeof reason === 'string' && reason !== '' ? reason : null;

const describeSubject = ({ action }: LoggedChange, before: Fields, after: Fields): string => {
  const row = { ...before, ...after };
  if (action.startsWith('enrolment.'))
    return [row['courseName'], typeof row['date'] === 'string' && formatMonth(row['date'].slice(0, 7))]
      .filter((part) => typeof part === 'string')
      .join(', ');
  const { number } = row;
  if (action.startsWith('contract.')) return words.contract(typeof number === 'string' ? number : '');
  if (action.startsWith('certificate.')) return words.certificate(typeof number === 'string' ? number : '');
  return actTexts[action] ? '' : words.data;
};

const tellGrade = (
  { subject_id }: LoggedChange,
  before: Fields,
  after: Fields,
  subjects: SubjectNames,
): Told => {
  const subject = subjects.get(subjectOf(subject_id)) ?? words.removedSubject;
  const { term } = after;
  const about = typeof term === 'number' ? `${subject} · ${words.term(term)}` : subject;
  const [old, now] = [before['grade'], after['grade']].map((grade) =>
    typeof grade === 'number' ? `${formatNumber(grade, 1)} ${gradeInWords(grade)}`.trim() : null,
  );
  const change = { label: 'Ocena', before: old ?? null, after: now ?? null };
  return { kind: 'grade', about, reason: readReason(after), changes: [change], shown: true };
};

/** The number of the subject at the end of `enrolment-subject`. */
export const subjectOf = (subjectId: string | null): number => Number(subjectId?.split('-').at(-1) ?? 0);

interface GivenAlbum {
  readonly slot: number;
  readonly album_nr: string;
}

interface KnownAlbum {
  readonly name?: string;
  readonly album_nr?: string | null;
}

/** Numbers that came by a file: one for each course of the enrolment. */
const tellAlbums = (before: Fields, after: Fields): Told => {
  // As `album-numbers.service.ts` logs them.
  const known = readList(before['courses']) as readonly KnownAlbum[];
  const given = readList(after['slots']) as readonly GivenAlbum[];
  // Courses are logged in the order of their slots.
  const changes = given.map(({ slot, album_nr }) => ({
    label: words.album,
    before: known[slot - 1]?.album_nr ?? null,
    after: album_nr,
  }));
  const names = given.flatMap(({ slot }) => known[slot - 1]?.name ?? []);
  const { date } = before;
  const about = [...names, ...(typeof date === 'string' ? [formatMonth(date.slice(0, 7))] : [])].join(', ');
  return { kind: 'enrolment', about, reason: null, changes, shown: false };
};

const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const money = (value: unknown) => `${formatGrosze(Number(value))}\u00a0zł`;
const yesOrNo = (value: unknown) => (value === 1 || value === true ? words.yes : words.no);
const day = (value: unknown) => formatNumericDate(String(value));
const roleName = (value: unknown) => {
  const number = Number(value);
  return isRole(number) ? roleNames[number] : String(value);
};

const enrolmentRules: Readonly<Record<string, FieldRule>> = {
  price: { kind: 'price', label: 'Czesne', show: money },
  price_2: { kind: 'price', label: 'Czesne za drugi kierunek', show: money },
  courseName: { kind: 'course', label: 'Kierunek' },
  courseName2: { kind: 'course', label: 'Drugi kierunek' },
  cityName: { kind: 'course', label: 'Miejscowość' },
  date: { kind: 'course', label: 'Nabór', show: (value) => formatMonth(String(value).slice(0, 7)) },
  bank_account: { kind: 'account', label: 'Rachunek', show: (value) => formatNrb(String(value)) },
  album_nr: { kind: 'enrolment', label: words.album },
  album_nr_2: { kind: 'enrolment', label: 'Numer albumu na drugim kierunku' },
  coordinatorName: { kind: 'enrolment', label: 'Koordynator' },
  promoter_name: { kind: 'enrolment', label: 'Promotor' },
  thesis: { kind: 'enrolment', label: 'Praca dyplomowa', show: yesOrNo },
  practice: { kind: 'enrolment', label: 'Praktyka', show: yesOrNo },
  comment: { kind: 'enrolment', label: 'Komentarz' },
};

const personRules: Readonly<Record<string, FieldRule>> = {
  given_name: { kind: 'data', label: 'Imię' },
  surname: { kind: 'data', label: 'Nazwisko' },
  degree: { kind: 'data', label: 'Tytuł' },
  email: { kind: 'data', label: 'E-mail' },
  email_alt: { kind: 'data', label: 'Drugi e-mail' },
  telephone: { kind: 'data', label: 'Telefon', show: (value) => formatPhone(String(value)) },
  user_role: { kind: 'data', label: 'Rola', show: roleName },
  active: {
    kind: 'data',
    label: 'Konto',
    show: (value) => (value === 1 ? words.active : words.inactive),
  },
  is_company: {
    kind: 'data',
    label: 'Rozliczenie',
    show: (value) => (value === 1 ? words.company : words.privatePerson),
  },
};

const contractRules: Readonly<Record<string, FieldRule>> = {
  number: { kind: 'contract', label: 'Numer umowy' },
  start: { kind: 'contract', label: 'Od', show: day },
  end: { kind: 'contract', label: 'Do', show: day },
};

const certificateRules: Readonly<Record<string, FieldRule>> = {
  blank: { kind: 'certificate', label: 'Blankiet' },
  handed_on: { kind: 'certificate', label: 'Dzień wydania', show: day },
  handed_how: {
    kind: 'certificate',
    label: 'Sposób wydania',
    show: (value) => (value === 'post' ? words.byPost : words.inPerson),
  },
};

const rulesOf: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  enrolment: enrolmentRules,
  student: personRules,
  person: personRules,
  account: personRules,
  contract: contractRules,
  certificate: certificateRules,
};

const actKinds: Readonly<Record<string, PersonHistoryKind>> = {
  enrolment: 'enrolment',
  contract: 'contract',
  certificate: 'certificate',
};
