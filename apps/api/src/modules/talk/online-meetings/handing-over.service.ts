import { randomUUID } from 'node:crypto';
import { getOrRefuse } from '#platform/errors.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { enqueueSync } from './enqueuing.ts';
import * as queries from './handing-over.queries.ts';
import { passwordColumn } from './sealed-columns.ts';
import { tell } from './telling.ts';

/**
 * Zoom cannot give a meeting to another person. The row, which people have links to, stays and is made at Zoom anew under
 * its new host; what Zoom has of the old one goes to a row of its own, which nobody sees and a job deletes.
 */
export const handOver = async (tx: SignedInCtx, id: number, hostId: number | null): Promise<void> => {
  const { sealer } = tx.services;
  const before = getOrRefuse(await queries.hold(tx, id));
  const marker = randomUUID();
  const password = sealer.open(passwordColumn, before.marker, before.sealed_password);
  await queries.beginAnew(tx, id, {
    marker,
    sealed_password: sealer.seal(passwordColumn, marker, password),
    host_id: hostId,
  });
  if (before.attempted_at !== null || before.zoom_id !== null) {
    const { id: _id, search: _search, ...columns } = before;
    await enqueueSync(tx, await queries.insertLeftover(tx, { ...columns, removed_at: tx.clock.now() }));
  }
  const formerly = await queries.replaceHost(tx, id, hostId);
  await tell(tx, 'handed-over', before, formerly);
};
