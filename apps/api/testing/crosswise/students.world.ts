import type { Client } from '../client.ts';
import type { Person } from '../identity/people.ts';
import { insertPayment } from '../money/payments.ts';
import { share } from '../share.ts';
import { insertCourse } from '../studies/courses.ts';
import { enrol, insertOwnPlace } from '../studies/enrolments.ts';
import type { TestApp } from '../test-app.ts';
import type { Two } from './rounds.ts';

/** What every round has in common. */
interface House {
  readonly app: TestApp;
  readonly administrator: Person;
  readonly coordinator: Person;
}

export interface StudentsWorld extends House {
  readonly office: Client;
  readonly course: { readonly id: number; readonly subjectId: number };
  readonly otherCourse: { readonly id: number };
  readonly placeId: number;
  readonly emails: Two<string>;
  readonly uids: Two;
  /** An enrolment of each that payments keep. */
  readonly paid: Two;
}

export const makeHouse = async (app: TestApp): Promise<House> => ({
  app,
  administrator: await app.person({ role: 11 }),
  coordinator: await app.person({ role: 2 }),
});

/** Two students, each with an enrolment, of a place, courses and a session of their own: a call about a course touches only them. */
export const makeTwoStudents = async (house: House): Promise<StudentsWorld> => {
  const { app, administrator, coordinator } = house;
  const course = await insertCourse(app.db);
  const placeId = await insertOwnPlace(app.db, coordinator.id);
  const one = async () => {
    const { id: userId, email } = await app.person({ role: 3 });
    const paid = await enrol(app.db, { placeId, userId, courseId: course.id });
    await insertPayment(app.db, { enrolmentId: paid });
    return { userId, email, paid };
  };
  const [a, b] = [await one(), await one()];
  return {
    ...house,
    office: await app.signedInAs(administrator),
    placeId,
    course,
    otherCourse: await insertCourse(app.db),
    emails: [a.email, b.email],
    uids: [a.userId, b.userId],
    paid: [a.paid, b.paid],
  };
};

/** Another enrolment of each, which a removal deletes. */
export const freeEnrolments = share(
  async ({ app, placeId, otherCourse, uids: [a, b] }: StudentsWorld): Promise<Two> => [
    await enrol(app.db, { placeId, userId: a, courseId: otherCourse.id }),
    await enrol(app.db, { placeId, userId: b, courseId: otherCourse.id }),
  ],
);
