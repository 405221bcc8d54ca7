import { Client } from 'pg';

/** What the trigger of the sessions table says when one ends. */
export const announceSessionEnd = (url: string, sessionId: number): Promise<void> =>
  asOnce(url, `select pg_notify('session_ended', '${sessionId}')`);

/** Cuts the connections of that name, as a restart of the database would. */
export const cutConnections = (url: string, applicationName: string): Promise<void> =>
  asOnce(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = '${applicationName}' and datname = current_database()`,
  );

const asOnce = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
