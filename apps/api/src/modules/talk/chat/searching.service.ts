import { isSecretariat } from '@indeks/contract/access/roles';
import { foundMessages } from '@indeks/contract/talk/chat/chat.keys';
import type { SignedInCtx } from '#platform/context.ts';
import { office } from './sides.rules.ts';
import * as queries from './searching.queries.ts';

/** The newest messages of one's own conversations, and for the secretariat of the shared inbox, that have every word. */
export const search = async (ctx: SignedInCtx, term: string) => {
  const { actor } = ctx;
  const wanted = { search: term, limit: foundMessages };
  const own = await queries.listOwn(ctx, actor.id, wanted);
  const shared = isSecretariat(actor.role) ? await queries.listShared(ctx, wanted) : [];
  const ids = [...own, ...shared].toSorted((one, other) => other - one).slice(0, foundMessages);
  const rows = ids.length > 0 ? await queries.listFound(ctx, ids, actor.id) : [];
  return {
    items: rows.map(({ id, text, at, sender_id, by_secretariat, partner_id, role, ...person }) => ({
      id,
      text,
      datetime: at.toISOString(),
      own: isSecretariat(actor.role) && by_secretariat ? true : sender_id === actor.id,
      partner:
        partner_id === null
          ? office
          : {
              id: partner_id,
              uuid: person.uuid,
              name: person.name ?? '',
              is_admin: role,
              avatar: person.avatar,
            },
    })),
  };
};
