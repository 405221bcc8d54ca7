import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { env } from '../shared/env.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-node-version-'));
afterAll(() => rmSync(dir, { recursive: true }));

const manifests = ['.', 'apps/api', 'apps/web', 'packages/contract', 'e2e'].map((folder) =>
  join(folder, 'package.json'),
);

/** Debian 12 has Node 18; pnpm asks it for its version and nothing else. Gives the folder of the program. */
function nodeThatSays(version: string): string {
  const folder = join(dir, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho ${version}\n`);
  chmodSync(join(folder, 'node'), 0o755);
  return folder;
}

test('beside the Node of Debian 12 the native parts are installed all the same', async () => {
  for (const file of [...manifests, 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(dir, file));
  }
  const filters = ['--filter', '@indeks/api', '--filter', '@indeks/web'];
  const args = ['install', '--frozen-lockfile', '--offline', '--ignore-scripts', ...filters];
  // Inside of `env`, because our own Node comes first outside.
  const path = `PATH=${nodeThatSays('v18.20.4')}:${env('PATH') ?? ''}`;
  await mustRun('env', [path, 'pnpm', ...args], {
    cwd: dir,
    timeout: 120_000,
  });
  const architecture = `linux-${process.arch}`;
  const packages = join(dir, 'node_modules', '.pnpm');
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  for (const name of [`@img/sharp-${architecture}`, `@rolldown/binding-${architecture}-gnu`]) {
    const version = new RegExp(`'${name}@([^']+)'`).exec(lock)?.[1] ?? 'not in the lock file';
    const folder = `${name.replace('/', '+')}@${version}`;
    expect([folder, existsSync(join(packages, folder))]).toEqual([folder, true]);
  }
});

test('pnpm believes in the Node that is installed', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  }; // our own manifest
  const believed = /^nodeVersion: (.+)$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1];
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([believed]));
});
