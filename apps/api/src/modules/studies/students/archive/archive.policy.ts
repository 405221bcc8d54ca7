import { isSecretariat } from '@indeks/contract/access/roles';
import type { Actor } from '#platform/context.ts';

interface Archived {
  readonly archived_by: number | null;
}

/**
 * People who see every place restore everything; a coordinator what they archived themselves, since by a restored enrolment they
 * would have a right over its person again.
 */
export const canRestore = (actor: Pick<Actor, 'id' | 'role'>, { archived_by }: Archived): boolean =>
  isSecretariat(actor.role) || archived_by === actor.id;
