import { z } from 'zod';

/** Totals are counted to this bound, so that a list costs the same at any size. */
export const totalCap = 5_000;
const maxItemsPerPage = 100;

/**
 * The paging state of the specification. Without `page` a small reference list comes whole, for pickers.
 * A page beyond the counted rows is refused by the bound below, since it could not be reached on the screen.
 */
export const pagingQuery = <const Keys extends readonly [string, ...string[]]>(sortKeys: Keys) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).max(totalCap).optional(),
    itemsPerPage: z.coerce.number().int().min(1).max(maxItemsPerPage).optional(),
    sortBy: z.enum(sortKeys).optional(),
    sortDesc: queryFlag.optional(),
    search: z.string().trim().max(100).optional(),
  });

/** A yes or no in a query string. */
export const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

export const pageSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    /** Counting stopped at the bound: there may be more. */
    capped: z.boolean(),
  });

export interface Paging<SortKey extends string = string> {
  page?: number | undefined;
  itemsPerPage?: number | undefined;
  sortBy?: SortKey | undefined;
  sortDesc?: boolean | undefined;
  search?: string | undefined;
}
