import { role, type Role } from '@indeks/contract/access/roles';
import { intakeAfter, semesterStart } from '@indeks/contract/studies/courses/intakes.rules';
import type { AudienceRole } from '@indeks/contract/talk/file-groups/file-groups.keys';

export interface Viewer {
  readonly role: Role;
  /** The intakes in which the viewer began. */
  readonly intakes: readonly string[];
}

interface Audience {
  readonly roles: readonly AudienceRole[];
  readonly semesters: readonly string[];
}

/** An MBA lecturer sees what lecturers see. */
const seenAs = (of: Role): Role => (of === role.mbaLecturer ? role.lecturer : of);

const studies: ReadonlySet<Role> = new Set([role.student, role.lecturerAndStudent]);

/** The role decides, and of those who study also whether one of their semesters is among the group's. */
export const isFor = ({ roles, semesters }: Audience, viewer: Viewer): boolean => {
  const isOfRole = roles.some((known) => known === seenAs(viewer.role));
  if (!isOfRole || !studies.has(viewer.role) || semesters.length === 0) return isOfRole;
  const own = new Set(viewer.intakes.flatMap(listSemesters));
  return semesters.some((semester) => own.has(semester));
};

const listSemesters = (intake: string): string[] =>
  ([1, 2, 3] as const).map((semester) => semesterStart(intake, semester));

/** The intakes whose students have one of these semesters. */
export const intakesWith = (semesters: readonly string[]): string[] => [
  ...new Set(semesters.flatMap((day) => [0, -1, -2].map((steps) => intakeAfter(day, steps)))),
];
