import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertPerson } from './people.ts';

interface Report {
  readonly accepted?: boolean;
  readonly fileKey?: string;
}

/** A report that somebody uploaded; answers its number. */
export const insertBankReport = async (
  db: Database,
  { accepted = false, fileKey }: Report = {},
): Promise<number> => {
  return insertRow(db, 'bank_reports', {
    name: 'Wyciąg',
    file_name: 'wyciag.txt',
    file_hash: randomBytes(32).toString('hex'),
    file_key: fileKey ?? null,
    formats: ['elixir'],
    controlled: true,
    added_by: (await insertPerson(db, { role: 6 })).id,
    added_at: new Date('2026-11-02T08:00:00Z'),
    accepted_at: accepted ? new Date('2026-11-02T08:05:00Z') : null,
  });
};

interface Row extends Report {
  readonly account?: string;
  readonly id?: number;
  readonly reportId?: number;
  readonly state?: 'unmatched' | 'explained' | 'dismissed';
  readonly amount?: number;
  readonly payer?: string;
  readonly payerAccount?: string;
  readonly title?: string;
}

/** A payment that nobody was found for. */
export const insertBankRow = async (
  db: Database,
  { id, reportId, state = 'unmatched', accepted = true, ...row }: Row = {},
): Promise<number> => {
  return insertRow(db, 'bank_report_rows', {
    ...(id !== undefined && { id }),
    report_id: reportId ?? (await insertBankReport(db, { accepted })),
    line: 1,
    state,
    account: row.account ?? '60102055587788000000000001',
    amount: row.amount ?? 120_000,
    payer: row.payer ?? '',
    payer_account: row.payerAccount ?? '',
    title: row.title ?? '',
    date: '2026-10-02',
    content_key: randomBytes(16).toString('hex'),
  });
};
