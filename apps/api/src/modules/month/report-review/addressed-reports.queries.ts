import type { ReportType } from '@indeks/contract/common/report-types';
import type { Ctx } from '#platform/context.ts';

/** A report and the mail address of its sender; undefined for an archived person. */
export const findAddressed = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('monthly_reports as r')
    .innerJoin('users', 'users.id', 'r.user_id')
    .select(['users.name', 'users.email', 'r.month', 'r.status', 'r.reason', 'r.version', 'r.user_id'])
    // The table's check admits no other type.
    .select((row) => row.ref('r.type').$castTo<ReportType>().as('type'))
    .where('r.id', '=', id)
    .where('users.archived_at', 'is', null)
    .executeTakeFirst();
