import type { Flag } from '@indeks/contract/common/flags';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Ctx } from '#platform/context.ts';

/** A person's enrolments with their courses and places in one statement, the newest first. */
export const listOwnStudies = (ctx: Ctx, uid: number) =>
  ctx.db
    .selectFrom('enrolments')
    .leftJoin('users as coordinators', 'coordinators.id', 'enrolments.coordinator')
    .select(['enrolments.id', 'enrolments.date', 'enrolments.bank_account'])
    .select('coordinators.name as coordinatorName')
    // The table's checks admit no other numbers.
    .select((row) => [
      row.ref('enrolments.thesis').$castTo<Flag>().as('thesis'),
      row.ref('enrolments.practice').$castTo<Flag>().as('practice'),
    ])
    .select((row) => [
      jsonObjectFrom(
        row
          .selectFrom('places as p')
          .select(['p.id', 'p.name', 'p.organization', 'p.address', 'p.email', 'p.telephone'])
          .whereRef('p.id', '=', 'enrolments.pid'),
      )
        .$notNull()
        .as('place'),
      jsonArrayFrom(
        row
          .selectFrom('enrolment_courses as ec')
          .innerJoin('courses', 'courses.id', 'ec.cid')
          .select(['courses.name', 'ec.album_nr'])
          .whereRef('ec.enrolment_id', '=', 'enrolments.id')
          .orderBy('ec.slot'),
      ).as('courses'),
    ])
    .where('enrolments.uid', '=', uid)
    .where('enrolments.archived_at', 'is', null)
    .orderBy('enrolments.date', 'desc')
    .orderBy('enrolments.id', 'desc')
    .limit(mostEnrolments)
    .execute();

/** Bounds the answer, far above what one person has. */
const mostEnrolments = 50;
