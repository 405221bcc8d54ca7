import type { Ctx } from '../context.ts';
import type { FileStore } from '../files/file-store.ts';
import { findWrongThings, type KeptThing } from '../kept/kept.ts';
import { countRows, historyBefore, lastChange, listNamedFiles } from './comparing.queries.ts';

/** Differences between a restored database and the database of the portal. */
interface Compared {
  readonly moment: Date;
  readonly tables: number;
  readonly rows: number;
  /** In words, one for each thing that is not as it should be. */
  readonly differing: readonly string[];
  readonly files: number;
  readonly missing: readonly string[];
}

/** A change may be written a while after its moment, so the last minutes of the history are still growing. */
const growingMs = 10 * 60_000;
const pageSize = 1_000;

/** Kept sums and counts hold, the history is the portal's, and every file that both name lies in the store. */
export const compareRestored = async (
  live: Ctx,
  restored: Ctx,
  things: readonly KeptThing[],
): Promise<Compared> => {
  const moment = await lastChange(restored);
  if (moment === undefined) throw new Error('Nothing was ever changed in the restored database.');
  const differing = (await findWrongThings(restored, things)).map(({ name }) => name);
  const settled = new Date(moment.getTime() - growingMs);
  const [before, now] = [await historyBefore(restored, settled), await historyBefore(live, settled)];
  if (before.count !== now.count || before.sum !== now.sum)
    differing.push(`audit_log (${before.count} and ${now.count} before ${settled.toISOString()})`);
  const named = new Set(await listNamedFiles(live));
  const both = (await listNamedFiles(restored)).filter((key) => named.has(key));
  const stored = await listStored(live.services.files);
  return {
    moment,
    ...(await countRows(restored)),
    differing,
    files: both.length,
    missing: both.filter((key) => !stored.has(key)),
  };
};

/** Every key that lies in the store. */
export const listStored = async (files: FileStore): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>();
  for (let after: string | undefined, whole = true; whole;) {
    const page = await files.list({ after, most: pageSize });
    for (const { key } of page) keys.add(key);
    after = page.at(-1)?.key;
    whole = page.length === pageSize;
  }
  return keys;
};
