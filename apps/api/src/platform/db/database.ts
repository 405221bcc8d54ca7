import { Kysely, PostgresDialect, type LogEvent, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import type { DB } from './generated/schema.ts';
import { ListingCompiler } from './listing-compiler.ts';
import { namingClients } from './naming-clients.ts';
import { createStatementNames } from './statement-names.ts';
import { StreamingDriver } from './streaming-driver.ts';
import { watchedClients } from './watched-clients.ts';

export type Database = Kysely<DB>;

/** DATE stays a string, so that no time zone can move it; counts and sums are numbers (all of ours fit in 2^53). */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const parser = parsers.get(oid);
    if (parser && format !== 'binary') return parser;
    return pg.types.getTypeParser(oid, format ?? 'text');
  },
};

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly name: string;
  readonly onError: (error: Error) => void;
  /** Told how many connections were dropped because nothing came from PostgreSQL any more. */
  readonly onSilence?: (dropped: number) => void;
  /** Three seconds unless told. */
  readonly connectWithinMs?: number | undefined;
  /** Whether statements that come again are prepared; they are unless told. */
  readonly prepares?: boolean;
}

/** A request must not wait for a database that is away: it answers 503 and the person tries again. */
const usualConnectMs = 3_000;

export const createPool = (options: PoolOptions): pg.Pool => {
  const { url, max, name, onError, onSilence, connectWithinMs = usualConnectMs, prepares = true } = options;
  const clients = watchedClients({ url, onSilence });
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: name,
    Client: prepares ? namingClients(clients, createStatementNames()) : clients,
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    // A new connection has to prepare its statements anew.
    idleTimeoutMillis: 300_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    // Indexes are in memory or on an SSD, so random reads by index cost about as much as sequential reads.
    options: '-c timezone=UTC -c random_page_cost=1.1 -c jit=off',
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onError);
  return pool;
};

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): StreamingDriver {
    return new StreamingDriver(this.#config);
  }

  override createQueryCompiler(): ListingCompiler {
    return new ListingCompiler();
  }
}

export const createDatabase = (pool: pg.Pool, onQuery?: QueryObserver): Database =>
  new Kysely<DB>({
    dialect: new Dialect({ pool, cursor: Cursor }),
    ...(onQuery && { log: observe(onQuery) }),
  });

/** For tests that count statements and look at their plans. */
export type QueryObserver = (query: {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}) => void;

const observe =
  (onQuery: QueryObserver) =>
  (event: LogEvent): void => {
    if (event.level === 'query') onQuery(event.query);
  };
