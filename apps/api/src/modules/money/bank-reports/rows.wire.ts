import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import type { Ctx } from '#platform/context.ts';
import { canAnswer, canAskAgain, canChangeParts, canExplain, canTakeBack } from './bank-reports.policy.ts';
import type { StoredBankRow } from './rows.queries.ts';

/** Fields that the contract does not name are stripped from the answer. */
export const rowToWire = ({ report_id, owner, ...row }: StoredBankRow): BankRowItem => ({
  ...row,
  settlement: report_id,
  can: {
    explain: canExplain(row),
    takeBack: canTakeBack(row),
    answer: canAnswer(row),
    askAgain: canAskAgain(row),
    changeParts: canChangeParts(row),
  },
  ...(owner !== null && { user: owner }),
});

/** Open screens of the accountants follow the change. */
export const announceReports = (ctx: Ctx, ids: readonly number[]): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['settlements.manage'] }, 'bank-reports', ids));
};
