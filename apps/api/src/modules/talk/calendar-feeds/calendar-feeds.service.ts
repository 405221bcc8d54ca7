import { mayBy } from '@indeks/contract/access/permissions';
import { isRole } from '@indeks/contract/access/roles';
import type { CalendarFeed } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { audit } from '#platform/audit/audit.queries.ts';
import { hashToken, makeToken } from '#platform/auth/tokens.ts';
import { dateInWarsaw } from '#platform/clock.ts';
import { transact, type Ctx, type SignedInCtx } from '#platform/context.ts';
import { removeRows } from '#platform/db/removal.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import type { FileAnswer } from '#platform/http/file-answers.ts';
import * as queries from './calendar-feeds.queries.ts';
import { drawCalendar } from './ical.ts';

export const list = async (ctx: SignedInCtx) => ({
  items: (await queries.listFeeds(ctx, ctx.actor.id)).map(toWire),
});

/** The address is told here and nowhere else: only the hash of its secret part is kept. */
export const make = (ctx: SignedInCtx, pid: number | null) =>
  transact(ctx, async (tx) => {
    const { roleTable, config } = tx.services;
    if (pid !== null) {
      if (!mayBy(roleTable)(tx.actor.role, 'all-meetings.manage')) refuse('auth/not-allowed');
      if (!(await queries.findPlace(tx, pid))) refuse('meetings/unknown-place');
    }
    const token = makeToken();
    const id = await queries.put(tx, tx.actor.id, pid, keptHash(token));
    await audit(tx, { action: 'calendar-feed.make', subjectId: id, after: { place_id: pid } });
    const row = getOrRefuse(await queries.find(tx, id));
    return { ...toWire(row), address: new URL(`/api/calendars/${token}.ics`, config.PUBLIC_ADDRESS).href };
  });

export const revoke = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    const row = getOrRefuse(await queries.find(tx, id));
    if (row.user_id !== tx.actor.id) refuse('record/not-found');
    await removeRows(tx, 'calendar_feeds', [row], () => ({ action: 'calendar-feed.revoke' }));
    return { ok: true } as const;
  });

const keptDays = 90;

/** What an address shows: of the last three months and all that is to come. An ended one is as good as none. */
export const read = async (ctx: Ctx, token: string): Promise<FileAnswer> => {
  const feed = getOrRefuse(await queries.findByToken(ctx, keptHash(token)));
  const now = ctx.clock.now();
  const from = dateInWarsaw(new Date(now.getTime() - keptDays * 86_400_000));
  const { place_id, user_id } = feed;
  if (place_id !== null && !mayReadPlaces(ctx, feed.user_role)) refuse('record/not-found');
  const [weekends, online] =
    place_id === null
      ? [await queries.listWeekends(ctx, user_id, from), await queries.listOnlineMeetings(ctx, user_id, from)]
      : [await queries.weekendsAt(ctx, place_id, from), await queries.onlineAt(ctx, place_id, from)];
  const name = place_id === null ? 'Indeks' : `Indeks: ${feed.place_name ?? ''}`;
  const publicAddress = ctx.services.config.PUBLIC_ADDRESS;
  return {
    content: Buffer.from(drawCalendar({ name, weekends, online, publicAddress, now })),
    contentType: 'text/calendar; charset=utf-8',
    fileName: 'indeks.ics',
  };
};

const mayReadPlaces = ({ services }: Ctx, role: number): boolean =>
  isRole(role) && mayBy(services.roleTable)(role, 'all-meetings.manage');

const keptHash = (token: string): string => hashToken(token).toString('base64url');

const toWire = (row: queries.FeedRow): CalendarFeed => ({
  id: row.id,
  pid: row.place_id,
  placeName: row.place_name,
  created_at: row.created_at.toISOString(),
});
