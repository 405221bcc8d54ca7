import { afterAll, describe, expect, test } from 'vitest';
import { securityEventRoutes as routes } from '@indeks/contract/identity/security-events/security-events.routes';
import type { Client } from '#testing/client.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(11);
const person = await app.person({ role: 0, name: 'Ewa Żak' });
const at = (moment: string) => ({ at: new Date(moment), request_id: moment });
await app.db
  .insertInto('security_events')
  .values([
    { ...at('2026-10-31T22:59:59Z'), kind: 'throttled', address: '192.0.2.1' },
    { ...at('2026-10-31T23:00:00Z'), kind: 'sealed-read', actor_id: person.id, address: '192.0.2.2' },
    {
      ...at('2026-11-01T22:59:59Z'),
      kind: 'login-failed',
      subject_id: person.id,
      address: '192.0.2.1',
      account_hash: app.services.events.accounts.of('ewa@test.example'),
      times: 3,
    },
    { ...at('2026-11-01T23:00:00Z'), kind: 'throttled', address: '192.0.2.3' },
  ])
  .execute();

type Query = NonNullable<Parameters<Client['call']>[1]>['query'];
const found = async (query: object) => {
  const { body } = await admin.call(routes.list, { query: { itemsPerPage: 100, ...(query as Query) } });
  return body.items
    .filter(({ request_id }) => request_id.startsWith('2026-'))
    .map(({ request_id }) => request_id.slice(5, 16));
};

describe('GET /api/security-events', () => {
  test('gives the newest first, with people, address and how often', async () => {
    expect(await found({})).toEqual(['11-01T23:00', '11-01T22:59', '10-31T23:00', '10-31T22:59']);
    const { body } = await admin.call(routes.list, { query: { kind: 'login-failed' } });
    expect(body.items[0]).toMatchObject({
      at: '2026-11-01T22:59:59.000Z',
      actor: null,
      subject: { id: person.id, name: 'Ewa Żak' },
      address: '192.0.2.1',
      times: 3,
    });
    expect(JSON.stringify(body)).not.toContain('hash');
  });

  test.each([
    [{ kind: 'throttled' }, ['11-01T23:00', '10-31T22:59']],
    [{ address: '192.0.2.1' }, ['11-01T22:59', '10-31T22:59']],
    [{ from: '2026-11-01', to: '2026-11-01' }, ['11-01T22:59', '10-31T23:00']],
    [{ from: '2026-11-02' }, ['11-01T23:00']],
    [{ search: 'zak' }, ['11-01T22:59', '10-31T23:00']],
    [{ search: 'EWA@test.example' }, ['11-01T22:59']],
    [{ search: 'ktos@test.example' }, []],
    [{ sortBy: 'at', sortDesc: false, kind: 'throttled' }, ['10-31T22:59', '11-01T23:00']],
  ])('filters by %o', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('is for the super administrator alone', async () => {
    expect((await (await app.signedIn(1)).call(routes.list)).status).toBe(403);
  });
});
