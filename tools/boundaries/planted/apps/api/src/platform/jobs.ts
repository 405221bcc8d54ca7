import type { Ctx } from './context.ts';

export interface Jobs {
  handle: (ctx: Ctx) => void;
}
