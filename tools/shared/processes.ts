import { spawn, type ChildProcess, type ChildProcessByStdio, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { isEnding, undoAtEnd } from './ending.ts';
import { root } from './root.ts';

export interface Finished {
  code: number;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until the command is ended and counted as failed. */
  timeout?: number;
  /** Shows the output as it comes, besides returning it. */
  show?: boolean;
  /** It is short and must not stop half-way: when this process is asked to end, it waits for it. */
  whole?: boolean;
}

/**
 * Runs a command to its end and returns its code and whole output; never throws for a failing command. When this process
 * is asked to end, it ends the command before, with all processes that this has started.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  if (isEnding() && !options.whole)
    return Promise.resolve({ code: 1, output: `${command} is not started any more\n` });
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: withOurPrograms(options.env ?? process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts can be ended with it.
    detached: true,
  });
  const finished = collect(child, command, options);
  void finished.then(undoAtEnd(options.whole ? () => finished : () => endGroup(child, finished)));
  return finished;
}

function collect(
  child: ChildProcessByStdio<null, Readable, Readable>,
  command: string,
  { timeout, show }: RunOptions,
): Promise<Finished> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        parts.push(part);
        if (show) process.stdout.write(part);
      });
    }
    const limit = timeout === undefined ? undefined : setTimeout(() => end(child), timeout);
    const finish = (code: number, last: string) => {
      clearTimeout(limit);
      resolve({ code, output: Buffer.concat(parts).toString('utf8') + last });
    };
    child.on('error', (error) => finish(127, `${error.message}\n`));
    child.on('close', (code, signal) =>
      finish(code ?? 1, signal ? `${command} was ended by ${signal}\n` : ''),
    );
  });
}

async function endGroup(child: ChildProcess, finished: Promise<unknown>): Promise<void> {
  end(child);
  await finished;
}

/** SIGTERM first, so that a command can end what it started itself. */
function end(child: ChildProcess): void {
  tellGroup(child, 'SIGTERM');
  setTimeout(() => tellGroup(child, 'SIGKILL'), 20_000).unref();
}

function tellGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them have ended.
  }
}

/** PATH with the pinned Node and the installed tools first, whatever PATH the caller had. */
export function withOurPrograms(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folder = join(root, 'node_modules', '.bin');
  return { ...environment, PATH: [folder, environment['PATH']].join(delimiter) };
}

/** Like `run`, but a failing command is an error that carries its output. */
export async function mustRun(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.trim()}`);
  return output;
}

/** Starts a process that outlives this one; its words go to a log file. */
export function startDetached(
  command: string,
  args: readonly string[],
  log: string,
  options: SpawnOptions = {},
): ChildProcess {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'a');
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', file, file] });
  closeSync(file);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** Asks until the answer is yes; after the time given, an error that says what was waited for. */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean>,
  milliseconds: number,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await check())) {
    if (Date.now() > deadline) {
      throw new Error(`${what} did not answer within ${Math.round(milliseconds / 1000)} s`);
    }
    await sleep(100);
  }
}

/** Whether the process lives and is the one meant: numbers of ended processes are given out again. */
export function isAlive(pid: number, mark: string): boolean {
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return commandLine.includes(mark);
  } catch {
    return false;
  }
}

/** Ends one process by its number: with SIGTERM, and after the time given with SIGKILL. */
export async function endProcess(
  pid: number,
  mark: string,
  signal: NodeJS.Signals,
  milliseconds: number,
): Promise<void> {
  if (!isAlive(pid, mark)) return;
  process.kill(pid, signal);
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid, mark)) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await sleep(50);
  }
}
