import type { Role } from '@indeks/contract/access/roles';
import { staffGroups } from '@indeks/contract/identity/people/people.keys';

/** The page of one of the staff; others have none. */
export const personPath = ({ id, user_role }: { id: number; user_role: Role }): string | undefined => {
  const isOf = (group: readonly Role[]) => group.includes(user_role);
  if (isOf(staffGroups.lecturers)) return `/users/${id}`;
  return isOf(staffGroups.administrative) ? `/administrativeStaff/${id}` : undefined;
};
