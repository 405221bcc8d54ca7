import { bankReportRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { makeMonth } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { keepThreads } from '#testing/kept-threads.ts';
import { eventually } from '#testing/patience.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
keepThreads(app);
const accountant = await app.signedIn(6);

const rows = 2_000;
/** Entries of indexes and rows of tables that a row may cost: 30 are needed, and more with every row where each looks at others. */
const mostReads = 60;

const send = async (references: string) => {
  const month = makeMonth(rows).map((row) => Object.assign(row, { reference: references + row.reference }));
  const file = new File([writers['camt.053.001.02'].write(month)], 'wyciag.xml');
  const { body } = await accountant.call(routes.upload, {
    params: { id: 0 },
    body: { name: 'Październik', file },
  });
  return body.states;
};

/** Rows read since the start, from the statistics of PostgreSQL, which are waited for until they include the rows written. */
const countReads = (written: number): Promise<number> =>
  eventually(async () => {
    const { rows: counted } = await sql<{ reads: number; written: number }>`
      select (select sum(seq_tup_read) + sum((select sum(idx_tup_read) from pg_stat_user_indexes as i where i.relid = t.relid))
          from pg_stat_user_tables as t where relname like 'bank_report%' or relname like 'transfer%')::integer as reads,
        (select n_tup_upd from pg_stat_user_tables where relname = 'bank_report_rows')::integer as written`.execute(
      app.db,
    );
    expect(counted[0]?.written).toBeGreaterThanOrEqual(written);
    return counted[0]?.reads ?? 0;
  });

test('a row of a file costs the same in a long one, new or probably the same as one that is there', async () => {
  expect((await send('1')).unmatched.count).toBe(rows);
  const first = await countReads(rows);
  expect((await send('2')).asked.count).toBe(rows);
  const second = (await countReads(2 * rows)) - first;
  expect(first / rows).toBeLessThan(mostReads);
  expect(second / rows).toBeLessThan(mostReads);
});
