import { createRequire } from 'node:module';
import { allRoutes as heads } from '@indeks/contract/all-routes';
import { isBinary, isMultipart, type Route } from '@indeks/contract/common/route';
import { expect, test } from 'vitest';
import { addressOf, buildRequest } from '#shared/api/request.ts';

// Node's own `require` goes past Vite and its plugin: these are the routes as the contract defines them.
const { allRoutes: wholes } = createRequire(import.meta.url)('@indeks/contract/all-routes') as {
  allRoutes: readonly Route[];
};
const pairs = wholes.map((whole, place) => [`${whole.method} ${whole.path}`, whole, heads[place]] as const);

test.each(pairs)('%s asks the same by its head', async (_, whole, head) => {
  if (head === undefined) throw new Error('no head');
  const parts = partsFor(whole);
  expect(addressOf(head, parts)).toBe(addressOf(whole, parts));
  expect(await sentBy(head, parts)).toEqual(await sentBy(whole, parts));
  expect(isBinary(head.answer)).toBe(isBinary(whole.answer));
  expect(head.idempotent).toBe(whole.idempotent);
});

test('heads have no schema', () => {
  expect(heads).toHaveLength(wholes.length);
  expect(new Set(heads.flatMap((head) => Object.keys(head)))).toEqual(
    new Set(['method', 'path', 'idempotent', 'body', 'answer']),
  );
  expect(heads.filter(({ body }) => body !== undefined && !isMultipart(body))).toEqual([]);
  expect(heads.flatMap(({ answer }) => Object.keys(answer)).filter((key) => key !== 'kind')).toEqual([]);
});

function partsFor({ method, path, body }: Route) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, `${name}/1`])),
    query: { search: 'a b' },
    ...(method !== 'GET' && {
      body: isMultipart(body) ? { name: 'x', file: new File(['content'], 'x.pdf') } : { name: 'x' },
    }),
  };
}

async function sentBy(route: Route, parts: ReturnType<typeof partsFor>) {
  const { url, init } = buildRequest(route, parts, { idempotencyKey: 'key' });
  const { body, headers, ...rest } = init;
  return { url, rest, headers: [...new Headers(headers)], body: await bodyOf(body) };
}

const bodyOf = async (body: RequestInit['body']) =>
  body instanceof FormData
    ? await Promise.all([...body].map(async ([name, value]) => [name, await new Response(value).text()]))
    : body;
