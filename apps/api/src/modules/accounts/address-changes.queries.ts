import type { Ctx } from '#platform/context.ts';
import { insertRow } from '#platform/db/inserting.ts';

interface AddressChange {
  readonly userId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
}

const keptDays = 30;

/** Kept for the mails about it; the audit is what remembers. */
export const insert = async (tx: Ctx, { userId, oldEmail, newEmail }: AddressChange): Promise<number> => {
  const now = tx.clock.now();
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  await tx.db.deleteFrom('address_changes').where('changed_at', '<', oldest).execute();
  return insertRow(tx.db, 'address_changes', {
    user_id: userId,
    old_email: oldEmail,
    new_email: newEmail,
    changed_at: now,
  });
};

export const find = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('address_changes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.old_email', 'c.new_email', 'u.name'])
    .where('c.id', '=', id)
    .executeTakeFirst();
