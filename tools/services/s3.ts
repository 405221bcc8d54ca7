import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../shared/env.ts';
import { mustRun } from '../shared/processes.ts';
import { answersHttp, needFreePort } from './network.ts';
import { needPrograms } from './packages.ts';
import { s3Account, type Note, type Plan, type ServicesEnv } from './plan.ts';

/** S3: the one named by the environment, our own if it runs, else a new RadosGW. */
export async function startS3(plan: Plan, note: Note): Promise<ServicesEnv['s3']> {
  const endpoint = `http://127.0.0.1:${plan.ports.s3}`;
  if (!plan.ephemeral) {
    const given = await givenByEnvironment();
    if (given) return given;
    if (await answersHttp(endpoint)) return { endpoint, ...s3Account };
  }
  await needPrograms(
    ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'uuidgen', 'curl'],
    ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'uuid-runtime', 'curl'],
  );
  await startGateway(plan, note);
  return { endpoint, ...s3Account };
}

export async function stopS3(dir: string): Promise<void> {
  await mustRun('bash', [join(import.meta.dirname, 's3-down.sh'), join(dir, 's3')], {
    timeout: 60_000,
    whole: true,
  });
}

async function givenByEnvironment(): Promise<ServicesEnv['s3'] | undefined> {
  const endpoint = env('S3_ENDPOINT');
  if (endpoint === undefined) return undefined;
  if (!(await answersHttp(endpoint, 3000)))
    throw new Error(`S3_ENDPOINT names ${endpoint}, where nobody answers`);
  return {
    endpoint,
    accessKey: env('S3_ACCESS_KEY') ?? s3Account.accessKey,
    secretKey: env('S3_SECRET_KEY') ?? s3Account.secretKey,
    bucket: env('S3_BUCKET') ?? s3Account.bucket,
  };
}

async function startGateway(plan: Plan, note: Note): Promise<void> {
  const port = plan.ports.s3;
  for (const taken of [port, port + 1, port + 2]) await needFreePort('S3', taken);
  const dir = join(plan.dir, 's3');
  const { accessKey, secretKey, bucket } = s3Account;
  const store = plan.ephemeral ? 'memory' : 'disk';
  const script = join(import.meta.dirname, 's3-up.sh');
  const mark = join(dir, 'ceph.conf');
  // Noted before it starts, so that an interrupted start can be cleared away.
  note('s3', { pid: 0, mark });
  await mustRun('bash', [script, dir, String(port), accessKey, secretKey, store, bucket], {
    timeout: 180_000,
    whole: true,
  });
  // Three daemons write pid files, which s3-down.sh reads; the gateway's is noted here.
  note('s3', { pid: Number(readFileSync(join(dir, 'run', 'client.rgw.a.pid'), 'utf8')), mark });
}
