import type { OrderedList } from '@indeks/contract/notices/ordered-lists/ordered-lists.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { removeFiles } from '#platform/files/stored-files.ts';
import type { PrintedList } from '#platform/pdf/printed-lists.ts';
import { drawOrderedJob } from './ordered-lists.jobs.ts';
import * as queries from './ordered-lists.queries.ts';
import { keptUntil } from './ordered-lists.rules.ts';
import { announce, collectKeys, toWire } from './ordered-lists.service.ts';

/**
 * Orders a list that is too long to wait for. Two clicks order one: while one is under way, the same list is answered with
 * it, and another one is refused. It takes the place of what the person ordered of the kind before.
 */
export const orderList = async <Filter extends object>(
  ctx: SignedInCtx,
  list: PrintedList<Filter>,
  filter: Filter,
): Promise<OrderedList> => {
  const most = ctx.services.config.LIST_ROWS_MOST;
  const { rows: total } = await list.read(ctx, filter, most + 1);
  if (total > most) refuse('list/too-long', { details: { limit: most } });
  return transact(ctx, (tx) => keepOrder(tx, list.kind, withoutPage(filter), total));
};

const keepOrder = async (
  tx: SignedInCtx,
  kind: PrintedList['kind'],
  filter: object,
  total: number,
): Promise<OrderedList> => {
  const userId = tx.actor.id;
  const now = tx.clock.now();
  await removeFiles(tx, collectKeys(await queries.removeFinished(tx, userId, kind)));
  const added = await queries.insert(tx, { userId, kind, filter, total, now, keepUntil: keptUntil(now) });
  const current = await queries.findUnderWay(tx, { userId, kind, filter });
  if (added) {
    await tx.services.jobs.enqueue(tx, drawOrderedJob, { orderId: added.id });
    await audit(tx, { action: 'ordered-list.order', subjectId: added.id, after: { kind, total } });
    announce(tx, userId, added.id);
  } else if (!current?.same) refuse('list/under-way');
  const { same: _same, ...order } = getOrRefuse(current);
  return toWire(order);
};

/** The whole list is printed, whichever page of it is on the screen. */
const withoutPage = (filter: object): object => {
  const { page: _page, itemsPerPage: _rows, ...asked } = filter as { page?: unknown; itemsPerPage?: unknown }; // of a paged list
  return asked;
};
