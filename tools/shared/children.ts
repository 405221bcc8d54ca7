import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isEnding, undoAtEnd } from './ending.ts';
import { withOurPrograms } from './processes.ts';

export interface Child {
  name: string;
  process: ChildProcess;
  /** Resolves with the exit code when the process has ended, however it ended. */
  ended: Promise<number>;
}

export interface ChildOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The file for its output; without one it is printed, each line prefixed with the name. */
  log?: string;
}

/** Starts a process that lives no longer than this one, also when a signal ends this one. */
export function startChild(
  name: string,
  command: string,
  args: readonly string[],
  options: ChildOptions,
): Child {
  if (isEnding()) throw new Error(`${name} is not started any more`);
  const settings = { cwd: options.cwd, env: withOurPrograms(options.env ?? process.env) };
  const child =
    options.log === undefined
      ? spawnPrinting(name, command, args, settings)
      : spawnLogging(options.log, command, args, settings);
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
  const started = { name, process: child, ended };
  void ended.then(undoAtEnd(() => endChild(started)));
  return started;
}

type Settings = Pick<SpawnOptions, 'cwd' | 'env'>;

function spawnPrinting(
  name: string,
  command: string,
  args: readonly string[],
  settings: Settings,
): ChildProcess {
  const child = spawn(command, args, { ...settings, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (part: Buffer) => process.stdout.write(led(name, part)));
  child.stderr.on('data', (part: Buffer) => process.stderr.write(led(name, part)));
  return child;
}

/** The process writes into the file by itself: what it says last is there when it has ended. */
function spawnLogging(
  log: string,
  command: string,
  args: readonly string[],
  settings: Settings,
): ChildProcess {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'a');
  try {
    return spawn(command, args, { ...settings, stdio: ['ignore', file, file] });
  } finally {
    closeSync(file);
  }
}

/** Sends SIGTERM, so that requests and jobs can finish; after the time given SIGKILL. */
export async function endChild(child: Child, milliseconds = 15_000): Promise<void> {
  if (child.process.exitCode !== null || child.process.signalCode !== null) return;
  child.process.kill('SIGTERM');
  const force = setTimeout(() => child.process.kill('SIGKILL'), milliseconds);
  await child.ended;
  clearTimeout(force);
}

/** Runs the work with a list of children that are ended afterwards. */
export async function withChildren<T>(work: (children: Child[]) => Promise<T>): Promise<T> {
  const children: Child[] = [];
  try {
    return await work(children);
  } finally {
    await Promise.all(children.map((child) => endChild(child)));
  }
}

function led(name: string, part: Buffer): string {
  const text = part.toString('utf8').replace(/\n$/, '');
  return `${text.replaceAll(/^/gm, `${name.padEnd(7)}│ `)}\n`;
}
