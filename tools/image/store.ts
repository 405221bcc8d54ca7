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

/** Where it keeps images, and where what runs. */
export function storageFolders(dir: string): { root: string; runroot: string } {
  return { root: join(dir, 'storage'), runroot: join(dir, 'run') };
}

/** No kernel feature is needed for the storage `vfs` and the isolation: they work inside a container, too. */
export function openImageStore(dir: string, driver: 'vfs' | 'overlay' = 'vfs'): ImageStore {
  const { root, runroot } = storageFolders(dir);
  for (const folder of [root, runroot]) mkdirSync(folder, { recursive: true });
  const commandLine = (args: readonly string[]) => [
    `--root=${root}`,
    `--runroot=${runroot}`,
    `--storage-driver=${driver}`,
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
