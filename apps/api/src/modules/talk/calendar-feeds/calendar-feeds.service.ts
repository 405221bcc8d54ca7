import {
  kindsOfPlace,
  mostCalendars,
  type CalendarKind,
} from '@indeks/contract/talk/calendar-feeds/calendar-feeds.keys';
import { mayBy } from '@indeks/contract/access/permissions';
import type {
  CalendarFeed,
  NewCalendarFeed,
} from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { hashToken, makeToken } from '#platform/auth/tokens.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { drawQrCode } from '#platform/qr-code.ts';
import * as queries from './calendar-feeds.queries.ts';

export const list = async (ctx: SignedInCtx) => ({
  items: (await queries.listFeeds(ctx, ctx.actor.id)).map(toWire),
});

/** The address is told here and nowhere else: only the hash of its secret part is kept. Others of the person stay. */
export const make = (ctx: SignedInCtx, { pid, name, kinds }: NewCalendarFeed) =>
  transact(ctx, async (tx) => {
    const { roleTable, config } = tx.services;
    if (pid !== null) {
      if (!mayBy(roleTable)(tx.actor.role, 'all-meetings.manage')) refuse('auth/not-allowed');
      if (!(await queries.findPlace(tx, pid))) refuse('meetings/unknown-place');
    }
    await queries.holdOwner(tx, tx.actor.id);
    if ((await queries.listFeeds(tx, tx.actor.id)).length >= mostCalendars) refuse('calendar-feeds/too-many');
    const token = makeToken();
    const shown = pid === null ? kinds : kinds.filter(isOfPlace);
    const kept = { name, kinds: [...new Set(shown)], place_id: pid };
    const id = await queries.insert(tx, { ...kept, user_id: tx.actor.id, token_hash: keptHash(token) });
    await audit(tx, { action: 'calendar-feed.make', subjectId: id, after: kept });
    const row = getOrRefuse(await queries.find(tx, id));
    const address = new URL(`/api/calendars/${token}.ics`, config.PUBLIC_ADDRESS).href;
    return { ...toWire(row), address, qr: drawQrCode(toWebcal(address)) };
  });

export const revoke = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const row = getOrRefuse(await queries.find(tx, id));
    if (row.user_id !== tx.actor.id) refuse('record/not-found');
    await removeRows(tx, 'calendar_feeds', [row], () => ({ action: 'calendar-feed.revoke' }));
    return { ok: true } as const;
  });

/** Programs of telephones open the calendar by this scheme. */
const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

const isOfPlace = (kind: CalendarKind): boolean => kindsOfPlace.some((known) => known === kind);

export const keptHash = (token: string): string => hashToken(token).toString('base64url');

const toWire = (row: queries.FeedRow): CalendarFeed => ({
  id: row.id,
  name: row.name,
  // The table admits no others.
  kinds: row.kinds as CalendarKind[],
  pid: row.place_id,
  placeName: row.place_name,
  created_at: row.created_at.toISOString(),
  asked_at: row.asked_at?.toISOString() ?? null,
});
