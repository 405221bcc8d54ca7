import { role } from '@indeks/contract/access/roles';
import { courseIdsFor, mbaCourseId } from './courses.ts';
import { getDemoAccount, studentWithoutConsent } from './demo-accounts.ts';
import { daysAfter } from './intakes.ts';
import { nameFor } from './names.ts';
import { studyingLecturers } from './people.ts';
import { pickPlaceId } from './places.ts';
import { numbersOf, type Plan } from './plan.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';
import { defineUsers, type Person } from './users.ts';

export const students = defineUsers(function* (plan) {
  for (const id of numbersOf(plan.students)) yield student(plan, id);
});

export const enrolments = defineSeed(
  'student_courses',
  ['id', 'uid', 'cid', 'pid', 'date'],
  function* (plan) {
    let id = 0;
    for (const enrolment of everybodysEnrolments(plan)) {
      id += 1;
      yield { id, ...enrolment };
    }
  },
);

interface Enrolment {
  readonly uid: number;
  readonly cid: number;
  readonly pid: number;
  readonly date: string;
}

function* everybodysEnrolments(plan: Plan): Generator<Enrolment> {
  yield* demoEnrolments(plan);
  for (const uid of studyingLecturers(plan)) yield* enrolmentsOf(plan, uid);
  for (const uid of numbersOf(plan.students)) yield* enrolmentsOf(plan, uid);
}

/** At places of the demo coordinator, so that these accounts know each other. */
const demoEnrolments = ({ intakes, today }: Plan): Enrolment[] => {
  const newest = intakes.at(-1) ?? today;
  const student = getDemoAccount(role.student).id;
  return [
    { uid: student, cid: 1, pid: 3, date: intakes.at(-2) ?? newest },
    { uid: student, cid: 2, pid: 3, date: newest },
    { uid: getDemoAccount(role.lecturerAndStudent).id, cid: 37, pid: 1, date: newest },
    { uid: studentWithoutConsent.id, cid: mbaCourseId, pid: 1, date: newest },
  ];
};

const student = (plan: Plan, id: number): Person => {
  const { name, mailbox } = nameFor(id);
  const random = randomFor('student', id);
  const firstIntake = enrolmentsOf(plan, id)[0]?.date ?? plan.today;
  // Of the newest ones some have not signed in yet.
  const signedIn = firstIntake !== plan.intakes.at(-1) || random.chance(0.9);
  return {
    id,
    role: role.student,
    name,
    email: `${mailbox}@${random.pick(mailDomains)}`,
    since: daysAfter(firstIntake, -random.below(60)),
    consent: signedIn,
    mustChangePassword: !signedIn,
    active: isRecent(plan, firstIntake) || random.chance(0.95),
  };
};

/** Depends on the number alone, so the account and the enrolments are made apart and still agree. */
const enrolmentsOf = (plan: Plan, uid: number): Enrolment[] => {
  const random = randomFor('enrolments', uid);
  const dates = pickDates(plan, random, random.pick(counts));
  const pid = pickPlaceId(plan, random, isRecent(plan, dates.at(-1) ?? ''));
  const taken = new Set<number>();
  return dates.map((date, index) => {
    const cid = index === 0 && random.chance(0.04) ? mbaCourseId : pickCourse(plan, random, date, taken);
    taken.add(cid);
    return { uid, cid, pid, date };
  });
};

/** Oldest first. A second course is often begun together with the first. */
const pickDates = (plan: Plan, random: Random, count: number): string[] => {
  const first = pickIntake(plan, random);
  const others = Array.from({ length: count - 1 }, () =>
    random.chance(0.5) ? first : pickIntake(plan, random),
  );
  return [first, ...others].sort();
};

const pickCourse = (plan: Plan, random: Random, date: string, taken: ReadonlySet<number>): number => {
  const free = courseIdsFor(isRecent(plan, date)).filter((id) => !taken.has(id));
  return free[random.skewedBelow(free.length)] ?? mbaCourseId;
};

/** Three of four began in the newest three intakes. */
const pickIntake = ({ intakes }: Plan, random: Random): string => {
  const older = intakes.slice(0, -recentIntakes);
  return older.length > 0 && random.chance(0.25)
    ? random.pick(older)
    : random.pick(intakes.slice(-recentIntakes));
};

const isRecent = ({ intakes }: Plan, date: string): boolean => date >= (intakes.at(-recentIntakes) ?? '');

const recentIntakes = 3;

/** How many courses people take: most one, few four. */
const counts = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4] as const;

const mailDomains = ['poczta.example', 'skrzynka.example', 'listy.example'] as const;
