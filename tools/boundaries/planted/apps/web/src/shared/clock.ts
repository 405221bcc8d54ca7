// plants: web-never-sees-api
import type { Ctx } from '../../../api/src/platform/context.ts';

export type Clock = Ctx;
