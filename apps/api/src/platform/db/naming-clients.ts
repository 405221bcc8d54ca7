import pg from 'pg';
import type { StatementNames } from './statement-names.ts';

type Query = (query: unknown, values?: unknown, callback?: unknown) => Promise<pg.QueryResult>;

/** A migration changed the columns of what a prepared statement reads. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/**
 * A class of connections that sends statements by their names. pg prepares a named one at its first use on each connection.
 * One that a migration outdated is sent anew; inside a transaction the whole transaction is done again (`retryConflicts`).
 */
export const namingClients = (Base: typeof pg.Client, names: StatementNames): typeof pg.Client => {
  class NamingClient extends Base {}
  const send = Reflect.get(Base.prototype, 'query') as Query; // pg declares a dozen forms; ours pass through
  const sendNamed = async (client: pg.Client, text: string, values: readonly unknown[]) => {
    const name = names.find(text);
    if (name === undefined) return send.call(client, text, values);
    try {
      return await send.call(client, { name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.renew(text);
      if (client.getTransactionStatus() !== 'I') throw error;
      return send.call(client, text, values);
    }
  };
  const query: Query = function (this: pg.Client, text, values, callback) {
    // Kysely's form. Without values a text is sent as it is: `begin`, `commit`, or something asked once.
    const isNameable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    return isNameable && callback === undefined
      ? sendNamed(this, text, values)
      : send.call(this, text, values, callback);
  };
  Object.assign(NamingClient.prototype, { query });
  return NamingClient;
};
