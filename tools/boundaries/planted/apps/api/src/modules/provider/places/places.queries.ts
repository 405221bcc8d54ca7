import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export const listPlaces = (ctx: Ctx) => [ctx, sql] as const;
