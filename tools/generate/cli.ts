import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { databaseTypes } from './database-types.ts';
import { permissionsDocument } from './permissions.ts';

// pnpm generate writes the generated files; with --check it only says which are stale.
const check = process.argv.includes('--check');

const generated = [
  { file: 'apps/api/src/platform/db/generated/schema.ts', make: databaseTypes },
  { file: 'docs/permissions.md', make: () => Promise.resolve(permissionsDocument()) },
];

await main(async () => {
  for (const { file, make } of generated) compare(file, await make());
});

function compare(file: string, text: string): void {
  const path = join(root, file);
  const fresh = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (fresh) {
    console.log(`${file} is fresh`);
  } else if (check) {
    console.error(`${file} is stale: run pnpm generate`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`${file} written`);
  }
}
