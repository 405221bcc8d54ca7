import { isSecretariat, isRole, role, roleNames } from '@indeks/contract/access/roles';
import type { ZoomProblem } from '@indeks/contract/provider/admin-settings/zoom.keys';
import { zoomDailyLimit, type MeetingList } from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { nameWithDegree } from '@indeks/contract/identity/people/names.rules';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { abilities, mayManage } from './online-meetings.policy.ts';
import * as queries from './online-meetings.queries.ts';
import { isState, opensAt, zoomDay } from './online-meetings.rules.ts';
import * as people from './people.queries.ts';

interface ListQuery {
  readonly page?: number | undefined;
  readonly itemsPerPage?: number | undefined;
  readonly userId?: number | undefined;
  readonly id?: number | undefined;
  readonly search?: string | undefined;
  readonly when?: MeetingList | undefined;
}

/** Those who manage meetings see all, or those of one person; others their own, once they are made. */
export const list = async (
  ctx: SignedInCtx,
  cids: readonly number[] | undefined,
  { when, userId, id, ...paging }: ListQuery,
) => {
  const manages = mayManage(ctx.actor, ctx.services.roleTable);
  const page = await queries.list(ctx, {
    ...paging,
    cids,
    id,
    userId: manages ? userId : ctx.actor.id,
    made: !manages,
    // What is hidden is a list of those who manage meetings.
    when: when === 'hidden' && !manages ? 'past' : (when ?? 'upcoming'),
  });
  return { ...page, items: page.items.map((row) => toWire(ctx, row)) };
};

export const details = async (ctx: SignedInCtx, id: number) => {
  const row = getOrRefuse(await queries.find(ctx, id));
  const invited = await people.listPeople(ctx, id);
  const users = invited.filter(({ host }) => !host).map(({ user_id }) => user_id);
  return { ...toWire(ctx, row), users };
};

export const participants = async (ctx: SignedInCtx, cid: number, date: string | undefined) => ({
  items: await people.listStudents(ctx, cid, date),
});

export const hosts = async (ctx: SignedInCtx, search: string | undefined) => {
  const day = zoomDay(ctx.clock.now());
  const found = await people.listHosts(ctx, search, day);
  return {
    items: found.map(({ id, name, used }) => ({ id, name, left: Math.max(zoomDailyLimit - used, 0) })),
    left: zoomDailyLimit - (await people.countUses(ctx, 0, day)),
  };
};

export const toWire = (ctx: SignedInCtx, row: queries.MeetingRow): OnlineMeeting => {
  const { actor, services } = ctx;
  const manages = mayManage(actor, services.roleTable);
  const judged = { ...row, mine: Boolean(row.mine) };
  return {
    id: row.id,
    topic: row.topic,
    ...warsawTime(row.starts_at),
    duration: row.duration,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    opens_at: opensAt(row).toISOString(),
    cid: row.cid,
    courseName: row.course_name,
    sid: row.sid,
    semester: row.semester,
    uid: row.host_id,
    username: hostName(row),
    email: manages ? row.host_email : null,
    participants: row.participants ?? 0,
    told: row.told ?? 0,
    hidden: row.hidden_at !== null,
    waiting_room: row.waiting_room,
    host_video: row.host_video,
    participant_video: row.participant_video,
    state: isState(row.state) ? row.state : 'queued',
    // Only problems of the contract are ever written.
    problem: manages ? (row.problem as ZoomProblem | null) : null,
    meetingId: row.zoom_id,
    settings: writeSettings(ctx, row),
    start_url: '',
    attended: row.attendance_at === null ? null : (row.attended ?? 0),
    version: row.version,
    can: abilities(actor, services.roleTable, judged, ctx.clock.now()),
  };
};

/** The people of the secretariat are not named. */
const hostName = ({ host_name, host_degree, host_role }: queries.MeetingRow): string => {
  const isOffice = host_role === null || (isRole(host_role) && isSecretariat(host_role));
  return host_name === null || isOffice
    ? roleNames[role.administrator]
    : nameWithDegree({ name: host_name, degree: host_degree ?? '' });
};

/** The address that may be passed on leads to this portal: what opens Zoom is personal. */
const writeSettings = ({ services }: SignedInCtx, { id, zoom_id, starts_at }: queries.MeetingRow): string =>
  JSON.stringify({
    id: zoom_id,
    start_time: starts_at.toISOString(),
    join_url: new URL(`/online-meetings?meeting=${id}`, services.config.PUBLIC_ADDRESS).href,
  });
