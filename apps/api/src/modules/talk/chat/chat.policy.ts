import { editMinutes } from '@indeks/contract/talk/chat/chat.keys';
import { isSecretariat, role, roles, type Role } from '@indeks/contract/access/roles';

/** Lecturers and coordinators, in so far as students may ask them. */
const teaches: ReadonlySet<Role> = new Set([
  role.lecturer,
  role.lecturerAndStudent,
  role.mbaLecturer,
  role.coordinator,
]);
const studies: ReadonlySet<Role> = new Set([role.student, role.lecturerAndStudent]);

/** Everybody talks with the secretariat; students besides with lecturers and coordinators. Whoever may write may be answered. */
export const mayTalk = (one: Role, other: Role): boolean =>
  isSecretariat(one) ||
  isSecretariat(other) ||
  (studies.has(one) && teaches.has(other)) ||
  (teaches.has(one) && studies.has(other));

export interface Acquaintance {
  readonly role: Role;
  /** Studies at a place that the one who writes looks after. */
  readonly isOwnStudent: boolean;
  /** There is a conversation between the two already. */
  readonly hasTalked: boolean;
}

/** A coordinator begins only with students of own places, and answers everybody who wrote. */
export const mayWriteTo = (writer: Role, { role: other, isOwnStudent, hasTalked }: Acquaintance): boolean =>
  mayTalk(writer, other) &&
  (!findsOwnStudentsAlone(writer) || isSecretariat(other) || isOwnStudent || hasTalked);

export const findsOwnStudentsAlone = (writer: Role): boolean => writer === role.coordinator;

export const partnerRoles = (of: Role): readonly Role[] => roles.filter((other) => mayTalk(of, other));

interface Written {
  readonly sender_id: number;
  readonly at: Date;
  readonly deleted_at: Date | null;
  /** Part of a message to many, whose report says what each person got. */
  readonly to_many: boolean;
}

/** The author may change a message for `editMinutes`; a message to many is recalled instead. */
export const mayEdit = (actor: { readonly id: number }, message: Written, now: Date): boolean =>
  message.sender_id === actor.id &&
  message.deleted_at === null &&
  !message.to_many &&
  now.getTime() - message.at.getTime() <= editMinutes * 60_000;

/** What somebody else deals with is taken over only by whoever was told so, and given back only by that person. */
export const mayChangeTaker = (
  actor: { readonly id: number },
  takerId: number,
  { taken, confirmed }: { readonly taken: boolean; readonly confirmed: boolean },
): boolean => takerId === actor.id || (taken && confirmed);

/** Who may hand a conversation over: its keeper; anybody while it has none; and, once told that a colleague keeps it, also others. */
export const mayHandOver = (
  actor: { readonly id: number },
  takerId: number | null,
  { confirmed }: { readonly confirmed: boolean },
): boolean => takerId === null || takerId === actor.id || confirmed;
