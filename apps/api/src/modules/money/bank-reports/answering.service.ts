import { announcePayments, bookRows, unbookRows } from '#modules/money/payments/index.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { brokenConstraint } from '#platform/db/constraint-errors.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { canAnswer, canAskAgain } from './bank-reports.policy.ts';
import * as reports from './bank-reports.queries.ts';
import { changeRow } from './changing-rows.service.ts';
import * as queries from './rows.queries.ts';
import * as transfers from './transfers.queries.ts';

interface Answered {
  readonly same: boolean;
  readonly version: number;
}

/**
 * Answers whether a row is a transfer that is booked already. If it is, the booking stays and the row becomes a known one; if not, the
 * row counts as a new transfer and is booked when its report is accepted.
 */
export const answer = (ctx: SignedInCtx, id: number, { same, version }: Answered) =>
  transact(ctx, async (tx) => {
    await holdTellers(tx, id);
    return changeRow(tx, id, 'settlement-row.answer', async (held, row) => {
      const { transfer_id, asked_about } = row;
      if (!canAnswer(row) || transfer_id === null || asked_about === null)
        return refuse('bank-reports/nothing-asked');
      if (!(await queries.touch(held, { id, version }))) return false;
      if (same)
        await bookBorne(
          held,
          await refuseTwoOfOneFile(() => transfers.merge(held, asked_about, transfer_id)),
        );
      else {
        await transfers.keepApart(held, transfer_id, asked_about);
        await transfers.bear(held, [id]);
        await bookBorne(held, [id]);
      }
      return true;
    });
  });

/** Takes an answer back: the question is asked again, and payments that depended on the answer are no longer counted. */
export const askAgain = (ctx: SignedInCtx, id: number, version: number) =>
  transact(ctx, async (tx) => {
    await holdTellers(tx, id);
    return changeRow(tx, id, 'settlement-row.ask-again', async (held, row) => {
      if (!canAskAgain(row)) return refuse('bank-reports/not-answered');
      if (!(await queries.touch(held, { id, version }))) return false;
      if (row.told_as !== null) await bookBorne(held, await transfers.part(held, row.told_as, id));
      else {
        const { uids } = await unbookRows(held, queries.theseRowIds([id]));
        announcePayments(held, uids);
        await transfers.forgetApart(held, id);
        await bookBorne(held, [id]);
      }
      return true;
    });
  });

/**
 * Locks imports, every report that contains the transfers in question in the order of their ids, and the people with payments from
 * them: any of their rows may be re-evaluated.
 */
const holdTellers = async (tx: SignedInCtx, id: number): Promise<void> => {
  await reports.holdImports(tx);
  const { transfer_id, asked_about } = getOrRefuse(await queries.find(tx, id));
  const told = [transfer_id, asked_about].filter((one) => one !== null);
  if (told.length === 0) return;
  await reports.holdMany(tx, await transfers.listHeirs(tx, told));
  await queries.holdPayers(tx, transfers.tellingRows(told));
};

/** Books the rows of accepted reports that bear a transfer now. */
export const bookBorne = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const { uids } = await bookRows(ctx, transfers.selectBookable(ids));
  announcePayments(ctx, uids);
};

/** A file that contains both proves that they are two transfers. */
const refuseTwoOfOneFile = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (brokenConstraint(error)?.kind === 'unique') return refuse('bank-reports/two-of-one-file');
    throw error;
  }
};
