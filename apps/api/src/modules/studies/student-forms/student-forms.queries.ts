import { role, type Role } from '@indeks/contract/access/roles';
import type { Ctx } from '#platform/context.ts';
import { updateVersioned } from '#platform/db/versioned.ts';

/** Somebody who studies here. */
export const findStudent = (ctx: Ctx, uid: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'given_name', 'surname', 'email', 'telephone', 'is_company'])
    // The table's check admits no other number.
    .select((row) => row.ref('user_role').$castTo<Role>().as('user_role'))
    .where('id', '=', uid)
    .where('user_role', 'in', [role.student, role.lecturerAndStudent])
    .where('archived_at', 'is', null)
    .executeTakeFirst();
export type StudentRow = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

export const find = (ctx: Ctx, uid: number) =>
  ctx.db
    .selectFrom('student_forms')
    .select(['sealed', 'complete', 'version', 'saved_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** The forms of several people. */
export const findMany = (ctx: Ctx, uids: readonly number[]) =>
  ctx.db
    .selectFrom('users as u')
    .leftJoin('student_forms as f', 'f.uid', 'u.id')
    .select(['u.id', 'u.given_name', 'u.surname', 'f.sealed'])
    // The table's check admits no other number.
    .select((row) => row.ref('u.user_role').$castTo<Role>().as('user_role'))
    .where('u.id', 'in', uids)
    .execute();

export interface KeptForm {
  readonly uid: number;
  readonly sealed: string;
  readonly complete: boolean;
}

export const insert = (ctx: Ctx, form: KeptForm) =>
  ctx.db
    .insertInto('student_forms')
    .values({ ...form, saved_at: ctx.clock.now() })
    .execute();

/** False when somebody else saved it since it was read. */
export const update = (ctx: Ctx, { uid, ...columns }: KeptForm, version: number): Promise<boolean> => {
  const now = ctx.clock.now();
  return updateVersioned(
    ctx,
    'student_forms',
    { id: uid, version },
    { ...columns, saved_at: now, changed_at: now },
  );
};
