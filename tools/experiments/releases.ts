import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { undoneAfter } from '../shared/ending.ts';
import { mustRun, run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

/** A state of the code that can be started beside ours. */
export interface Release {
  /** How figures call it. */
  readonly name: string;
  readonly folder: string;
}

export const thisRelease: Release = { name: 'this', folder: root };

/**
 * The release before, in a folder of its own. `BEFORE` names any commit; otherwise the last tag, the last commit with another version,
 * or, as long as there is neither, the commit before the newest migration.
 */
export function withBefore<T>(work: (before: Release) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'indeks-before-'));
  const clearAway = () => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
  return undoneAfter(clearAway, async () => work(await unpack(await commitBefore(), join(folder, 'code'))));
}

export async function unpack(commit: string, folder: string): Promise<Release> {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await mustRun('tar', ['-xf', archive, '-C', folder]);
  const same = readFileSync(join(folder, 'pnpm-lock.yaml')).equals(
    readFileSync(join(root, 'pnpm-lock.yaml')),
  );
  if (same) shareModules(folder);
  else await mustRun('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  return { name: (await git('rev-parse', '--short', commit)).trim(), folder };
}

async function commitBefore(): Promise<string> {
  const chosen = process.env['BEFORE'];
  if (chosen !== undefined) return (await git('rev-parse', '--verify', `${chosen}^{commit}`)).trim();
  const tag = await run('git', ['describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^'], { cwd: root });
  if (tag.code === 0) return tag.output.trim();
  const newest = versionIn(readFileSync(join(root, 'package.json'), 'utf8'));
  const commits = await git('log', '--first-parent', '--format=%H', '--', 'package.json');
  for (const commit of commits.trim().split('\n'))
    if (versionIn(await git('show', `${commit}:package.json`)) !== newest) return commit;
  const added = ['--diff-filter=A', '--', 'apps/api/database/migrations'];
  const migrated = (await git('log', '-1', '--format=%H', ...added)).trim();
  return (await git('rev-parse', '--verify', `${migrated}^`)).trim();
}

const git = (...args: readonly string[]): Promise<string> => mustRun('git', args, { cwd: root });

const versionIn = (manifest: string): unknown => (JSON.parse(manifest) as { version: unknown }).version; // our own file

/** With the same lockfile both have the same packages; only those of the workspace are each release's own. */
function shareModules(folder: string): void {
  for (const place of ['.', 'apps/api', 'packages/contract']) {
    const ours = join(root, place, 'node_modules');
    if (existsSync(ours)) linkAll(ours, join(folder, place, 'node_modules'), folder);
  }
}

function linkAll(from: string, to: string, folder: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name), folder);
    else symlinkSync(targetOf(join(from, name), folder), join(to, name));
  }
}

/** Where the link leads: a package of the workspace, to the other release's. */
function targetOf(link: string, folder: string): string {
  const real = realpathSync(link);
  const within = relative(root, real);
  const isOurs = !within.startsWith('..') && !within.split(sep).includes('node_modules');
  return isOurs ? join(folder, within) : real;
}
