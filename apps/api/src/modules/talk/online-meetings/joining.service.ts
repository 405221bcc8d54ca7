import { watchThing } from '#modules/notices/notifications/index.ts';
import { openCredentials, judgeProblem } from '#modules/provider/admin-settings/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { isGone } from '#platform/zoom/zoom-errors.ts';
import type { ZoomCredentials } from '#platform/zoom/zoom-calls.ts';
import { maySee, mayStart } from './online-meetings.policy.ts';
import { find, type MeetingRow } from './online-meetings.queries.ts';
import { opensAt } from './online-meetings.rules.ts';
import { findPerson, keepLink } from './people.queries.ts';
import { linkColumn } from './sealed-columns.ts';
import { linkTo } from './telling.ts';

/** The host's address is fetched from Zoom when it is pressed, and kept nowhere. */
export const start = async (ctx: SignedInCtx, id: number) => {
  const meeting = await getOpen(ctx, id);
  if (!mayStart(ctx.actor, ctx.services.roleTable, meeting)) refuse('record/not-found');
  const url = await asking(ctx, (credentials) =>
    ctx.services.zoom.fetchStartUrl(credentials, getZoomId(meeting)),
  );
  return { url };
};

/** The personal link is made when the person first joins, and is the same afterwards. Nobody else is ever given it. */
export const join = async (ctx: SignedInCtx, id: number) => {
  const meeting = await getOpen(ctx, id);
  const person = getOrRefuse(await findPerson(ctx, id, ctx.actor.id));
  if (person.sealed_link !== null)
    return { url: ctx.services.sealer.open(linkColumn, person.id, person.sealed_link) };
  const { registrantId, url } = await asking(ctx, (credentials) =>
    ctx.services.zoom.addRegistrant(credentials, getZoomId(meeting), {
      email: person.email,
      first_name: person.given_name,
      last_name: person.surname,
    }),
  );
  await transact(ctx, (tx) =>
    keepLink(tx, person.id, registrantId, tx.services.sealer.seal(linkColumn, person.id, url)),
  );
  return { url };
};

/** Opening a meeting marks the notifications that lead to it as read. */
export const seen = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    await getVisible(tx, id);
    await watchThing(tx, linkTo(id));
    return { ok: true } as const;
  });

const getVisible = async (ctx: SignedInCtx, id: number): Promise<MeetingRow> => {
  const meeting = getOrRefuse(await find(ctx, id));
  const row = { ...meeting, mine: Boolean(meeting.mine) };
  return maySee(ctx.actor, ctx.services.roleTable, row) ? meeting : refuse('record/not-found');
};

const getOpen = async (ctx: SignedInCtx, id: number): Promise<MeetingRow> => {
  const meeting = await getVisible(ctx, id);
  if (meeting.ends_at <= ctx.clock.now()) refuse('online-meetings/over');
  if (meeting.zoom_id === null) refuse('online-meetings/not-made-yet');
  if (opensAt(meeting) > ctx.clock.now()) refuse('online-meetings/too-early');
  return meeting;
};

const getZoomId = ({ zoom_id }: MeetingRow): number => zoom_id ?? refuse('online-meetings/not-made-yet');

const asking = async <T>(ctx: SignedInCtx, ask: (credentials: ZoomCredentials) => Promise<T>): Promise<T> => {
  const credentials = await openCredentials(ctx);
  if (!credentials) return refuse('online-meetings/not-linked');
  try {
    return await ask(credentials);
  } catch (error) {
    const problem = judgeProblem(error);
    ctx.log.warn({ err: error }, 'Zoom gave no link');
    if (isGone(error)) return refuse('online-meetings/not-made-yet');
    return refuse(
      problem === 'away' || problem === 'limit' ? 'online-meetings/zoom-away' : 'online-meetings/not-linked',
    );
  }
};
