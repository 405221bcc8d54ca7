import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { baseImage } from './base.ts';
import type { ImageStore } from './store.ts';

export const image = 'localhost/indeks';

/** From ops/Containerfile, on the base that `makeBase` made. */
export async function buildImage(store: ImageStore): Promise<void> {
  const ignore = join(root, '.containerignore');
  await buildOnBase(store, {
    file: join(root, 'ops', 'Containerfile'),
    tag: image,
    folder: root,
    options: [`--ignorefile=${ignore}`, ...buildArgument('npm_config_registry', await machineRegistry())],
  });
}

interface Build {
  file: string;
  tag: string;
  folder: string;
  options?: readonly string[];
}

/** Packages come from where this machine gets them. */
export async function buildOnBase(
  store: ImageStore,
  { file, tag, folder, options = [] }: Build,
): Promise<void> {
  const own = [...buildArgument('BASE', baseImage), ...machineAuthorities(), ...options];
  const places = [`--file=${file}`, `--tag=${tag}`];
  await store.buildah(['build', '--quiet', '--network=host', ...places, ...own, folder], 25);
}

/** Packages come from where this machine's npm gets them. */
async function machineRegistry(): Promise<string> {
  return (await mustRun('npm', ['config', 'get', 'registry'])).trim().split('\n').at(-1) ?? '';
}

/** A machine behind a proxy that reads along trusts an authority that no package knows. */
function machineAuthorities(): string[] {
  const bundle = '/etc/ssl/certs/ca-certificates.crt';
  const inside = '/run/machine-authorities.crt';
  if (!existsSync(bundle)) return [];
  return [
    '--volume',
    `${bundle}:${inside}:ro`,
    ...buildArgument('NODE_EXTRA_CA_CERTS', inside),
    ...buildArgument('SSL_CERT_FILE', inside),
  ];
}

function buildArgument(name: string, value: string): string[] {
  return ['--build-arg', `${name}=${value}`];
}
