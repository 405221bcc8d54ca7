import { role } from '@indeks/contract/access/roles';
import { makeNrb } from '@indeks/contract/numbers/nrb';
import { courseIdsFor, groupCourseId, mbaCourseId } from './courses.ts';
import { getDemoAccount, studentWithoutConsent } from './demo-accounts.ts';
import { daysAfter, pickEarlier } from './intakes.ts';
import { studyingLecturers } from './people.ts';
import { coordinatorOf, pickPlaceId } from './places.ts';
import { numbersOf, type Plan } from './plan.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const enrolments = defineSeed(
  'enrolments',
  ['id', 'uid', 'date', 'pid', 'coordinator', 'thesis', 'practice', 'promoter', 'bank_account', 'created_at'],
  function* (plan) {
    for (const { id, uid, date, pid } of everybodysEnrolments(plan)) {
      const random = randomFor('enrolment', id);
      const isOver = !isRecentIntake(plan, date);
      yield {
        id,
        uid,
        date,
        pid,
        coordinator: coordinatorOf(plan, pid),
        thesis: isOver && random.chance(0.9) ? 1 : 0,
        practice: isOver && random.chance(0.95) ? 1 : 0,
        promoter:
          isOver || random.chance(0.2) ? plan.lecturers.from + random.below(plan.lecturers.count) : null,
        bank_account: paymentAccountOf(id),
        created_at: `${pickEarlier(daysAfter(date, -random.below(60)), daysAfter(plan.today, -1))}T10:00:00Z`,
      };
    }
  },
);

export const enrolmentCourses = defineSeed(
  'enrolment_courses',
  ['id', 'enrolment_id', 'slot', 'uid', 'date', 'cid', 'price', 'album_nr'],
  function* (plan) {
    let id = 0;
    for (const { id: enrolment_id, uid, date, cids } of everybodysEnrolments(plan))
      for (const [index, cid] of cids.entries()) {
        id += 1;
        const random = randomFor('enrolment-course', id);
        const price = (1_800 + 100 * random.below(33)) * 100;
        // Some of the newest have no number yet.
        const album_nr = date === plan.intakes.at(-1) && random.chance(0.3) ? null : String(100_000 + id);
        yield { id, enrolment_id, slot: index + 1, uid, date, cid, price, album_nr };
      }
  },
);

interface Enrolment {
  readonly uid: number;
  readonly pid: number;
  readonly date: string;
  /** One or two, in their slots. */
  readonly cids: readonly number[];
}

export function* everybodysEnrolments(plan: Plan): Generator<Enrolment & { readonly id: number }> {
  let id = 0;
  for (const enrolment of inTurn(plan)) {
    id += 1;
    yield { id, ...enrolment };
  }
}

function* inTurn(plan: Plan): Generator<Enrolment> {
  yield* demoEnrolments(plan);
  for (const uid of studyingLecturers(plan)) yield* enrolmentsOf(plan, uid);
  for (const uid of numbersOf(plan.students)) yield* enrolmentsOf(plan, uid);
}

/** At places of the demo coordinator, so that these accounts know each other. */
const demoEnrolments = (plan: Plan): Enrolment[] => {
  const newest = findNewestIntake(plan);
  const student = getDemoAccount(role.student).id;
  return [
    { uid: student, cids: [1], pid: 3, date: plan.intakes.at(-2) ?? newest },
    // The second course opens the mentors to this account.
    { uid: student, cids: [2, mbaCourseId], pid: 3, date: newest },
    { uid: getDemoAccount(role.lecturerAndStudent).id, cids: [37], pid: 1, date: newest },
    { uid: studentWithoutConsent.id, cids: [mbaCourseId], pid: 1, date: newest },
  ];
};

/** Depends on the number alone, so the account and the enrolments are made apart and still agree. */
export const enrolmentsOf = (plan: Plan, uid: number): Enrolment[] => {
  const random = randomFor('enrolments', uid);
  if (isOfGroup(plan, uid))
    return [
      { uid, pid: pickPlaceId(plan, random, true), date: findNewestIntake(plan), cids: [groupCourseId] },
    ];
  const dates = pickDates(plan, random, random.pick(counts));
  const pid = pickPlaceId(plan, random, isRecentIntake(plan, dates.at(-1) ?? ''));
  const taken = new Set<number>();
  const chosen = dates.map((date, index) => {
    const cid = index === 0 && random.chance(0.04) ? mbaCourseId : pickCourse(plan, random, date, taken);
    taken.add(cid);
    return { date, cid };
  });
  return [...Map.groupBy(chosen, ({ date }) => date)].flatMap(([date, together]) =>
    inPairs(together.map(({ cid }) => cid)).map((cids) => ({ uid, pid, date, cids })),
  );
};

/** Forty people in the middle of all students. */
const isOfGroup = ({ students }: Plan, uid: number): boolean => {
  const first = students.from + Math.floor(students.count / 2);
  return uid >= first && uid < first + 40;
};

const findNewestIntake = ({ intakes, today }: Plan): string => intakes.at(-1) ?? today;

/** An enrolment has two slots; a third course of one intake is an enrolment of its own. */
const inPairs = (cids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(cids.length / 2) }, (_, index) => cids.slice(index * 2, index * 2 + 2));

/** Oldest first. A second course is often begun together with the first. */
const pickDates = (plan: Plan, random: Random, count: number): string[] => {
  const first = pickIntake(plan, random);
  const others = Array.from({ length: count - 1 }, () =>
    random.chance(0.5) ? first : pickIntake(plan, random),
  );
  return [first, ...others].sort();
};

const pickCourse = (plan: Plan, random: Random, date: string, taken: ReadonlySet<number>): number => {
  const closed = date === findNewestIntake(plan) ? groupCourseId : undefined;
  const free = courseIdsFor(isRecentIntake(plan, date)).filter((id) => !taken.has(id) && id !== closed);
  return free[random.skewedBelow(free.length)] ?? mbaCourseId;
};

/** Three of four began in the newest three intakes. */
const pickIntake = ({ intakes }: Plan, random: Random): string => {
  const older = intakes.slice(0, -recentIntakes);
  return older.length > 0 && random.chance(0.25)
    ? random.pick(older)
    : random.pick(intakes.slice(-recentIntakes));
};

export const isRecentIntake = ({ intakes }: Plan, date: string): boolean =>
  date >= (intakes.at(-recentIntakes) ?? '');

const recentIntakes = 3;

/** How many courses people take: most one, few four. */
const counts = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4] as const;

/** The numbers of the demo are given already. */
export const paymentAccountCounters = defineSeed(
  'payment_account_counters',
  ['mask', 'last'],
  function* (plan) {
    let last = 0;
    for (const { id } of everybodysEnrolments(plan)) last = id;
    yield { mask: '000000007', last };
  },
);

/** No bank has a unit of zeros. */
export const paymentAccountOf = (id: number): string =>
  makeNrb('00000000', `7${String(id).padStart(15, '0')}`);
