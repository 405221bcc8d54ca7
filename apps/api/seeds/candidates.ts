import { splitName } from '@indeks/contract/identity/people/names.rules';
import { courseIdsFor } from './courses.ts';
import { everybodysEnrolments } from './enrolments.ts';
import { daysAfter, pickEarlier } from './intakes.ts';
import { nameFor } from './names.ts';
import { pickPlaceId } from './places.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { defineSeed } from './seed.ts';
import { studentOf } from './students.ts';
import { telephoneFor } from './users.ts';

/** A third of them are enrolled by now, as the newest students. */
export const candidates = defineSeed(
  'candidates',
  [
    'id',
    'date',
    'given_name',
    'surname',
    'telephone',
    'email',
    'cid',
    'cid_2',
    'pid',
    'comment',
    'question_1',
    'question_2',
    'enrolment_id',
  ],
  function* (plan) {
    let id = 0;
    for (const applicant of inTurn(plan)) {
      id += 1;
      const random = randomFor('candidate', id);
      const { number, name, email, applied, ...wanted } = applicant;
      yield {
        id,
        ...splitName(name),
        telephone: telephoneFor(number),
        email,
        ...wanted,
        date: pickEarlier(applied, daysAfter(plan.today, -1)),
        comment: random.chance(0.3) ? random.pick(comments) : '',
        question_1: random.chance(0.2) ? 1 : 0,
        question_2: random.chance(0.15) ? 1 : 0,
      };
    }
  },
);

interface Applicant {
  /** Makes the telephone. */
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly applied: string;
  readonly cid: number;
  readonly cid_2: number | null;
  readonly pid: number;
  readonly enrolment_id: number | null;
}

function* inTurn(plan: Plan): Generator<Applicant> {
  const enrolled = Math.round(plan.candidates / 3);
  let made = 0;
  for (const applicant of whoEnrolled(plan)) {
    if (made === enrolled) break;
    made += 1;
    yield applicant;
  }
  for (; made < plan.candidates; made += 1) yield whoWaits(plan, made);
}

function* whoEnrolled(plan: Plan): Generator<Applicant> {
  const newest = plan.intakes.at(-1);
  const { from, count } = plan.students;
  for (const { id, uid, pid, date, cids } of everybodysEnrolments(plan)) {
    const [cid] = cids;
    if (date !== newest || cid === undefined || uid < from || uid >= from + count) continue;
    const { name, email } = studentOf(plan, uid);
    const applied = daysAfter(date, randomFor('applied', id).below(100) - 70);
    yield { number: uid, name, email, applied, cid, cid_2: cids[1] ?? null, pid, enrolment_id: id };
  }
}

/** Applicants without an account. Most applied lately, some long before. */
const whoWaits = (plan: Plan, index: number): Applicant => {
  const number = plan.students.from + plan.students.count + index;
  const random = randomFor('applicant', index);
  const { name, mailbox } = nameFor(number);
  const courses = courseIdsFor(true);
  const first = random.skewedBelow(courses.length);
  return {
    number,
    name,
    // One has the same address at any scale.
    email: index === plan.candidates - 1 ? 'kandydat@demo.indeks.example' : `${mailbox}@zgloszenia.example`,
    applied: daysAfter(plan.today, -(random.chance(0.4) ? random.below(5) : random.skewedBelow(400)) - 1),
    cid: courses[first] ?? 1,
    cid_2: random.chance(0.25) ? (courses[(first + 1) % courses.length] ?? null) : null,
    pid: pickPlaceId(plan, random, true),
    enrolment_id: null,
  };
};

const comments = [
  'Prosi o telefon po godzinie 16',
  'Pyta o możliwość płatności w ratach',
  'Ukończyła u nas inny kierunek',
  'Dyplom magistra doniesie w przyszłym tygodniu',
  'Zainteresowanie zajęciami online',
] as const;
