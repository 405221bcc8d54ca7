import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A machine that is busy with other things takes long to load the whole API; shorter than a hook of a test may take. */
const longestStartMs = 170_000;

/** Waits until the API of that process answers; a process that ends or never answers is reported with the end of its log. */
export const untilReady = async (address: string, child: ChildProcess, logFile: string): Promise<void> => {
  const deadline = Date.now() + longestStartMs;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}: ${endOf(logFile)}`);
    if (Date.now() > deadline) throw new Error(`the API did not answer at ${address}: ${endOf(logFile)}`);
    await pause(50);
  }
};

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The API in a process of its own, as in production; what it writes goes to the file. */
export const startApiChild = (env: NodeJS.ProcessEnv, logFile: string): ChildProcess => {
  const log = openSync(logFile, 'a');
  try {
    return spawn('node', ['src/main.ts'], { cwd: folder, stdio: ['ignore', log, log], env });
  } finally {
    closeSync(log);
  }
};

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const endOf = (logFile: string): string => readFileSync(logFile, 'utf8').slice(-2_000);
