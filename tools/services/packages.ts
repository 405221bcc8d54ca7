import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from '../shared/env.ts';
import { mustRun, run } from '../shared/processes.ts';

/** Installs the Debian packages when one of the programs is missing; one at a time, as apt-get holds a lock. */
export function needPrograms(programs: readonly string[], packages: readonly string[]): Promise<void> {
  const turn = lastInstall.then(() => install(programs, packages));
  lastInstall = turn.catch(() => undefined);
  return turn;
}

let lastInstall: Promise<void> = Promise.resolve();

async function install(programs: readonly string[], packages: readonly string[]): Promise<void> {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (findProgram('apt-get') === undefined) {
    throw new Error(
      `missing: ${missing.join(', ')}. This machine has no apt-get; install the programs, then try again.`,
    );
  }
  const asRoot = await rootPrefix();
  if (asRoot === undefined) {
    throw new Error(
      `missing: ${missing.join(', ')}. Neither root nor password-less sudo; run once: sudo ${command}`,
    );
  }
  console.log(`installing ${packages.join(' ')} (missing: ${missing.join(', ')})`);
  const [program, ...prefix] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await mustRun(program, [...prefix, 'update', '-qq'], { timeout: 300_000 });
  const quietly = ['install', '-y', '-qq', '--no-install-recommends'];
  await mustRun(program, [...prefix, ...quietly, ...packages], { timeout: 600_000 });
  const still = programs.filter((program) => findProgram(program) === undefined);
  if (still.length > 0) throw new Error(`still missing after installing: ${still.join(', ')}`);
}

/** The path of a program; PostgreSQL's server programs lie outside PATH on Debian. */
export function findProgram(name: string): string | undefined {
  const inPath = (env('PATH') ?? '').split(delimiter);
  return [...postgresFolders(), ...inPath, '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

export function getProgram(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`the program ${name} is missing`);
  return path;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function rootPrefix(): Promise<string[] | undefined> {
  if (isRoot()) return [];
  const sudo = await run('sudo', ['-n', 'true']);
  return sudo.code === 0 ? ['sudo', '-n'] : undefined;
}

/** Newest first. */
function postgresFolders(): string[] {
  const base = '/usr/lib/postgresql';
  try {
    return readdirSync(base)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(base, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
