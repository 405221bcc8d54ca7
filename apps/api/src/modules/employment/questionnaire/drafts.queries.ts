import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { Ctx } from '#platform/context.ts';

type Kind = Questionnaire['kind'];

export const find = (ctx: Ctx, userId: number, form: Kind) =>
  ctx.db
    .selectFrom('questionnaire_drafts')
    .select(['sealed', 'read_version', 'version', 'updated_at'])
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .executeTakeFirst();

export interface DraftRow {
  readonly user_id: number;
  readonly form: Kind;
  readonly sealed: string;
  readonly read_version: number;
  readonly version: number;
  readonly updated_at: Date;
}

export const put = ({ db }: Ctx, row: DraftRow) =>
  db
    .insertInto('questionnaire_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'form']).doUpdateSet(row))
    .execute();

/** Removes the drafts of both kinds of form. */
export const remove = (ctx: Ctx, userId: number) =>
  ctx.db.deleteFrom('questionnaire_drafts').where('user_id', '=', userId).execute();
