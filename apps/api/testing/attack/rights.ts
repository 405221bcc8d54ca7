import type { Role } from '@indeks/contract/access/roles';
import type { Route } from '@indeks/contract/common/route';
import { everyone } from '../matrix/route-cells.ts';
import { kinds, victimNames, type Canary, type Kind, type VictimName } from './canaries.ts';
import type { Sequence } from './sequences.ts';

type Caller = Role | 'anonymous';
type Shown = Readonly<Partial<Record<Role, readonly Kind[]>>>;

const toEach = (roles: readonly Role[], shown: readonly Kind[]): Shown =>
  Object.fromEntries(roles.map((role) => [role, shown]));

/** Everything but what somebody is still typing. */
const secretariat = toEach(
  [1, 11],
  kinds.filter((kind) => kind !== 'draft'),
);

/** What each role is shown of each victim, all of whom are strangers to it. Written by hand; who is not named is shown nothing. */
const shownAnyway: Readonly<Record<VictimName, Shown>> = {
  student: {
    ...secretariat,
    // People who teach can chat with students.
    ...toEach([0, 5, 8], ['name', 'photo']),
    // Accountants open every student, to settle payments.
    6: ['name', 'photo', 'contact', 'form', 'enrolment', 'money'],
    // Who makes meetings sees who takes part.
    7: ['name', 'photo', 'meeting'],
  },
  lecturer: {
    ...secretariat,
    // Who supervises a thesis is chosen among lecturers, and students talk with them.
    ...toEach([2, 3, 5], ['name', 'photo']),
    7: ['name', 'photo', 'meeting'],
  },
  employee: {
    ...secretariat,
    7: ['name', 'photo', 'meeting'],
  },
};

/** What becomes visible of the person after the acts: of somebody enrolled at an own place the name and how to reach them. */
const enrolled: Shown = { 2: ['name', 'photo', 'contact'] };
const grants: Readonly<Record<string, Shown>> = {
  'enrol a known person by e-mail': enrolled,
  'enrol by e-mail and archive the enrolment': enrolled,
  'enrol by e-mail, archive and restore the enrolment': enrolled,
  // The address stands in the candidate as it was typed.
  'admit a candidate with the address of a known person': enrolled,
};

export const isGranted = (role: Caller, { name }: Sequence): boolean =>
  role !== 'anonymous' && grants[name]?.[role] !== undefined;

export const isShown = ({ of, kind }: Canary, role: Caller, done: readonly Sequence[]): boolean => {
  if (role === 'anonymous') return false;
  const granted = done.flatMap(({ name }) => grants[name]?.[role] ?? []);
  return [...(shownAnyway[of][role] ?? []), ...granted].includes(kind);
};

type Writes = readonly (readonly [
  paths: readonly string[],
  of: readonly VictimName[],
  roles: readonly Role[],
])[];

const talking = [
  '/chatapi',
  '/chatapi/multiple',
  '/chatapi/user/:id/status/:status',
  '/chatapi/user/:id/typing',
];

/** What somebody may do that names a stranger. */
const openWrites: Writes = [
  // To have seen what came from anybody changes nothing of theirs.
  [['/notificationapi/watched/:uid'], victimNames, everyone],
  [talking, ['student'], [0, 5, 8]],
  [talking, ['lecturer'], [3, 5]],
  // Accountants settle the payments of every student.
  [['/api/settlements/students/remind'], victimNames, [6]],
  [
    [
      '/api/settlements/user/:id/remind',
      '/api/student-settlements/user/:id',
      '/api/student-settlements/:id',
      '/api/student-settlements/:id/withdraw',
      '/api/settlements/plans/:id',
      '/api/settlements/mapping/:id',
      '/api/settlements/:id',
      '/api/settlements/delete-multiple',
      '/api/settlement-rows/:id/give',
      '/api/settlement-rows/give-multiple',
      '/api/settlement-rows/:id/return',
      '/api/settlement-rows/return-multiple',
      '/api/settlement-rows/:id/dismiss',
      '/api/student-course/:id/set-price/:price',
    ],
    ['student'],
    [6],
  ],
  // Who makes meetings makes them for everybody.
  [
    [
      '/meetingapi/meetings',
      '/meetingapi/meetings/multiple',
      '/meetingapi/meetings/:id',
      '/meetingapi/meetings/:id/retry',
      '/meetingapi/meetings/delete-multiple',
      '/meetingapi/collisions',
    ],
    victimNames,
    [7],
  ],
  // Whose place a coordinator names, the order is their own and holds what their list on the screen does.
  [['/api/student-course/pdf'], victimNames, [2]],
  // A lecturer's own weekend may be at any place: it says where they are available, and they belong to none.
  [['/api/meetings'], victimNames, [0, 5, 8]],
  // The number in the body of a new mentor is that of the original's form and is not read.
  [['/mentoringapi/mentors'], victimNames, [8]],
];

/** A coordinator may write to people enrolled at an own place. */
const writesToEnrolled: Writes = [
  [[...talking, '/api/messages'], ['student', 'lecturer'], [2]],
  [
    ['/api/messages/audience', '/api/messages/preview', '/api/messages/to-self'],
    ['student', 'lecturer'],
    [2],
  ],
];

export const isOpenWrite = (
  { path }: Route,
  victim: VictimName,
  caller: Caller,
  done: readonly Sequence[],
): boolean =>
  [...openWrites, ...(done.some(({ name }) => name in grants) ? writesToEnrolled : [])].some(
    ([paths, of, roles]) =>
      paths.includes(path) && of.includes(victim) && roles.some((role) => role === caller),
  );
