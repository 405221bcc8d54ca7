import { roleTable } from '@indeks/contract/access/permissions';
import { roles, type Role } from '@indeks/contract/access/roles';
import { reportTypes, type ReportType } from '@indeks/contract/common/report-types';
import { describe, expect, test } from 'vitest';
import { clockFrom } from '#platform/clock.ts';
import type { Actor } from '#platform/context.ts';
import {
  judgeMonth,
  canChangeEntry,
  canDecide,
  canPrint,
  canSubmit,
  typesSentBy,
  type MonthState,
  type Viewer,
} from './monthly-reports.policy.ts';
import type { ReportState } from './report-steps.rules.ts';

const makeActor = (role: Role): Actor => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
  name: 'Ktoś',
  role,
  sessionId: 1,
  restricted: false,
  awaitsSecondStep: false,
});

interface Traits {
  readonly role?: Role;
  readonly ownerId?: number;
  readonly today?: string;
}

const viewer = ({ role = 0, ownerId = 1, today = '2026-11-16' }: Traits = {}): Viewer => ({
  actor: makeActor(role),
  ownerId,
  table: roleTable,
  today,
});

const change = (today: string, date: string, type: ReportType = 'czas', status?: ReportState) =>
  canChangeEntry(viewer({ today }), { type, status }, date);

describe('the open month', () => {
  test.each([
    // today, the day of the entry, may a lecturer write it
    ['2026-11-16', '2026-11-01', true],
    ['2026-11-16', '2026-11-30', true],
    ['2026-11-16', '2026-10-31', false],
    ['2026-11-16', '2026-12-01', false],
    // grace days
    ['2026-11-01', '2026-10-31', true],
    ['2026-11-02', '2026-10-01', true],
    ['2026-11-03', '2026-10-15', true],
    ['2026-11-04', '2026-10-15', true],
    ['2026-11-05', '2026-10-01', true],
    ['2026-11-06', '2026-10-31', false],
    ['2026-11-05', '2026-09-30', false],
    // the turn of the year
    ['2027-01-01', '2026-12-31', true],
    ['2027-01-05', '2026-12-01', true],
    ['2027-01-06', '2026-12-31', false],
    ['2027-01-05', '2026-01-05', false],
    ['2026-12-31', '2027-01-01', false],
    // February, common and leap
    ['2027-02-28', '2027-02-28', true],
    ['2027-03-05', '2027-02-28', true],
    ['2028-02-29', '2028-02-29', true],
    ['2028-03-01', '2028-02-29', true],
    ['2028-03-05', '2028-02-29', true],
    ['2028-03-06', '2028-02-29', false],
    ['2028-02-29', '2028-03-01', false],
  ])('on %s hours and trips of %s: %s', (today, date, open) => {
    expect(change(today, date, 'czas')).toBe(open);
    expect(change(today, date, 'przejazd')).toBe(open);
  });

  test.each([
    ['2026-11-16', '2026-12-05', true],
    ['2026-11-16', '2027-10-02', true],
    ['2026-11-16', '2026-11-07', true],
    ['2026-11-16', '2026-10-31', false],
    ['2026-11-05', '2026-10-31', true],
    ['2026-11-06', '2026-10-31', false],
    ['2026-12-31', '2027-01-02', true],
  ])('on %s a session on %s may be planned: %s', (today, date, open) => {
    expect(change(today, date, 'zjazd')).toBe(open);
  });

  // Warsaw is one hour ahead of UTC in winter and two in summer; the nights of the change are 29.03 and 25.10.2026.
  test.each([
    ['2026-03-31T21:59:59Z', '2026-03-31', true],
    ['2026-03-31T22:00:00Z', '2026-03-31', true],
    ['2026-03-31T22:00:00Z', '2026-04-30', true],
    ['2026-04-05T21:59:59Z', '2026-03-31', true],
    ['2026-04-05T22:00:00Z', '2026-03-31', false],
    ['2026-10-31T22:30:00Z', '2026-11-01', false],
    ['2026-10-31T23:00:00Z', '2026-11-01', true],
    ['2026-11-05T22:59:59Z', '2026-10-31', true],
    ['2026-11-05T23:00:00Z', '2026-10-31', false],
    ['2026-03-29T00:59:59Z', '2026-03-29', true],
    ['2026-03-29T01:00:00Z', '2026-03-29', true],
    ['2026-10-25T00:30:00Z', '2026-10-25', true],
    ['2026-10-25T01:30:00Z', '2026-10-25', true],
  ])('at %s an entry of %s: %s', (moment, date, open) => {
    const today = clockFrom(() => new Date(moment)).today();
    expect(change(today, date)).toBe(open);
  });
});

describe('the state of the month', () => {
  test.each<[status: ReportState, inMonth: boolean, lecturer: boolean]>([
    [undefined, true, true],
    [undefined, false, false],
    [0, true, true],
    // Rejected later: it stays open.
    [0, false, true],
    [1, true, false],
    [1, false, false],
    [2, true, false],
    [2, false, false],
  ])('status %s, month open %s: a lecturer may write %s, the secretariat always', (status, inMonth, may) => {
    const date = inMonth ? '2026-11-02' : '2026-08-02';
    for (const type of reportTypes) {
      expect(canChangeEntry(viewer(), { type, status }, date)).toBe(may);
      for (const role of [1, 11] as const)
        expect(canChangeEntry(viewer({ role, ownerId: 2 }), { type, status }, date)).toBe(true);
    }
  });
});

describe('sending', () => {
  const senders: Readonly<Record<ReportType, readonly Role[]>> = {
    czas: [0, 5, 7, 8],
    przejazd: [0, 5],
    zjazd: [0, 5],
  };

  test.each(reportTypes.flatMap((type) => roles.map((role) => [type, role] as const)))(
    '%s by role %s',
    (type, role) => {
      const state = { type, month: '2026-11', status: undefined, hasEntries: true } as const;
      expect(canSubmit(viewer({ role }), state)).toBe(senders[type].includes(role));
      expect(canSubmit(viewer({ role, ownerId: 2 }), state)).toBe(false);
    },
  );

  test.each<[status: ReportState, month: string, hasEntries: boolean, may: boolean]>([
    [undefined, '2026-11', true, true],
    [undefined, '2026-11', false, false],
    [undefined, '2026-12', true, false],
    [undefined, '2026-10', true, true],
    [undefined, '2025-01', true, true],
    [0, '2026-11', true, true],
    [0, '2026-08', true, true],
    [0, '2026-08', false, false],
    [1, '2026-11', true, false],
    [2, '2026-11', true, false],
  ])('status %s of %s with entries %s: %s', (status, month, hasEntries, may) => {
    expect(canSubmit(viewer(), { type: 'zjazd', month, status, hasEntries })).toBe(may);
  });
});

describe('deciding and printing', () => {
  test.each(roles)('role %s decides only what waits, and only in the secretariat', (role) => {
    const may = (status: ReportState) => canDecide(viewer({ role, ownerId: 2 }), { status });
    const secretariat = role === 1 || role === 11;
    expect([may(undefined), may(0), may(1), may(2)]).toEqual([false, false, secretariat, false]);
  });

  test.each<[role: Role, status: ReportState, hasEntries: boolean, may: boolean]>([
    [0, 2, true, true],
    [0, 2, false, false],
    [0, 1, true, false],
    [0, 0, true, false],
    [0, undefined, true, false],
    [1, undefined, true, true],
    [1, 0, true, true],
    [11, 1, true, true],
    [1, 2, false, false],
  ])('role %s, status %s, entries %s: a PDF %s', (role, status, hasEntries, may) => {
    expect(canPrint(viewer({ role }), { type: 'czas', month: '2026-11', status, hasEntries })).toBe(may);
  });
});

describe('the abilities of a month', () => {
  const all = ['add', 'change', 'submit', 'withdraw', 'decide', 'acceptAgain', 'takeBack', 'pdf', 'report'];
  const own = viewer();
  const secretariat = viewer({ role: 1, ownerId: 2 });

  test.each<[name: string, viewer: Viewer, state: Partial<MonthState>, may: string[]]>([
    ['open, one’s own', own, {}, ['add', 'change', 'submit', 'report']],
    ['waiting, one’s own', own, { status: 1 }, ['withdraw', 'report']],
    ['accepted, one’s own', own, { status: 2, changed: true }, ['pdf', 'report']],
    ['waiting, acted for', secretariat, { status: 1 }, ['add', 'change', 'decide', 'pdf', 'report']],
    ['accepted, acted for', secretariat, { status: 2 }, ['add', 'change', 'takeBack', 'pdf', 'report']],
    [
      'changed after acceptance',
      secretariat,
      { status: 2, changed: true },
      ['add', 'change', 'acceptAgain', 'takeBack', 'pdf', 'report'],
    ],
  ])('%s', (_, who, more, may) => {
    const state = { type: 'czas', month: '2026-11', hasEntries: true, status: undefined, ...more } as const;
    expect(judgeMonth(who, state, 0)).toEqual(
      Object.fromEntries(all.map((ability) => [ability, may.includes(ability)])),
    );
  });

  test.each<[role: Role, types: ReportType[]]>([
    [0, ['czas', 'przejazd', 'zjazd']],
    [5, ['czas', 'przejazd', 'zjazd']],
    [8, ['czas']],
    [7, ['czas']],
    [1, []],
  ])('role %s has reports of %j', (role, types) => {
    const state = { month: '2026-11', hasEntries: true, status: undefined };
    const has = (type: ReportType) => judgeMonth(secretariat, { ...state, type }, role).report;
    expect(reportTypes.filter(has)).toEqual(types);
    expect(typesSentBy(role, roleTable)).toEqual(types);
  });
});
