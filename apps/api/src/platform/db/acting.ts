import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Database } from './database.ts';

/**
 * Tells the transaction on whose word, by which session and from where it is made; the settings end with it. Triggers
 * compare the actor of every audit row with it and write the events of sessions and accounts by it.
 */
export const nameActor = async (
  db: Database,
  { actor, address, requestId, clock }: Pick<Ctx, 'actor' | 'address' | 'requestId' | 'clock'>,
): Promise<void> => {
  const said = {
    actor: String(actor?.id ?? ''),
    session: String(actor?.sessionId ?? ''),
    address: address ?? '',
    request: requestId,
    at: clock.now().toISOString(),
  };
  const settings = Object.entries(said).map(
    ([name, value]) => sql`set_config(${`app.${name}`}, ${value}, true)`,
  );
  await sql`select ${sql.join(settings)}`.execute(db);
};
