import { CompiledQuery, PostgresDriver, type DatabaseConnection, type QueryResult } from 'kysely';

/**
 * Reads a stream by fetches, each of which is a statement of its own. PostgreSQL counts a statement's limit of time from the first
 * message to the last, and a cursor of the protocol is one statement: a download that took longer would break off in the middle,
 * also when its reader alone is slow.
 */
export class StreamingDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();
  readonly #inTransaction = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options);
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const asOneStatement = connection.streamQuery.bind(connection);
    const fetched = fetchOver(connection.executeQuery.bind(connection));
    connection.streamQuery = (query, rowsAtOnce) =>
      this.#inTransaction.has(connection) ? asOneStatement(query, rowsAtOnce) : fetched(query, rowsAtOnce);
    return connection;
  }

  override async beginTransaction(...of: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    await super.beginTransaction(...of);
    this.#inTransaction.add(of[0]);
  }

  override async releaseConnection(...of: Parameters<PostgresDriver['releaseConnection']>): Promise<void> {
    this.#inTransaction.delete(of[0]);
    await super.releaseConnection(...of);
  }
}

type Send = DatabaseConnection['executeQuery'];

/** A cursor is planned for its first tenth unless told that all of it is read. */
const beforehand = ['begin', 'set local cursor_tuple_fraction = 1'];

const fetchOver = (send: Send) =>
  async function* stream<Row>(
    { sql, parameters }: CompiledQuery,
    rowsAtOnce: number,
  ): AsyncIterableIterator<QueryResult<Row>> {
    const fetch = CompiledQuery.raw(`fetch ${rowsAtOnce} from streamed`);
    let end = 'rollback';
    try {
      for (const text of beforehand) await send(CompiledQuery.raw(text));
      await send(CompiledQuery.raw(`declare streamed no scroll cursor for ${sql}`, [...parameters]));
      for (;;) {
        const { rows } = await send<Row>(fetch);
        if (rows.length === 0) break;
        yield { rows };
      }
      end = 'commit';
    } finally {
      await send(CompiledQuery.raw(end));
    }
  };
