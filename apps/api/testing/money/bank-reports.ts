import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertPerson } from '../identity/people.ts';

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
  readonly state?: 'unmatched' | 'explained' | 'dismissed' | 'asked';
  /** The transfer that an asked one is probably the same as. */
  readonly askedAbout?: number;
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
  const report_id = reportId ?? (await insertBankReport(db, { accepted }));
  const { rows } = await sql<{ id: number }>`insert into transfers default values returning id`.execute(db);
  const amount = row.amount ?? 120_000;
  await db
    .updateTable('bank_reports')
    .set((own) => ({ credit_count: own('credit_count', '+', 1), credit_sum: own('credit_sum', '+', amount) }))
    .where('id', '=', report_id)
    .execute();
  return insertRow(db, 'bank_report_rows', {
    ...(id !== undefined && { id }),
    report_id,
    transfer_id: rows[0]?.id ?? 0,
    line: 1,
    state,
    account: row.account ?? '60102055587788000000000001',
    amount,
    payer: row.payer ?? '',
    payer_account: row.payerAccount ?? '',
    title: row.title ?? '',
    date: '2026-10-02',
    asked_about: row.askedAbout ?? null,
    comment: state === 'dismissed' ? 'Zwrot z urzędu' : '',
    content_key: randomBytes(16).toString('hex'),
  });
};

const transferOf = async (db: Database, id: number): Promise<number> => {
  const row = db.selectFrom('bank_report_rows').select('transfer_id').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).transfer_id ?? 0;
};

/** A payment that is probably the one of another report. */
export const insertAskedRow = async (db: Database): Promise<number> =>
  insertBankRow(db, { state: 'asked', askedAbout: await transferOf(db, await insertBankRow(db)) });

/** A payment of which somebody said that it is another than the one that it looks like. */
export const insertApartRow = async (db: Database): Promise<number> => {
  const [one, other] = [await insertBankRow(db), await insertBankRow(db)];
  const pair = { transfer_id: await transferOf(db, one), other_id: await transferOf(db, other) };
  await db.insertInto('transfers_apart').values(pair).execute();
  return other;
};

/** A payment of a report that waits, split over enrolments. */
export const insertSplitRow = async (
  db: Database,
  parts: readonly { readonly scid: number; readonly amount: number }[],
): Promise<number> => {
  const id = await insertBankRow(db, { accepted: false, state: 'explained' });
  const given = parts.map(({ scid, amount }) => ({ row_id: id, enrolment_id: scid, amount }));
  await db.insertInto('bank_row_allocations').values(given).execute();
  return id;
};
