import { sql } from '../services/postgres.ts';
import type { House } from './house.ts';

/** A file of transfers in the specification's own format, and what it comes to. */
export interface BankFile {
  name: string;
  text: string;
  rows: number;
  /** Grosze. */
  sum: number;
}

/** The accountant among the demo accounts. */
export const accountant = 5;
export const importedRows = 40_000;

/** Transfers to the accounts of the demo data in turn; another `series` has none of the same. */
export async function makeBankFile(house: House, series: number): Promise<BankFile> {
  const listed = await sql(
    house.services.databaseOwnerUrl,
    'select bank_account from enrolments where bank_account is not null order by id',
  );
  const accounts = listed.trim().split('\n');
  const amounts = Array.from({ length: importedRows }, (_, row) => 10_000 + series * importedRows + row);
  const lines = amounts.map((amount, row) => `${accounts[row % accounts.length]};${amount};2026-10-15`);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return { name: `przelewy-${series}.csv`, text: lines.join('\n'), rows: importedRows, sum };
}

/** The report's number; undefined where no answer came, or a refusal. */
export async function uploadFile(house: House, cookie: string, file: BankFile): Promise<number | undefined> {
  const body = new FormData();
  body.append('name', file.name);
  body.append('file', new File([file.text], file.name, { type: 'text/csv' }));
  const answer = await house.ask('/api/settlements/0', { method: 'POST', body, headers: { cookie } });
  // Our own API: an uploaded report has its number.
  const report = (await answer.json()) as { id?: number };
  return answer.ok ? report.id : undefined;
}

export async function acceptReport(house: House, cookie: string, id: number): Promise<boolean> {
  const answer = await house.ask(`/api/settlements/mapping/${id}`, {
    method: 'POST',
    body: JSON.stringify({ settlementId: id, mapping: [] }),
    headers: { cookie, 'content-type': 'application/json' },
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** What of the file is booked: how many payments, grosze in all; and how many kept sums are wrong. */
export async function countBooked(house: House, file: BankFile) {
  const counts = await sql(
    house.services.databaseOwnerUrl,
    `select count(*), coalesce(sum(p.amount), 0) from payments as p
      join bank_report_rows as r on r.id = p.bank_row_id
      join bank_reports as b on b.id = r.report_id where b.file_name = '${file.name}'`,
  );
  const [payments = 0, sum = 0] = counts.trim().split('|').map(Number);
  return { payments, sum };
}

export const countWrongSums = async (house: House): Promise<number> =>
  Number(
    await sql(
      house.services.databaseOwnerUrl,
      `select (select count(*) from wrong_balances) + (select count(*) from wrong_balance_list)
        + (select count(*) from wrong_states) + (select count(*) from wrong_booked_sums)`,
    ),
  );
