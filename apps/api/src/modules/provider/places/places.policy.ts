import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor, SignedInCtx } from '#platform/context.ts';

/** Whoever may manage places may change each of them. */
export const abilities = (actor: Actor, table: RoleTable) => {
  const manages = mayBy(table)(actor.role, 'places.manage');
  return { edit: manages, delete: manages };
};

/** Whoever manages places sees what belongs to any of them; others what belongs to those they look after. */
export const seesEveryPlace = ({ actor, services }: SignedInCtx): boolean =>
  mayBy(services.roleTable)(actor.role, 'places.manage');
