import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main } from '../shared/main.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { databaseDocument } from './database-document.ts';
import { readDatabase } from './database.ts';
import { permissionsDocument } from './permissions.ts';

// pnpm generate writes the generated files; with --check it only says which are stale.
const check = process.argv.includes('--check');

await main(async () => {
  const { types, schema } = await readDatabase();
  compare('apps/api/src/platform/db/generated/schema.ts', types);
  compare('apps/api/database/generated/schema.sql', schema);
  compare('docs/database.md', databaseDocument());
  compare('docs/permissions.md', permissionsDocument());
  await compareClassTypes();
});

/** The types of the style sheets, beside them. */
async function compareClassTypes(): Promise<void> {
  await mustRun('node', ['apps/web/build/write-class-types.ts', ...(check ? ['--check'] : [])], {
    cwd: root,
    env: process.env,
  });
}

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
