import { isRole, isSecretariat, role, roleNames } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';

interface Authorship {
  readonly user_id: number;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly actor_role: number | null;
}

/** The secretariat sees which of its people acted; everybody else sees only "Sekretariat". */
export const authorFor = (reader: Actor, change: Authorship): string => {
  const { user_id, actor_id, actor_name, actor_role } = change;
  const byAnother = actor_id !== user_id;
  const bySecretariat = actor_role !== null && isRole(actor_role) && isSecretariat(actor_role);
  if (actor_name === null || (byAnother && bySecretariat && !isSecretariat(reader.role)))
    return roleNames[role.administrator];
  return actor_name;
};
