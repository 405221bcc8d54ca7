import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRoutes } from '@indeks/contract/all-routes';
import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
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
