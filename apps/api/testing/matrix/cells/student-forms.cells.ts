import { role, type Role } from '@indeks/contract/access/roles';
import { studentFormRoutes as routes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { enrol } from '#testing/studies/enrolments.ts';
import { enrolAtPlaceOf, insertStudentHistory, studentSave } from '#testing/studies/student-forms.ts';
import { nowhere, secretariat, type RouteCells } from '../route-cells.ts';
import type { World } from '../world.ts';

const keepers: readonly Role[] = [1, 2, 11];
const readers: readonly Role[] = [1, 2, 3, 5, 6, 11];
/** To whom every student's form is open. */
const everybodys: readonly Role[] = [1, 6, 11];

/** One's own: oneself who studies, a student at a place that one coordinates, or any. */
const onOwn = async ({ db, me, myId, person, place }: World) => {
  if (me?.role === role.student || me?.role === role.lecturerAndStudent)
    return { params: { uid: await myId() } };
  const uid = (await person(3)).id;
  if (me?.role === role.coordinator) await enrolAtPlaceOf(db, { userId: uid, coordinator: me.id });
  else await enrol(db, { userId: uid, placeId: await place() });
  return { params: { uid } };
};
/** Another's: somebody who studies elsewhere, for a coordinator also somebody who studies at an own place besides. */
const onOther = async ({ db, me, person, place }: World) => {
  const uid = (await person(3)).id;
  await enrol(db, { userId: uid, placeId: await place() });
  if (me?.role === role.coordinator) await enrolAtPlaceOf(db, { userId: uid, coordinator: me.id });
  return { params: { uid } };
};
const onNobody = { params: { uid: nowhere } };
const read = { own: onOwn, other: onOther, othersToo: everybodys, missing: () => onNobody };
const body = studentSave();

export const studentFormCells: readonly RouteCells[] = [
  { ...read, route: routes.get, who: readers },
  {
    route: routes.save,
    who: keepers,
    own: async (world) => ({ ...(await onOwn(world)), body }),
    other: async (world) => ({ ...(await onOther(world)), body }),
    othersToo: secretariat,
    missing: () => ({ ...onNobody, body }),
  },
  {
    route: routes.history,
    who: readers,
    own: async (world) => ({ ...(await onOwn(world)), query: { page: 1 } }),
    other: async (world) => ({ ...(await onOther(world)), query: { page: 1 } }),
    othersToo: everybodys,
    missing: () => ({ ...onNobody, query: { page: 1 } }),
  },
  {
    route: routes.markAsRead,
    who: secretariat,
    own: async ({ db, person }) => ({ body: [await insertStudentHistory(db, (await person(3)).id)] }),
  },
];
