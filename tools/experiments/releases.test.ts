import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { unpack } from './releases.ts';

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'indeks-releases-')));
afterAll(() => rmSync(dir, { recursive: true }));

test('a release that is unpacked has its own packages of the workspace, and shares the others', async () => {
  const { folder } = await unpack('HEAD', join(dir, 'code'));
  const modules = join(folder, 'apps/api/node_modules');
  expect(realpathSync(join(modules, '@indeks/contract'))).toBe(join(folder, 'packages/contract'));
  expect(realpathSync(join(modules, 'pg'))).toBe(realpathSync(join(root, 'apps/api/node_modules/pg')));
  const asked = `console.log(import.meta.resolve('@indeks/contract/access/roles'))`;
  const cwd = join(folder, 'apps/api');
  const found = await mustRun('node', ['--input-type=module', '-e', asked], { cwd });
  expect(found.trim()).toBe(`file://${folder}/packages/contract/src/access/roles.ts`);
}, 120_000);
