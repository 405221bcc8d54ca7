import type { Role } from '@indeks/contract/access/roles';
import type { SignedInCtx } from '#platform/context.ts';
import { rightByRole, rightOver, type EnrolmentFacts, type RightOver } from './person-rights.policy.ts';
import { findFacts } from './person-rights.queries.ts';

interface JudgedRow {
  readonly role: Role;
  /** As `enrolmentFacts` reads them. */
  readonly facts: EnrolmentFacts | null;
}

/** The right of the actor over the person of a row that was read with its facts. */
export const rightOverRow = (
  { actor, services: { roleTable } }: SignedInCtx,
  { role, facts }: JudgedRow,
): RightOver =>
  facts ? rightOver(actor, roleTable, { role, ...facts }) : (rightByRole(actor, roleTable) ?? 'none');

/** The right over each of the people; one statement at most, whatever their number. */
export const rightsOver = async (
  ctx: SignedInCtx,
  ids: readonly number[],
): Promise<(id: number) => RightOver> => {
  const byRole = rightByRole(ctx.actor, ctx.services.roleTable);
  if (byRole || ids.length === 0) return () => byRole ?? 'none';
  const rights = new Map((await findFacts(ctx, ids)).map((row) => [row.id, rightOverRow(ctx, row)]));
  return (id) => rights.get(id) ?? 'none';
};

export const findRightOver = async (ctx: SignedInCtx, id: number): Promise<RightOver> =>
  (await rightsOver(ctx, [id]))(id);
