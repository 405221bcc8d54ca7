import type { Ctx } from '#platform/context.ts';

/** Tells the open screens how far a check has come. */
export const announceState = (ctx: Ctx): void => {
  const { realtime, roleTable } = ctx.services;
  ctx.afterCommit(() => realtime.publish({ roles: roleTable['security-state.view'] }, 'security-state', []));
};
