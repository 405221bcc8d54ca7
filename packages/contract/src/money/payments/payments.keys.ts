/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */

/** `balance`: that of the person over their enrolments; `overdue`: the days since the oldest of what they owe was due. */
export const settlementSortKeys = ['name', 'balance', 'overdue'] as const;
export type SettlementSortKey = (typeof settlementSortKeys)[number];

/** Somebody who owes something, paid too much, or paid nothing of what they owe. */
export const settlementStates = ['owed', 'overpaid', 'unpaid'] as const;
export type SettlementState = (typeof settlementStates)[number];

/** Somebody for whom the oldest of what is owed has been due: for any time, up to 30 days, for 31–90, or for longer. */
export const overdueStates = ['overdue', 'overdue-month', 'overdue-quarter', 'overdue-longer'] as const;
export type OverdueState = (typeof overdueStates)[number];

/** Fewer people than this are reminded at once. */
export const remindersLimit = 1_000;
