import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { afterAll, afterEach, expect, test } from 'vitest';
import { insertCredentials } from '#testing/talk/online-meetings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { startFakeZoom } from '#testing/zoom/fake-zoom.ts';
import { fakeCredentials, neededScopes } from '#testing/zoom/fake-zoom-state.ts';

const zoom = await startFakeZoom();
const app = await startTestApp({ settings: zoom.settings });
const admin = await app.signedIn(1);
afterAll(async () => {
  await app.close();
  await zoom.close();
});
afterEach(() => {
  for (const scope of neededScopes) zoom.state.scopes.add(scope);
  zoom.state.unknownHosts.clear();
});

const check = async () => (await admin.call(routes.checkZoom)).body;
const save = (credentials: object) => insertCredentials(app.db, app.services.sealer, credentials);

test('says that nothing is set', async () => {
  expect(await check()).toEqual({ problem: 'not-set', missing: [] });
  expect(zoom.state.calls).toEqual([]);
});

test.each([
  [{ client_secret: 'inny' }, 'credentials'],
  [{ client_id: 'inny' }, 'credentials'],
  [{ account_id: 'inne' }, 'account'],
  [{}, null],
])('with %o the answer is %s', async (wrong, problem) => {
  await save({ ...fakeCredentials, ...wrong });
  expect(await check()).toEqual({ problem, missing: [] });
});

test('names the scopes that are missing', async () => {
  await save(fakeCredentials);
  zoom.state.scopes.delete('user:read:user:admin');
  expect(await check()).toEqual({ problem: 'scopes', missing: ['user:read:user:admin'] });
});

test('says that the account does not know the person', async () => {
  await save(fakeCredentials);
  zoom.state.unknownHosts.add(fakeCredentials.uid);
  expect((await check()).problem).toBe('host-unknown');
});

test('asks a second time when something broke at Zoom, and no third time', async () => {
  await save(fakeCredentials);
  zoom.trouble({ pattern: '/users/', status: 500, times: 1 });
  expect((await check()).problem).toBeNull();
  zoom.trouble({ pattern: '/users/', status: 500, times: 2 });
  expect((await check()).problem).toBe('away');
});

test('takes a new token when the old one ended', async () => {
  await save(fakeCredentials);
  await check();
  zoom.state.tokens.clear();
  const before = zoom.state.calls.length;
  expect((await check()).problem).toBeNull();
  expect(zoom.state.calls.slice(before)).toEqual([
    'GET /v2/users/zoom%40indeks.example',
    'POST /oauth/token',
    'GET /v2/users/zoom%40indeks.example',
  ]);
});

test('waits for a short pause that Zoom asks for', async () => {
  await save(fakeCredentials);
  zoom.trouble({ pattern: '/users/', status: 429, times: 1, retryAfter: 0 });
  expect((await check()).problem).toBeNull();
  zoom.trouble({ pattern: '/users/', status: 429, times: 1, retryAfter: 60 });
  expect((await check()).problem).toBe('away');
});
