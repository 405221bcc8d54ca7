import pg from 'pg';

/** A connection of its own on which PostgreSQL is asked a trifle at every turn: it shows that the network carries. */
export interface Pulse {
  /** One turn; answers for how many of them nothing has come back. */
  tick(): number;
  /** The next turn begins with a new connection. */
  drop(): void;
}

export const openPulse = (url: string): Pulse => {
  let client: pg.Client | undefined;
  let asking = false;
  let silentTicks = 0;
  const drop = () => {
    const dropped = client;
    client = undefined;
    silentTicks = 0;
    void dropped?.end().catch(() => undefined);
  };
  const ask = async (asked: pg.Client, isNew: boolean) => {
    asking = true;
    try {
      if (isNew) await asked.connect();
      await asked.query('select 1');
      if (client === asked) silentTicks = 0;
    } catch (error) {
      // A refusal is an answer too. The counter grows only while there is no answer.
      if (client === asked && !isTimeout(error)) drop();
      else if (client === asked) client = undefined;
    } finally {
      asking = false;
    }
  };
  return {
    tick: () => {
      silentTicks += 1;
      if (!asking) {
        const isNew = client === undefined;
        client ??= newClient(url);
        void ask(client, isNew);
      }
      return silentTicks;
    },
    drop,
  };
};

const newClient = (url: string): pg.Client => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'indeks-pulse',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
  });
  // The question that waits fails by itself; without a listener the event would end the process.
  client.on('error', () => undefined);
  return client;
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout expired');
