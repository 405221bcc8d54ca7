// plants: queries-built-in-queries-files
import type { Ctx } from '#platform/context.ts';

export const findWords = (ctx: Ctx) => ctx.db.selectFrom('courses').select('name').execute();
