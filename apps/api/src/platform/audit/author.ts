import { isRole, isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import type { Actor } from '../context.ts';

interface Author {
  readonly id: number | null;
  readonly name: string | null;
  readonly user_role: number | null;
}

/** The secretariat sees which of its people acted; everybody else sees only "Sekretariat". */
export const authorFor = (reader: Actor, { id, name, user_role }: Author): string => {
  const bySecretariat = user_role !== null && isRole(user_role) && isSecretariat(user_role);
  const hidden = bySecretariat && id !== reader.id && !isSecretariat(reader.role);
  return name === null || hidden ? roleNames[role.administrator] : name;
};
