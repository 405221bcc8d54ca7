import type { Role } from '@indeks/contract/access/roles';
import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { onlineMeetingRoutes as meetings } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import {
  insertCredentials,
  insertLink,
  insertOnlineMeeting,
  meetingFields,
} from '#testing/talk/online-meetings.ts';
import { nowhere, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const viewers: readonly Role[] = [0, 1, 3, 5, 7, 8, 11];
const managers: readonly Role[] = [1, 7, 11];

/** One that the caller leads, or takes part in. */
const mine = async (world: World, as: 'host' | 'participant', startsAt?: string) => {
  const me = await world.myId();
  const id = await insertOnlineMeeting(world.db, world.sealer, me, {
    ...(as === 'host' ? { hostId: me } : { userIds: [me] }),
    ...(startsAt !== undefined && { startsAt }),
  });
  if (as === 'participant') await insertLink(world.db, world.sealer, id, me);
  return { params: { id } };
};
const another = async (world: World, startsAt?: string) => ({
  params: (await ledByAnother(world, startsAt)).params,
});
const ledByAnother = async (world: World, startsAt?: string) => {
  const someone = await world.person(0);
  const traits = { hostId: someone.id, ...(startsAt !== undefined && { startsAt }) };
  const id = await insertOnlineMeeting(world.db, world.sealer, someone.id, traits);
  return { params: { id }, hostId: someone.id };
};
/** Open already, and not over. */
const soon = '2026-11-16T08:05:00Z';
const over = '2026-11-10T10:00:00Z';
const missing = () => ({ params: { id: nowhere } });

/** A course with a student, and an account of Zoom that does not answer: the meetings wait for it. */
const ready = async ({ db, sealer, place }: World) => {
  await insertCredentials(db, sealer);
  const { id: courseId } = await insertCourse(db);
  const enrolment = await enrol(db, { placeId: await place(), courseId });
  const { uid } = await db
    .selectFrom('enrolments')
    .select('uid')
    .where('id', '=', enrolment)
    .executeTakeFirstOrThrow();
  return { ...meetingFields(courseId, [uid]) };
};

export const onlineMeetingCells: readonly RouteCells[] = [
  { route: meetings.list, who: viewers, own: () => ({ params: { courseIds: 'all' } }) },
  { route: meetings.create, who: managers, own: async (world) => ({ body: await ready(world) }) },
  {
    route: meetings.createMany,
    who: managers,
    own: async (world) => {
      const { topic, date, time, ...common } = await ready(world);
      const { id: uid } = await world.person(0);
      return { body: { ...common, uid, meetings: [{ topic, date, time }] } };
    },
  },
  { route: meetings.details, who: managers, own: (world) => another(world), missing },
  {
    route: meetings.edit,
    who: managers,
    own: async (world) => {
      const { password: _password, ...fields } = await ready(world);
      const { params, hostId } = await ledByAnother(world);
      return { params, body: { ...fields, uid: hostId, version: 1 } };
    },
    missing: async (world) => {
      const { password: _password, ...fields } = await ready(world);
      return { ...missing(), body: { ...fields, version: 1 } };
    },
  },
  {
    route: meetings.removeMany,
    who: managers,
    own: async (world) => ({ body: [{ id: (await another(world)).params.id }] }),
    missing: () => ({ body: [{ id: nowhere }] }),
  },
  {
    route: meetings.hide,
    who: managers,
    own: async (world) => ({ ...(await another(world, over)), body: { hidden: true } }),
    missing: () => ({ ...missing(), body: { hidden: true } }),
  },
  { route: meetings.retry, who: managers, own: (world) => another(world), missing },
  {
    // Zoom does not answer here.
    route: meetings.start,
    who: viewers,
    status: 503,
    own: async (world) => {
      await insertCredentials(world.db, world.sealer);
      return mine(world, 'host', soon);
    },
    other: async (world) => {
      await insertCredentials(world.db, world.sealer);
      return another(world, soon);
    },
    othersToo: managers,
    missing,
  },
  {
    route: meetings.join,
    who: viewers,
    own: (world) => mine(world, 'participant', soon),
    other: (world) => another(world, soon),
    missing,
  },
  {
    route: meetings.seen,
    who: viewers,
    own: (world) => mine(world, 'participant'),
    other: (world) => another(world),
    othersToo: managers,
    missing,
  },
  {
    route: meetings.attendance,
    who: viewers,
    own: (world) => mine(world, 'host', over),
    other: (world) => another(world, over),
    othersToo: managers,
    missing,
  },
  {
    route: meetings.attendanceCsv,
    who: viewers,
    own: (world) => mine(world, 'host', over),
    other: (world) => another(world, over),
    othersToo: managers,
    missing,
  },
  {
    route: meetings.participants,
    who: managers,
    own: async ({ db }) => ({ query: { cid: (await insertCourse(db)).id, date: '2026-10-01' } }),
  },
  { route: meetings.hosts, who: managers, own: () => ({}) },
  {
    route: collisionRoutes.find,
    who: managers,
    own: async (world) => {
      const { date, time, cid, users, duration } = await ready(world);
      return { body: { uid: null, cid, users, duration, rows: [{ date, time }], except: null } };
    },
  },
  {
    route: collisionRoutes.weekends,
    who: managers,
    own: async ({ db }) => ({ query: { cid: (await insertCourse(db)).id, date: '2026-10-01' } }),
  },
];
