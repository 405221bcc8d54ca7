import type { SecurityEventEntry } from '@indeks/contract/identity/security-events/security-events.schemas';
import type { Ctx } from '#platform/context.ts';
import * as queries from './security-events.queries.ts';

export const list = async (ctx: Ctx, filter: queries.EventsFilter) => {
  const { items, ...page } = await queries.list(ctx, filter);
  return { ...page, items: items.map(toWire) };
};

const toWire = ({
  actor_id,
  actor_name,
  subject_id,
  subject_name,
  at,
  ...row
}: queries.EventRow): SecurityEventEntry => ({
  ...row,
  at: at.toISOString(),
  actor: toPerson(actor_id, actor_name),
  subject: toPerson(subject_id, subject_name),
});

const toPerson = (id: number | null, name: string | null) => (id === null ? null : { id, name });
