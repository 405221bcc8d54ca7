import type { Flag } from '@indeks/contract/common/flags';
import type { SemesterNumber } from '@indeks/contract/studies/courses/courses.keys';
import { gradeInWords } from '@indeks/contract/studies/evaluations/grades.rules';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { sessionNames, type ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import type { ProtocolContent } from '@indeks/contract/studies/protocols/protocols.schemas';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';

interface GradedStudent {
  readonly eid: number;
  readonly name: string;
  readonly album_nr: string | null;
  readonly grade: number | null;
  /** 'YYYY-MM-DD', of the exam; null where it was not told and nothing was entered. */
  readonly day: string | null;
  /** The person's own place, if it differed from that of the group. */
  readonly place: string | null;
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
  /** Null where they were not told. */
  readonly exam: { readonly day: string; readonly place: string } | null;
  readonly correction: { readonly number: string; readonly created: string; readonly reason: string } | null;
  readonly students: readonly GradedStudent[];
}

/** Its fields always come in this order: the hash is that of the text. */
export const composeContent = ({
  number,
  type,
  issuer,
  subject,
  ...parts
}: ProtocolParts): ProtocolContent => ({
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
  exam_day: parts.exam?.day ?? null,
  exam_place: parts.exam?.place ?? null,
  correction: parts.correction,
  students: parts.students.map(({ eid, name, album_nr, grade, day, place }) => ({
    eid,
    name,
    album: album_nr,
    grade,
    words: grade === null ? documentTexts.absent : gradeInWords(grade),
    date: day,
    place,
  })),
});

export const composeTitle = ({ number, subject, type, correction }: ProtocolContent): string => {
  const name = `Protokół ${number}: ${subject}, sesja ${sessionNames[type]}`;
  return correction ? `${name} (korekta protokołu ${correction.number})` : name;
};

/** Address at which anybody verifies a protocol. */
export const verificationAddress = (base: string, number: string, hash: string): string =>
  `${base.replace(/\/$/u, '')}/verify?number=${number}&code=${codeOf(hash)}`;

/** protokol-147-2026.pdf */
export const nameFile = (number: string): string => `protokol-${number.replace('/', '-')}.pdf`;
