import type { MissingKind, ResultFormula } from '@indeks/contract/studies/certificates/certificates.keys';
import {
  averageInHundredths,
  resultInWords,
  type ResultThresholds,
} from '@indeks/contract/studies/certificates/certificates.rules';
import type { CertificateContent, Missing } from '@indeks/contract/studies/certificates/certificates.schemas';
import type { BirthFacts } from '#modules/studies/student-forms/index.ts';
import type { CandidateRow, CandidateSubject } from './completing.queries.ts';

export interface Rules {
  readonly thresholds: ResultThresholds;
  readonly formula: ResultFormula;
  readonly leastEcts: number;
}

const lowestPassing = 30;

/** Grades that were passed, in tenths, as they count. */
const passed = (subjects: readonly CandidateSubject[], formula: ResultFormula) =>
  subjects.flatMap(({ value, ects }) =>
    value !== null && value >= lowestPassing
      ? [{ value, weight: formula === 'average' ? 1 : (ects ?? 0) }]
      : [],
  );

export const sumOf = (subjects: readonly CandidateSubject[], of: 'hours' | 'ects'): number =>
  subjects.reduce((sum, subject) => sum + (subject[of] ?? 0), 0);

/** The average in hundredths and its word; nothing without any grade. */
export const resultOf = (subjects: readonly CandidateSubject[], { thresholds, formula }: Rules) => {
  const grades = passed(subjects, formula);
  if (grades.length === 0) return undefined;
  const average = averageInHundredths(grades);
  return { average, result: resultInWords(average, thresholds) };
};

/** What stands between the person and the certificate; empty: nothing. */
export const listMissing = (
  row: CandidateRow,
  birth: BirthFacts | undefined,
  { leastEcts }: Rules,
): readonly Missing[] => {
  const missing = (kind: MissingKind, lacks: boolean, more: Partial<Missing> = {}): Missing[] =>
    lacks ? [{ kind, ...more }] : [];
  const perSubject = row.subjects.flatMap(({ sid, name: subject, value, closed, hours, ects }) => [
    ...missing('grade', value === null || value < lowestPassing, { subject, sid }),
    ...missing('protocol', value !== null && value >= lowestPassing && !closed, { subject, sid }),
    ...missing('subject-hours', hours === null || ects === null, { subject, sid }),
  ]);
  return [
    ...perSubject,
    ...missing('grade', row.subjects.length === 0),
    ...missing('thesis', row.thesis === 0),
    ...missing('practice', row.practice === 0),
    ...missing('practice-place', hasPractice(row) && (row.practice_place ?? '') === ''),
    ...missing('owed', row.balance > 0, { amount: row.balance }),
    ...missing('album', row.album_nr === null),
    ...missing('birth', birth === undefined || birth.born === '' || birth.birthplace === ''),
    ...missing('ects', sumOf(row.subjects, 'ects') < leastEcts, {
      amount: sumOf(row.subjects, 'ects'),
    }),
  ];
};

/** Where hours of practice stand in the programme, a certificate says where they were. */
const hasPractice = ({ subjects }: CandidateRow): boolean =>
  subjects.some(({ classes }) => (classes?.hoursPractice ?? 0) > 0);

/** The first and the last day: the own ones, or those of the intake and of the act of completing. */
export const daysOf = (row: Pick<CandidateRow, 'began_on' | 'ended_on' | 'date'>, completed: string) => ({
  began: row.began_on ?? row.date,
  completed: row.ended_on ?? completed,
});

/** 'Kamila Maria Augustyniak'. */
const fullName = ({ given, secondName, surname }: BirthFacts): string =>
  [given, secondName, surname].filter((part) => part !== '').join(' ');

/** 'Augustyniak Kamila Maria'. */
const listedName = ({ given, secondName, surname }: BirthFacts): string =>
  [surname, given, secondName].filter((part) => part !== '').join(' ');

interface ContentParts {
  readonly number: string;
  readonly row: CandidateRow;
  readonly birth: BirthFacts;
  readonly rules: Rules;
  readonly issuer: CertificateContent['issuer'];
  readonly signatory: CertificateContent['signatory'];
  readonly place: string;
  readonly completed: string;
  readonly issued: string;
  readonly copies: number;
}

/** Its fields always come in this order: the hash is that of the text. */
export const composeContent = ({ row, birth, rules, ...parts }: ContentParts): CertificateContent => {
  const { average = 0, result = '' } = resultOf(row.subjects, rules) ?? {};
  return {
    number: parts.number,
    issuer: parts.issuer,
    person: namePerson(birth, row.album_nr ?? ''),
    course: row.course,
    ...daysOf(row, parts.completed),
    semesters: Math.max(...row.subjects.map(({ semester }) => semester)),
    result,
    average,
    subjects: row.subjects.map(listSubject),
    hours: sumOf(row.subjects, 'hours'),
    ects: sumOf(row.subjects, 'ects'),
    signatory: parts.signatory,
    place: parts.place,
    issued: parts.issued,
    copies: parts.copies,
    replaces: null,
    practicePlace: row.practice_place ?? '',
    qualification: row.qualification ?? '',
    prkLevel: row.prk_level,
    statement: row.statement ?? '',
  };
};

const listSubject = ({ sid, name, hours, ects, value, classes }: CandidateSubject) => ({
  sid,
  name,
  hours: hours ?? 0,
  ects: ects ?? 0,
  grade: value ?? 0,
  // In the order of the content, whatever the database answers.
  classes: classes && {
    hoursPractical: classes.hoursPractical,
    ectsPractical: classes.ectsPractical,
    hoursPractice: classes.hoursPractice,
    hoursDistance: classes.hoursDistance,
    ectsDistance: classes.ectsDistance,
  },
});

export const namePerson = (birth: BirthFacts, album: string): CertificateContent['person'] => ({
  name: fullName(birth),
  listed: listedName(birth),
  born: birth.born,
  birthplace: birth.birthplace,
  album,
});

interface Signatory {
  readonly name: string;
  readonly office: string;
  readonly from: string;
  readonly to: string | null;
}

/** Who signs what is issued on a day. */
export const findSignatory = (
  all: readonly Signatory[],
  day: string,
): CertificateContent['signatory'] | undefined => {
  const found = all.find(({ from, to }) => from <= day && (to === null || day <= to));
  return found && { name: found.name, office: found.office };
};
