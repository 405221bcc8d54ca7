import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '../shared/env.ts';
import { main } from '../shared/main.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { isRoot, needPrograms } from '../services/packages.ts';
import { readEnv } from '../services/plan.ts';
import { setup } from '../vitest/test-services.ts';
import { baseImage, makeBase } from './base.ts';
import { findForeign, goalMegabytes, measure, type Content } from './contents.ts';
import { smoke } from './smoke.ts';
import { openImageStore, type ImageStore } from './store.ts';

const usage = `pnpm image                    builds ops/Containerfile on a bare Debian, measures it and tries it
  --output FILE               keeps it as an OCI archive, for podman load`;

const image = 'localhost/indeks';
const { values } = parseArgs({
  options: { output: { type: 'string' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(usage);
else await main(buildAndTry);

async function buildAndTry(): Promise<void> {
  if (!isRoot()) throw new Error('only root may build the image: debootstrap and chroot ask for it');
  await needPrograms(['buildah', 'debootstrap'], ['buildah', 'debootstrap']);
  await setup();
  const dir = mkdtempSync(join(tmpdir(), 'indeks-image-'));
  const store = openImageStore(dir);
  try {
    await step('base', () => makeBase(store, dir));
    await step('build', () => build(store));
    await step('contents', () => inspect(store));
    const seen = await step('smoke', () =>
      smoke({ store, image, services: readEnv(env('SERVICES_DIR') ?? '') }),
    );
    for (const sentence of seen) console.log(`  ${sentence}`);
    if (values.output !== undefined)
      await store.buildah(['push', '--quiet', image, `oci-archive:${resolve(values.output)}:indeks:latest`]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function build(store: ImageStore): Promise<void> {
  const file = join(root, 'ops', 'Containerfile');
  const ignore = join(root, '.containerignore');
  await store.buildah(
    [
      'build',
      '--quiet',
      '--network=host',
      `--file=${file}`,
      `--ignorefile=${ignore}`,
      `--tag=${image}`,
      ...buildArgument('BASE', baseImage),
      ...buildArgument('npm_config_registry', await machineRegistry()),
      ...machineAuthorities(),
      root,
    ],
    25,
  );
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

async function inspect(store: ImageStore): Promise<void> {
  const container = (await store.buildah(['from', '--pull-never', image])).trim();
  try {
    const folder = (await store.buildah(['mount', container])).trim();
    const foreign = await findForeign(folder);
    if (foreign.length > 0) throw new Error(`not for production:\n${foreign.slice(0, 20).join('\n')}`);
    report(await measure(folder));
  } finally {
    await store.buildah(['rm', container]);
  }
}

function report(contents: readonly Content[]): void {
  const total = contents.reduce((sum, { megabytes }) => sum + megabytes, 0);
  for (const { what, megabytes } of contents.slice(0, 12))
    console.log(`  ${megabytes.toFixed(1).padStart(6)} MB  ${what}`);
  console.log(`  ${total.toFixed(1).padStart(6)} MB  in all, goal ${goalMegabytes} MB`);
  if (total > goalMegabytes) throw new Error('the image is larger than its goal');
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return result;
}
