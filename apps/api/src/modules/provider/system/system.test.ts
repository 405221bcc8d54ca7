import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '@indeks/contract/all-routes';
import { versionHeader } from '@indeks/contract/common/route';
import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import { appVersion } from '#platform/version.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the contract is described with every route, also the second time', async () => {
  const client = app.anonymous();
  const [first, second] = [await client.call(routes.openapi), await client.call(routes.openapi)];
  expect(second.text).toBe(first.text);
  // Our own answer, whose shape OpenAPI gives.
  const { paths } = JSON.parse(first.text) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.values(paths).flatMap((methods) => Object.keys(methods));
  expect(described).toHaveLength(allRoutes.length);
});

test('every answer of a call names the release and the request, a refusal and an unknown address, too', async () => {
  for (const url of ['/api/health', '/api/session', '/api/no-such-thing']) {
    const { headers } = await app.server.inject(url);
    expect(headers[versionHeader]).toBe(appVersion);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
});
