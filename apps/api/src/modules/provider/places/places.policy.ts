import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor, SignedInCtx } from '#platform/context.ts';

/** A person who may manage places may change each of them. */
export const abilities = (actor: Actor, table: RoleTable) => {
  const manages = mayBy(table)(actor.role, 'places.manage');
  return { edit: manages, delete: manages };
};

/** People who manage places see what belongs to any of them, coordinators what belongs to the places they look after. */
export const seesEveryPlace = ({ actor, services }: SignedInCtx): boolean =>
  mayBy(services.roleTable)(actor.role, 'places.manage');
