import type {
  BlankLayout,
  CourseFacts,
  CourseFactsEdit,
  EnrolmentFacts,
  EnrolmentFactsEdit,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { holdPeople } from '#platform/db/holding.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { announce } from './certificates.wire.ts';
import * as queries from './facts.queries.ts';

export const course = async (ctx: Ctx, id: number): Promise<CourseFacts> =>
  getOrRefuse(await queries.findCourse(ctx, id));

/** What was issued stays as it is: a certificate keeps what it says. */
export const saveCourse = (ctx: SignedInCtx, id: number, input: CourseFactsEdit): Promise<CourseFacts> =>
  transact(ctx, async (tx) => {
    const { version, subjects, ...said } = input;
    const before = getOrRefuse(await queries.findCourse(tx, id));
    const changed = await queries.writeCourse(tx, { id, version }, said);
    if (!changed)
      await refuseStale(tx, { actions: ['certificate-course.edit'], subjectId: id, current: before });
    refuseTooMany(before, subjects);
    await queries.replaceClasses(tx, id, subjects);
    const after = getOrRefuse(await queries.findCourse(tx, id));
    await audit(tx, { action: 'certificate-course.edit', subjectId: id, before, after });
    announce(tx, []);
    return after;
  });

/** Refuses a subject whose practical or distance part exceeds the hours or points in its plan. */
const refuseTooMany = (known: CourseFacts, subjects: CourseFactsEdit['subjects']): void => {
  const planned = new Map(known.subjects.map((subject) => [subject.sid, subject]));
  for (const given of subjects) {
    const { hours, ects, name } = getOrRefuse(planned.get(given.sid));
    const exceeds =
      Math.max(given.hoursPractical, given.hoursDistance) > (hours ?? 1_000) ||
      Math.max(given.ectsPractical, given.ectsDistance) > (ects ?? 60);
    if (exceeds) refuse('certificates/classes', { details: { name } });
  }
};

export const enrolment = async (ctx: Ctx, id: number): Promise<EnrolmentFacts> =>
  enrolmentToWire(getOrRefuse(await queries.findEnrolment(ctx, id)));

/** Locks the person first, so that a certificate issued at the same time has either all of these changes or none. */
export const saveEnrolment = (
  ctx: SignedInCtx,
  id: number,
  { version, beganOn, endedOn, practicePlace }: EnrolmentFactsEdit,
): Promise<EnrolmentFacts> =>
  transact(ctx, async (tx) => {
    const { uid } = getOrRefuse(await queries.findEnrolment(tx, id));
    await holdPeople(tx, [uid]);
    const before = getOrRefuse(await queries.findEnrolment(tx, id));
    const columns = { began_on: beganOn, ended_on: endedOn, practice_place: practicePlace };
    const changed = await queries.writeEnrolment(tx, { id, version }, columns);
    const after = getOrRefuse(await queries.findEnrolment(tx, id));
    if (!changed)
      await refuseStale(tx, {
        actions: ['certificate-enrolment.edit'],
        subjectId: id,
        current: enrolmentToWire(after),
      });
    await audit(tx, { action: 'certificate-enrolment.edit', subjectId: id, forUserId: uid, before, after });
    announce(tx, []);
    return enrolmentToWire(after);
  });

const enrolmentToWire = (row: queries.EnrolmentRow): EnrolmentFacts => ({
  id: row.id,
  name: row.listed_name,
  date: row.date,
  beganOn: row.began_on,
  endedOn: row.ended_on,
  practicePlace: row.practice_place,
  version: row.version,
});

export const layout = async (ctx: Ctx): Promise<BlankLayout> => layoutToWire(await queries.findLayout(ctx));

export const saveLayout = (ctx: SignedInCtx, { right, down, version }: BlankLayout): Promise<BlankLayout> =>
  transact(ctx, async (tx) => {
    const before = await queries.findLayout(tx);
    const changed = await queries.writeLayout(tx, version, {
      right_tenths: Math.round(right * 10),
      down_tenths: Math.round(down * 10),
    });
    const after = await queries.findLayout(tx);
    if (!changed)
      await refuseStale(tx, {
        actions: ['certificate-layout.edit'],
        subjectId: 1,
        current: layoutToWire(after),
      });
    await audit(tx, { action: 'certificate-layout.edit', subjectId: 1, before, after });
    announce(tx, []);
    return layoutToWire(after);
  });

const layoutToWire = (row: Awaited<ReturnType<typeof queries.findLayout>>): BlankLayout => ({
  right: row.right_tenths / 10,
  down: row.down_tenths / 10,
  version: row.version,
});
