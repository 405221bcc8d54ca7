import { audit } from '#platform/audit/audit.queries.ts';
import { refuseStale } from '#platform/audit/refuse-stale.queries.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getAllOrRefuse, getOrRefuse } from '#platform/errors.ts';
import * as queries from './templates.queries.ts';

export const list = async (ctx: SignedInCtx) => ({ items: await queries.list(ctx) });

export const create = (ctx: SignedInCtx, template: queries.TemplateColumns) =>
  transact(ctx, async (tx) => {
    const after = await queries.insert(tx, template);
    await audit(tx, { action: 'message-template.create', subjectId: after.id, after });
    announce(tx);
    return after;
  });

export const edit = (
  ctx: SignedInCtx,
  id: number,
  { version, ...template }: queries.TemplateColumns & { readonly version: number },
) =>
  transact(ctx, async (tx) => {
    const before = getOrRefuse(await queries.find(tx, id));
    const changed = await queries.update(tx, { id, version }, template);
    const after = getOrRefuse(await queries.find(tx, id));
    if (!changed)
      await refuseStale(tx, { actions: ['message-template.edit'], subjectId: id, current: after });
    await audit(tx, { action: 'message-template.edit', subjectId: id, before, after });
    announce(tx);
    return after;
  });

export const removeMany = (ctx: SignedInCtx, ids: readonly number[]) =>
  transact(ctx, async (tx) => {
    const rows = getAllOrRefuse(ids, await queries.findMany(tx, ids));
    await removeRows(tx, 'message_templates', rows, () => ({ action: 'message-template.delete' }));
    announce(tx);
    return { ok: true } as const;
  });

const announce = (tx: SignedInCtx): void => {
  const { realtime, roleTable } = tx.services;
  tx.afterCommit(() => realtime.publish({ roles: roleTable['chat.broadcast'] }, 'broadcasts', []));
};
