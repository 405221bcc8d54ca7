import { mayBy, type Permission, type RoleTable } from '@indeks/contract/access/permissions';
import type { Role } from '@indeks/contract/access/roles';
import { isOpenForMeetings, isOpenForRecords, monthOf } from '@indeks/contract/common/months.rules';
import { type MonthAbilities } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import { reportStatus, type ReportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import type { Actor } from '#platform/context.ts';
import { canTake } from './report-steps.rules.ts';

/** Facts that decide about changes in a person's month of one kind. */
export interface MonthState {
  readonly type: ReportType;
  readonly month: string;
  /** Undefined: not sent yet. */
  readonly status: ReportStatus | undefined;
  readonly hasEntries: boolean;
  /** After it had been accepted. */
  readonly changed?: boolean;
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
export const maySend = (
  { actor, table }: { readonly actor: Pick<Actor, 'role'>; readonly table: RoleTable },
  type: ReportType,
): boolean => mayBy(table)(actor.role, submitPermission[type]);

/** The kinds of reports that a role sends. */
export const typesSentBy = (role: Role, table: RoleTable): ReportType[] =>
  reportTypes.filter((type) => maySend({ actor: { role }, table }, type));

export const hasBegun = (month: string, today: string): boolean => month <= monthOf(today);

/** The sender may take a report back until it is decided. */
const canWithdraw = (viewer: Viewer, { type, status }: Pick<MonthState, 'type' | 'status'>): boolean =>
  viewer.actor.id === viewer.ownerId && maySend(viewer, type) && canTake(status, 'withdraw');

const canTakeBack = ({ actor, table }: Viewer, { status }: Pick<MonthState, 'status'>): boolean =>
  mayBy(table)(actor.role, 'reports.decide') && canTake(status, 'take-back');

export const canDecide = ({ actor, table }: Viewer, { status }: Pick<MonthState, 'status'>): boolean =>
  mayBy(table)(actor.role, 'reports.decide') && canTake(status, 'accept');

export const canPrint = (viewer: Viewer, { status, hasEntries }: MonthState): boolean =>
  hasEntries && (status === reportStatus.accepted || actsForOthers(viewer));

export const judgeMonth = (viewer: Viewer, state: MonthState, ownerRole: Role): MonthAbilities => {
  const change = canChangeEntry(viewer, state, dayToJudge(state.month, viewer.today));
  return {
    add: change,
    change,
    submit: canSubmit(viewer, state),
    withdraw: canWithdraw(viewer, state),
    decide: canDecide(viewer, state),
    acceptAgain: state.changed === true && canTakeBack(viewer, state),
    takeBack: canTakeBack(viewer, state),
    pdf: canPrint(viewer, state),
    report: maySend({ actor: { role: ownerRole }, table: viewer.table }, state.type),
  };
};

/** The secretariat, in any state of the month. */
export const mayChangeAccepted = (viewer: Viewer): boolean => actsForOthers(viewer);

const actsForOthers = ({ actor, table }: Viewer): boolean =>
  mayBy(table)(actor.role, 'account.act-for-person');

/** All days of a month are open or closed together. */
const dayToJudge = (month: string, today: string): string =>
  monthOf(today) === month ? today : `${month}-01`;
