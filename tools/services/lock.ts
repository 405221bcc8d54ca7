import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, waitUntil } from '../shared/processes.ts';

/** One start or stop per folder at a time: two test runs begun together share one set of services. */
export async function withLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'lock');
  await waitUntil(`the lock ${file}`, () => Promise.resolve(take(file)), 240_000);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Its holder may have been killed; then the next try takes it.
    if (!isAlive(holder(file), '')) rmSync(file, { force: true });
    return false;
  }
}

function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}
