import { mayBy, type RoleTable } from '@indeks/contract/access/permissions';
import type { Actor } from '#platform/context.ts';

interface Judged {
  readonly host_id: number | null;
  readonly zoom_id: number | null;
  readonly state: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** The caller has a row among its people. */
  readonly mine: boolean;
}

export const mayManage = (actor: Actor, table: RoleTable): boolean =>
  mayBy(table)(actor.role, 'online-meetings.manage');

/** Those who manage meetings see all, others those in which they take part, once they are made. */
export const maySee = (actor: Actor, table: RoleTable, meeting: Pick<Judged, 'mine' | 'zoom_id'>): boolean =>
  mayManage(actor, table) || (meeting.mine && meeting.zoom_id !== null);

/** The host begins a meeting, and so do those who manage them. */
export const mayStart = (actor: Actor, table: RoleTable, { host_id }: Pick<Judged, 'host_id'>): boolean =>
  host_id === actor.id || mayManage(actor, table);

/** Zoom had it when it began: people may have been there. */
export const isHeld = ({ zoom_id, starts_at }: Pick<Judged, 'zoom_id' | 'starts_at'>, now: Date): boolean =>
  zoom_id !== null && starts_at <= now;

export const abilities = (actor: Actor, table: RoleTable, meeting: Judged, now: Date) => {
  const manages = mayManage(actor, table);
  const isOver = meeting.ends_at <= now;
  const isMade = meeting.zoom_id !== null;
  const leads = mayStart(actor, table, meeting);
  return {
    edit: manages && !isOver,
    delete: manages && !isHeld(meeting, now),
    hide: manages && isOver && isHeld(meeting, now),
    retry: manages && meeting.state === 'failed' && !isOver,
    join: meeting.mine && meeting.host_id !== actor.id && isMade && !isOver,
    start: leads && isMade && !isOver,
    attendance: leads && isMade && isOver,
  };
};
