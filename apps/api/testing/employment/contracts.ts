import { randomUUID } from 'node:crypto';
import type { NewContract } from '@indeks/contract/employment/contracts/contracts.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

export const contractFields: NewContract = { start: '2026-10-01', end: '2027-09-30', number: 'UZ/12/2026' };

/** With a number that no other contract has. */
export const numberedContract = (): NewContract => ({
  ...contractFields,
  number: `UZ/${randomUUID().slice(0, 13)}`,
});

export const insertContract = async (
  db: Database,
  userId: number,
  more: Partial<NewContract> = {},
): Promise<number> => {
  const { start, end, number } = { ...contractFields, ...more };
  return insertRow(db, 'contracts', { user_id: userId, start_date: start, end_date: end, number });
};
