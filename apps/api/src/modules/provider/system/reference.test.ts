import { Validator } from '@seriousme/openapi-schema-validator';
import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

interface Described {
  paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>;
  info: { description: string };
}

const readDocument = async (): Promise<Described> =>
  // Our own answer, whose shape OpenAPI gives.
  JSON.parse((await app.anonymous().call(routes.openapi)).text) as Described;

test('an independent validator finds the document right, and a broken one wrong', async () => {
  const document = await readDocument();
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
  const broken = { ...document, paths: { '/api/x': { get: { responses: 'none' } } } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test('every operation has a name of its own, and keys and codes of refusals are described', async () => {
  const { paths, info } = await readDocument();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const adding = paths['/api/places']?.['post']?.parameters.map(({ name }) => name);
  expect(adding).toContain('Idempotency-Key');
  expect(info.description).toContain('| `record/stale` | 409 |');
});

test('staff read the reference as a page, students and strangers do not', async () => {
  expect((await app.anonymous().call(routes.reference)).status).toBe(401);
  expect((await (await app.signedIn(3)).call(routes.reference)).status).toBe(403);
  const page = await (await app.signedIn(4)).call(routes.reference);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-disposition']).toBeUndefined();
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const named = [...page.text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(named).toHaveLength(4);
  expect(named.filter((address) => !address?.startsWith('/api-reference/'))).toEqual(['/favicon.svg']);
  expect(page.text).not.toMatch(/<script(?! src=)|<style|\sstyle=/);
});
