import { isEnding } from './ending.ts';

/** Runs a command; an error is printed without its stack and ends the process with code 1. */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // A process that was interrupted exits as failed.
    if (!isEnding()) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
