import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import type { TestApp } from '../test-app.ts';

/** What was noted of a kind, the oldest first; what was only counted is written first. */
export const findEvents = async (app: TestApp, kind: SecurityEventKind) => {
  await app.services.events.flush();
  return app.db.selectFrom('security_events').selectAll().where('kind', '=', kind).orderBy('id').execute();
};

export const findLastEvent = async (app: TestApp, kind: SecurityEventKind) =>
  (await findEvents(app, kind)).at(-1);
