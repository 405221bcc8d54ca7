import { audit } from '#platform/audit/audit.queries.ts';
import { transact, type Ctx } from '#platform/context.ts';
import * as queries from './postal-codes.queries.ts';
import { readPostalFile } from './postal-codes.rules.ts';

export const places = async (ctx: Ctx, code: string) => ({ items: await queries.listPlaces(ctx, code) });

/** Replaces all rows; a file with an error changes nothing. Returns the number of places. */
export const loadPostalCodes = (ctx: Ctx, text: string): Promise<number> => {
  const read = readPostalFile(text);
  return transact(ctx, async (tx) => {
    await queries.removeAll(tx);
    const count = await queries.insertAll(tx, read);
    await audit(tx, { action: 'postal-codes.load', after: { places: count } });
    return count;
  });
};
