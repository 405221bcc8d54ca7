import { sql, type ExpressionBuilder } from 'kysely';
import { latestBelievable } from '#platform/auth/clock-skew.ts';
import type { Ctx } from '#platform/context.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { heldSince, wayBackSince } from './address-changes.rules.ts';

interface AddressChange {
  readonly userId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** The change brings an address back, so that it offers no way back itself. */
  readonly undone?: boolean;
}

const keptDays = 30;

/** Kept for the mails about it, the way back and the day without recovery; the audit is what remembers. */
export const insert = async (
  tx: Ctx,
  { userId, oldEmail, newEmail, undone = false }: AddressChange,
): Promise<number> => {
  const now = tx.clock.now();
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  await tx.db.deleteFrom('address_changes').where('changed_at', '<', oldest).execute();
  return insertRow(tx.db, 'address_changes', {
    user_id: userId,
    old_email: oldEmail,
    new_email: newEmail,
    changed_at: now,
    undone_at: undone ? now : null,
  });
};

export const find = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('address_changes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.old_email', 'c.new_email', 'c.changed_at', 'c.undone_at', 'u.name'])
    .select((row) => hadSettled(row).as('old_had_settled'))
    .where('c.id', '=', id)
    .executeTakeFirst();

/** Takes the place of an earlier one: the newest mail is the one that works. */
export const setWayBack = (ctx: Ctx, id: number, hash: Buffer) =>
  ctx.db.updateTable('address_changes').set({ way_back_hash: hash }).where('id', '=', id).execute();

/** The change whose way back is still open. */
export const findByWayBack = (ctx: Ctx, hash: Buffer) =>
  ctx.db
    .selectFrom('address_changes')
    .select(['id', 'user_id', 'old_email', 'new_email', 'changed_at'])
    .where('way_back_hash', '=', hash)
    .where('undone_at', 'is', null)
    .where('changed_at', '>', wayBackSince(ctx.clock.now()))
    .where('changed_at', '<=', latestBelievable(ctx.clock.now()))
    .executeTakeFirst();

/** This change and all later ones of the account. Gives those that were not undone before. */
export const undoFrom = async (tx: Ctx, userId: number, id: number): Promise<readonly number[]> => {
  const undone = await tx.db
    .updateTable('address_changes')
    .set({ undone_at: tx.clock.now() })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .execute();
  return undone.map((row) => row.id);
};

/** When the address of the account was changed to what it is, if that is less than a day ago. */
export const findFreshChange = async (ctx: Ctx, userId: number): Promise<Date | undefined> => {
  const row = await ctx.db
    .selectFrom('address_changes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('c.changed_at')
    .where('c.user_id', '=', userId)
    .where('c.changed_at', '>', heldSince(ctx.clock.now()))
    .where('c.undone_at', 'is', null)
    .where(sql`lower(c.new_email)`, '=', sql`lower(u.email)`)
    .orderBy('c.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.changed_at;
};

/**
 * Whether the account had the old address for at least a day. Otherwise it gets no undo link: a person who changed the address
 * twice in a row would get a one-time password by it at once.
 */
const hadSettled = (row: ExpressionBuilder<DB & { c: DB['address_changes'] }, 'c'>) =>
  row.not(
    row.exists(
      row
        .selectFrom('address_changes as earlier')
        .select('earlier.id')
        .whereRef('earlier.user_id', '=', 'c.user_id')
        .whereRef('earlier.id', '<', 'c.id')
        .where('earlier.undone_at', 'is', null)
        .where(sql<boolean>`lower(earlier.new_email) = lower(c.old_email)`)
        .where(sql<boolean>`earlier.changed_at > c.changed_at - interval '24 hours'`),
    ),
  );
