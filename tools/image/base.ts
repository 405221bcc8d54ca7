import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../shared/processes.ts';
import type { ImageStore } from './store.ts';

export const baseImage = 'localhost/indeks-base';
const release = 'bookworm';

/** A bare Debian 12 from the mirrors that this machine uses, with the security updates, as small as the official one. */
export async function makeBase(store: ImageStore, dir: string): Promise<void> {
  const folder = join(dir, 'base');
  const sources = await machineSources();
  await mustRun('debootstrap', ['--variant=minbase', release, folder, mirrorOf(sources)], {
    timeout: 900_000,
  });
  writeFileSync(join(folder, 'etc/apt/sources.list'), `${sources.join('\n')}\n`);
  // The folder need not survive a crash of the machine, so dpkg need not sync its writes.
  writeFileSync(join(folder, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  for (const args of [
    ['update', '-qq'],
    ['upgrade', '-y', '-qq'],
  ])
    await mustRun('chroot', [folder, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], {
      timeout: 300_000,
    });
  for (const place of unneeded) empty(join(folder, place));
  const container = (await store.buildah(['from', 'scratch'])).trim();
  await store.buildah(['copy', '--quiet', container, folder, '/']);
  await store.buildah(['commit', '--quiet', '--rm', container, baseImage]);
  rmSync(folder, { recursive: true });
}

/** Words for people who are never on this machine, and what apt can fetch again. */
const unneeded = [
  'usr/share/doc',
  'usr/share/info',
  'usr/share/locale',
  'usr/share/man',
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log',
];

function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

/** The lines for Debian's own packages, as this machine has them. */
async function machineSources(): Promise<string[]> {
  const format = 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const lines = await mustRun('apt-get', ['indextargets', '--format', format, 'Created-By: Packages']);
  const own = new RegExp(` ${release}(-updates|-security)? main$`);
  return [...new Set(lines.split('\n'))].filter((line) => own.test(line));
}

function mirrorOf(sources: readonly string[]): string {
  const mirror = sources.find((line) => line.endsWith(` ${release} main`))?.split(' ')[1];
  if (mirror === undefined) throw new Error(`this machine has no source of Debian ${release}`);
  return mirror;
}
