import type { Client } from 'pg';
import { demoAccounts } from './demo-accounts.ts';

export const refuseProduction = (env: Readonly<Record<string, string | undefined>>): void => {
  if (env['NODE_ENV'] === 'production')
    throw new Error('Demo data has a password that everybody knows: the seed does not run in production.');
};

export const refuseUnmigrated = async (client: Client, tables: readonly string[]): Promise<void> => {
  const { rows } = await client.query(
    'select name from unnest($1::text[]) as name where to_regclass(name) is null',
    [tables],
  );
  if (rows.length > 0) throw new Error('The database is not up to date: run `pnpm db:migrate` first.');
};

export const isEmpty = async (client: Client, tables: readonly string[]): Promise<boolean> => {
  const any = tables.map((table) => `exists (select from ${table})`).join(' or ');
  const { rows } = await client.query<{ any: boolean }>(`select ${any} as any`);
  return rows[0]?.any === false;
};

/**
 * Empties the seed's tables and all that refers to them: sessions, idempotency keys, and the audit log, whose
 * rows would speak of people who are gone. Only where the demo accounts say that the data is made up.
 */
export const emptyDemoData = async (client: Client, tables: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ found: number }>(
    'select count(*)::int as found from users where lower(email) = any($1)',
    [demoAccounts.map((account) => account.email)],
  );
  if (rows[0]?.found === 0)
    throw new Error('There are people in this database but no demo accounts: it is not the seed’s to empty.');
  // The audit log and the kept lists name people without pointing at them; stored files are pointed at by what goes.
  const unbound = 'audit_log, student_list, balance_list, due_list, state_list, stored_files';
  await client.query(`truncate ${tables.join(', ')}, ${unbound} restart identity cascade`);
};
