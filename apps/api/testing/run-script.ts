import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Finished {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a script of the API to its end, as a person would. The path is that below `apps/api`. */
export const runScript = (
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [fileURLToPath(new URL(`../${path}`, import.meta.url)), ...args],
      { env: { ...process.env, ...env } },
      (_error, output, errors) => resolve({ code: child.exitCode ?? 1, output, errors }),
    );
  });
