import type { Flag } from '@indeks/contract/common/flags';
import type { SemesterNumber } from '@indeks/contract/courses/courses.keys';
import { gradeInWords } from '@indeks/contract/evaluations/grades.rules';
import { nameWithDegree } from '@indeks/contract/people/names.rules';
import { sessionNames, type ProtocolType } from '@indeks/contract/protocols/protocols.keys';
import { codeOf } from '@indeks/contract/protocols/protocols.rules';
import type { ProtocolContent } from '@indeks/contract/protocols/protocols.schemas';
import { documentTexts } from '@indeks/contract/protocols/protocols.texts';

interface GradedStudent {
  readonly eid: number;
  readonly name: string;
  readonly album_nr: string | null;
  readonly grade: number | null;
  /** 'YYYY-MM-DD'; null without a grade. */
  readonly givenOn: string | null;
}

interface ProtocolParts {
  readonly number: string;
  readonly type: ProtocolType;
  readonly issuer: { readonly name: string; readonly address: string };
  readonly subject: {
    readonly name: string;
    readonly courseName: string;
    readonly exam: Flag;
    readonly hours: number | null;
    readonly ects: number | null;
    readonly semester: SemesterNumber;
  };
  readonly lecturer: { readonly name: string | null; readonly degree: string | null };
  readonly date: string;
  readonly intake: string;
  readonly today: string;
  readonly students: readonly GradedStudent[];
}

/** Its fields always come in this order: the hash is that of the text. */
export const contentOf = ({ number, type, issuer, subject, ...parts }: ProtocolParts): ProtocolContent => ({
  number,
  type,
  issuer: { name: issuer.name, address: issuer.address },
  course: subject.courseName,
  subject: subject.name,
  exam: subject.exam,
  hours: subject.hours,
  ects: subject.ects,
  lecturer:
    parts.lecturer.name === null
      ? null
      : nameWithDegree({ name: parts.lecturer.name, degree: parts.lecturer.degree ?? '' }),
  semester: subject.semester,
  date: parts.date,
  intake: parts.intake,
  created: parts.today,
  students: parts.students.map(({ eid, name, album_nr, grade, givenOn }) => ({
    eid,
    name,
    album: album_nr,
    grade,
    words: grade === null ? documentTexts.absent : gradeInWords(grade),
    date: givenOn,
  })),
});

export const titleOf = ({ number, subject, type }: ProtocolContent): string =>
  `Protokół ${number}: ${subject}, sesja ${sessionNames[type]}`;

/** Where anybody verifies a protocol. */
export const verificationAddress = (base: string, number: string, hash: string): string =>
  `${base.replace(/\/$/u, '')}/verify?number=${number}&code=${codeOf(hash)}`;

/** protokol-147-2026.pdf */
export const fileNameOf = (number: string): string => `protokol-${number.replace('/', '-')}.pdf`;
