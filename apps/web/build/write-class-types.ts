import { join, relative } from 'node:path';
import { compareClassTypes } from './class-types.ts';

// `pnpm --filter @indeks/web class-types`; with --check it only says which are stale.
const check = process.argv.includes('--check');
const sources = join(import.meta.dirname, '..', 'src');

const stale = await compareClassTypes(sources, check ? 'check' : 'write');
for (const file of stale)
  process.stdout.write(`${relative(sources, file)} ${check ? 'is stale: run pnpm generate' : 'written'}\n`);
if (check && stale.length > 0) process.exitCode = 1;
