import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run, type Finished } from '../shared/processes.ts';

/** Buildah with a storage of its own, so that nothing is left on the machine but what is asked for. */
export interface ImageStore {
  /** Runs a command of buildah and gives what it prints. */
  buildah(args: readonly string[], minutes?: number): Promise<string>;
  tryBuildah(args: readonly string[]): Promise<Finished>;
  /** The whole command line, for processes that live on. */
  commandLine(args: readonly string[]): readonly string[];
}

export function openImageStore(dir: string): ImageStore {
  const root = join(dir, 'storage');
  const runroot = join(dir, 'run');
  for (const folder of [root, runroot]) mkdirSync(folder, { recursive: true });
  // No kernel feature is needed for this storage and isolation: they work inside a container, too.
  const commandLine = (args: readonly string[]) => [
    `--root=${root}`,
    `--runroot=${runroot}`,
    '--storage-driver=vfs',
    '--log-level=error',
    ...args,
  ];
  const options = { cwd: dir, env: { ...process.env, BUILDAH_ISOLATION: 'chroot' } };
  return {
    buildah: (args, minutes = 5) =>
      mustRun('buildah', commandLine(args), { ...options, timeout: minutes * 60_000 }),
    tryBuildah: (args) => run('buildah', commandLine(args), { ...options, timeout: 60_000 }),
    commandLine,
  };
}
