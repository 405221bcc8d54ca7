import type { Ctx } from '#platform/context.ts';
import { place } from '../../../../../../packages/contract/src/provider/places/places.schemas.ts';

export const isPlace = (value: unknown): boolean => place.safeParse(value).success;

export const hasContext = (ctx: Ctx | undefined): boolean => ctx !== undefined;
