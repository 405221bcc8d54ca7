import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, run, type Finished } from '../shared/processes.ts';
import { storageFolders } from '../image/store.ts';

/** Podman with storage, networks and settings of its own: nothing of the machine's is read or left behind. */
export interface Engine {
  podman(args: readonly string[], minutes?: number): Promise<string>;
  tryPodman(args: readonly string[]): Promise<Finished>;
  /** Answers 0 also when a container did not start: ask for its state. */
  compose(args: readonly string[], minutes?: number): Promise<string>;
  /** Everything it runs ends, and its folder can be removed. */
  close(): Promise<void>;
}

export const driver = 'overlay';

export function openEngine(dir: string, composeFile: string): Engine {
  const { root, runroot } = storageFolders(dir);
  const networks = join(dir, 'networks');
  mkdirSync(networks, { recursive: true });
  const storage = join(dir, 'storage.conf');
  writeFileSync(storage, `[storage]\ndriver = "${driver}"\ngraphroot = "${root}"\nrunroot = "${runroot}"\n`);
  const settings = join(dir, 'containers.conf');
  writeFileSync(settings, settingsOf(networks));
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: storage,
    CONTAINERS_CONF: settings,
    // Checks of health are asked for by hand: not every machine has a systemd to do it.
    DISABLE_HC_SYSTEMD: 'true',
  };
  const options = (minutes: number) => ({ env, cwd: dir, timeout: minutes * 60_000 });
  return {
    podman: (args, minutes = 2) => mustRun('podman', args, options(minutes)),
    tryPodman: (args) => run('podman', args, options(2)),
    compose: (args, minutes = 5) =>
      mustRun('podman-compose', ['-p', 'indeks', '-f', composeFile, ...args], options(minutes)),
    close: async () => {
      for (const args of [
        ['pod', 'rm', '--all', '--force'],
        ['rm', '--all', '--force', '--volumes'],
        ['network', 'prune', '--force'],
      ])
        await run('podman', args, { ...options(2), whole: true });
      await run('umount', [join(root, driver)], { whole: true });
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Runc runs also beside the older cgroups. Podman's own limits are higher than a machine may let us set. */
function settingsOf(networks: string): string {
  return `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
[network]
network_config_dir = "${networks}"
`;
}
