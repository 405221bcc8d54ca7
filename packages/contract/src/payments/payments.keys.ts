/** Apart from the schemas, so that a list can name its columns without loading what only a form needs. */

/** `balance`: that of the person over their enrolments; `overdue`: the days since the oldest of what they owe was due. */
export const settlementSortKeys = ['name', 'balance', 'overdue'] as const;
export type SettlementSortKey = (typeof settlementSortKeys)[number];

/** Somebody who owes something, paid too much, or paid nothing of what they owe. */
export const settlementStates = ['owed', 'overpaid', 'unpaid'] as const;
export type SettlementState = (typeof settlementStates)[number];
