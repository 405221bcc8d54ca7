import { mayBy, type Permission, type RoleTable } from '@indeks/contract/access/permissions';
import { isOpenForMeetings, isOpenForRecords, monthOf } from '@indeks/contract/months/months.rules';
import type { MonthAbilities, ReportType } from '@indeks/contract/months/months.schemas';
import { reportStatus, type ReportStatus } from '@indeks/contract/months/report-status';
import type { Actor } from '#platform/context.ts';
import { canTake } from './report-steps.rules.ts';

/** What decides about changes in a person's month of one kind. */
export interface MonthState {
  readonly type: ReportType;
  readonly month: string;
  /** Undefined: not sent yet. */
  readonly status: ReportStatus | undefined;
  readonly hasEntries: boolean;
}

export interface Viewer {
  /** The actor of the call, or the owner, where the question is what the owner could do. */
  readonly actor: Pick<Actor, 'id' | 'role'>;
  readonly ownerId: number;
  readonly table: RoleTable;
  readonly today: string;
}

const submitPermission: Readonly<Record<ReportType, Permission>> = {
  czas: 'work-times.submit',
  przejazd: 'trips.submit',
  zjazd: 'meetings.submit',
};

const isOpen = (type: ReportType, date: string, today: string): boolean =>
  type === 'zjazd' ? isOpenForMeetings(date, today) : isOpenForRecords(date, today);

/** Whether an entry of that day may be added, changed or deleted. The secretariat may, at any time and in any state. */
export const canChangeEntry = (
  viewer: Viewer,
  state: Pick<MonthState, 'type' | 'status'>,
  date: string,
): boolean => {
  if (actsForOthers(viewer)) return true;
  if (state.status === reportStatus.sent || state.status === reportStatus.accepted) return false;
  // A month that was rejected later stays open until it is sent again.
  return state.status === reportStatus.rejected || isOpen(state.type, date, viewer.today);
};

export const canSubmit = (viewer: Viewer, { type, month, status, hasEntries }: MonthState): boolean =>
  viewer.actor.id === viewer.ownerId &&
  maySend(viewer, type) &&
  hasEntries &&
  canTake(status, 'send') &&
  hasBegun(month, viewer.today);

/** Whether the role sends reports of this kind at all. */
export const maySend = ({ actor, table }: Pick<Viewer, 'actor' | 'table'>, type: ReportType): boolean =>
  mayBy(table)(actor.role, submitPermission[type]);

export const hasBegun = (month: string, today: string): boolean => month <= monthOf(today);

export const canDecide = ({ actor, table }: Viewer, { status }: Pick<MonthState, 'status'>): boolean =>
  mayBy(table)(actor.role, 'reports.decide') && canTake(status, 'accept');

export const canPrint = (viewer: Viewer, { status, hasEntries }: MonthState): boolean =>
  hasEntries && (status === reportStatus.accepted || actsForOthers(viewer));

export const abilitiesOf = (viewer: Viewer, state: MonthState): MonthAbilities => {
  const change = canChangeEntry(viewer, state, dayToJudge(state.month, viewer.today));
  return {
    add: change,
    change,
    submit: canSubmit(viewer, state),
    decide: canDecide(viewer, state),
    pdf: canPrint(viewer, state),
  };
};

const actsForOthers = ({ actor, table }: Viewer): boolean =>
  mayBy(table)(actor.role, 'account.act-for-person');

/** All days of a month are open or closed together. */
const dayToJudge = (month: string, today: string): string =>
  monthOf(today) === month ? today : `${month}-01`;
