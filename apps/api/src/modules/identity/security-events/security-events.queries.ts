import type { Paging } from '@indeks/contract/common/paging';
import type {
  SecurityEventKind,
  securityEventSortKeys,
} from '@indeks/contract/identity/security-events/security-events.keys';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { fetchPage, startAtNewest } from '#platform/db/paging.ts';
import { matchesSearch } from '#platform/db/searching.ts';

export interface EventsFilter extends Paging<(typeof securityEventSortKeys)[number]> {
  readonly kind?: SecurityEventKind | undefined;
  readonly address?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Words are those of the people's names; a word with „@” is an account that somebody tried to sign in with. */
export const list = (ctx: Ctx, { kind, address, from, to, search, ...paging }: EventsFilter) => {
  let filtered = ctx.db.selectFrom('security_events');
  if (kind) filtered = filtered.where('kind', '=', kind);
  if (address) filtered = filtered.where('address', '=', address);
  if (from) filtered = filtered.where('at', '>=', startOfDay(from));
  if (to) filtered = filtered.where('at', '<', sql<Date>`${startOfDay(to)} + interval '1 day'`);
  const isAccount = search?.includes('@') ?? false;
  if (search && isAccount)
    filtered = filtered.where('account_hash', 'in', [...ctx.services.events.accounts.ever(search)]);
  const own = search && !isAccount ? matchesSearch(sql.ref('security_events.search'), search) : undefined;
  const events = { filtered, order, search: own && ({ own, walkedFirst: 'every word' } as const) };
  const page = startAtNewest(paging);
  return fetchPage(ctx.db, events, page, (ids) => rows(ctx).where('id', 'in', ids).execute());
};
export type EventRow = Awaited<ReturnType<typeof list>>['items'][number];

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('security_events')
    .select([
      'id',
      'at',
      'actor_id',
      'actor_name',
      'subject_id',
      'subject_name',
      'address',
      'session_id',
      'route',
      'detail',
      'times',
      'request_id',
    ])
    // Only kinds of the contract are ever written.
    .select((row) => row.ref('kind').$castTo<SecurityEventKind>().as('kind'));

const startOfDay = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Europe/Warsaw')`;

const order = {
  by: { at: sql.ref('security_events.at') },
  first: 'at',
  tieBreaker: sql.ref('security_events.id'),
} as const;
