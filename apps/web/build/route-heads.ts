import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isBinary, isMultipart, type Route } from '@indeks/contract/common/route';
import type { Plugin } from 'vite';

/**
 * The web gets the contract's routes as heads: only what `call` reads, without a schema. Each `*.routes.ts` is run in
 * Node and replaced by its heads, in the production build, the development server and the tests alike. With the
 * schemas of every answer each list would load zod; a form imports its own schema from `*.schemas.ts`.
 */
export function routeHeads(): Plugin {
  return {
    name: 'indeks:route-heads',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]packages[\\/]contract[\\/]src[\\/].+\.routes\.ts$/ },
      handler: async (file) => headsModule(file, await exportsOf(file)),
    },
  };
}

/** Read anew after each change of the file, for the development server. */
async function exportsOf(file: string): Promise<[name: string, value: unknown][]> {
  const exports: unknown = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);
  return Object.entries(exports ?? {});
}

function headsModule(file: string, exports: readonly [name: string, value: unknown][]): string {
  return exports
    .map(([name, group]) => {
      if (!isGroup(group)) throw new Error(`${file}: ${name} is no group of routes, the web would lose it`);
      const heads = Object.entries(group).map(([route, whole]) => [route, headOf(whole)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(heads))};`;
    })
    .join('\n');
}

/** What is left of a route; `request.ts` and `call.ts` of the web read nothing else. */
function headOf({ method, path, idempotent, body, answer }: Route) {
  return {
    method,
    path,
    idempotent,
    body: isMultipart(body) ? { kind: body.kind, file: { field: body.file.field } } : undefined,
    answer: isBinary(answer) ? { kind: answer.kind } : {},
  };
}

const isGroup = (value: unknown): value is Readonly<Record<string, Route>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isRoute);

const isRoute = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
