import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { undoneAfter } from '../shared/ending.ts';
import { main } from '../shared/main.ts';
import { makeBase, baseImage } from '../image/base.ts';
import { buildImage, image } from '../image/build.ts';
import { step } from '../image/step.ts';
import { openImageStore } from '../image/store.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { needFreePort } from '../services/network.ts';
import { isRoot, needPrograms } from '../services/packages.ts';
import { ephemeralPlan } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';
import { driver, openEngine, type Engine } from './engine.ts';
import { forward } from './forward.ts';
import { copyOps } from './ops-copy.ts';
import { makeStandIns } from './stand-ins.ts';
import { startAll, tryAll } from './whole.ts';

const usage = `pnpm compose-start            starts the whole of ops/compose.yaml once, signs in through the proxy and ends it
  --image FILE                an archive that \`pnpm image --output\` made, instead of building the image`;

const network = 'indeks_default';
const { values } = parseArgs({
  options: { image: { type: 'string' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(usage);
else await main(once);

async function once(): Promise<void> {
  if (!isRoot())
    throw new Error('only root may: debootstrap, chroot and the networks of containers ask for it');
  await needPrograms(
    ['podman', 'podman-compose', 'runc', 'iptables', 'buildah', 'debootstrap'],
    ['podman', 'podman-compose', 'runc', 'netavark', 'aardvark-dns', 'iptables', 'buildah', 'debootstrap'],
  );
  for (const port of [80, 443]) await needFreePort('the proxy', port);
  const dir = mkdtempSync(join(tmpdir(), 'indeks-compose-'));
  const [portsFrom = 0] = await freePorts(7);
  const services = join(dir, 'services');
  const engine = openEngine(dir, join(dir, 'ops', 'compose.yaml'));
  const clearAway = async () => {
    await stopServices(services);
    await engine.close();
  };
  await undoneAfter(clearAway, async () => {
    const store = openImageStore(dir, driver);
    await step('base', () => makeBase(store, dir));
    const gateway = await step('engine', () => tryEngine(engine));
    const { s3 } = await step('S3', () => startServices(ephemeralPlan(services, portsFrom, ['s3'])));
    const s3Port = Number(new URL(s3.endpoint).port);
    await step('stand-ins', () => makeStandIns(store, `${gateway}:${s3Port}`));
    if (values.image === undefined) await step('image', () => buildImage(store));
    else await engine.podman(['load', '--quiet', '--input', resolve(values.image)], 5);
    copyOps(join(dir, 'ops'), { image, s3 });
    await step('start', () => Promise.all([forward(gateway, s3Port), startAll(engine)]));
    for (const sentence of await tryAll(engine)) console.log(`  ${sentence}`);
    await step('stop', () => engine.compose(['down', '--volumes']));
  });
}

/** Whether containers run here at all, before the rest is built. Gives the address of this machine in their network. */
async function tryEngine(engine: Engine): Promise<string> {
  const made = await engine.tryPodman(['network', 'create', network]);
  if (made.code !== 0) throw new Error(`podman makes no network here:\n${made.output}`);
  const confined = ['--rm', '--read-only', '--cap-drop=ALL', '--network', network];
  const ran = await engine.tryPodman(['run', ...confined, baseImage, 'true']);
  if (ran.code !== 0) throw new Error(`podman runs no container here:\n${ran.output}`);
  const format = '{{(index .Subnets 0).Gateway}}';
  return (await engine.podman(['network', 'inspect', network, '--format', format])).trim();
}
