import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '../shared/env.ts';
import { main } from '../shared/main.ts';
import { isRoot, needPrograms } from '../services/packages.ts';
import { readEnv } from '../services/plan.ts';
import { setup } from '../vitest/test-services.ts';
import { makeBase } from './base.ts';
import { buildImage, image } from './build.ts';
import { findForeign, goalMegabytes, measure, type Content } from './contents.ts';
import { smoke } from './smoke.ts';
import { step } from './step.ts';
import { openImageStore, type ImageStore } from './store.ts';

const usage = `pnpm image                    builds ops/Containerfile on a bare Debian, measures it and tries it
  --output FILE               keeps it as an OCI archive, for podman load`;

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
    await step('build', () => buildImage(store));
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
