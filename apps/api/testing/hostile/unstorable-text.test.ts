import { isMultipart, type Route } from '@indeks/contract/common/route';
import { afterAll, expect, test } from 'vitest';
import { allCells } from '../matrix/cells.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const nul = 'a\u0000b';
const half = 'a\ud800b';

const namesIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema
    ? Object.keys(schema.shape as object)
    : [];
const withEach = (names: readonly string[], text: string) => names.map((name) => ({ [name]: text }));

const makeBodies = ({ body }: Pick<Route, 'body'>, text: string): unknown[] => {
  if (!body) return [];
  if (isMultipart(body)) return withEach(namesIn(body.fields), text);
  const named = withEach(namesIn(body), text);
  return [
    ...named,
    ...named.map((part) => ({ deep: [part] })),
    [text],
    text === nul ? { [nul]: 1 } : { x: text },
  ];
};

const takesSomething = (route: Route) =>
  route.path.includes(':') || namesIn(route.query).length > 0 || makeBodies(route, nul).length > 0;

test.each(
  allCells
    .filter(({ route }) => takesSomething(route))
    .map(({ route, who }) => [`${route.method} ${route.path}`, route, who] as const),
)('%s refuses text that cannot be stored, wherever it stands', async (_, route, who) => {
  const client = await app.signedIn(typeof who === 'string' ? 1 : (who.at(-1) ?? 1));
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
  const ask = async (input: object) => {
    const { status, error } = await client.raw(route, { params, ...input });
    expect([JSON.stringify(input), status, error.code]).toEqual([
      JSON.stringify(input),
      400,
      'input/invalid',
    ]);
    expect(error.requestId).toBeDefined();
  };
  for (const name of namesIn(route.query)) await ask({ query: { [name]: nul } });
  for (const body of [...makeBodies(route, nul), ...(isMultipart(route.body) ? [] : makeBodies(route, half))])
    await ask({ body });
  for (const name of Object.keys(params)) await ask({ params: { ...params, [name]: nul } });
});

test('every export refuses a search for it', async () => {
  const exports = allCells.filter(
    ({ route }) => 'kind' in route.answer && namesIn(route.query).includes('search'),
  );
  expect(exports.length).toBeGreaterThanOrEqual(8);
});
