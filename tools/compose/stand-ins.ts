import { join } from 'node:path';
import { buildOnBase } from '../image/build.ts';
import type { ImageStore } from '../image/store.ts';

const programs = 'localhost/indeks-programs';

/** The variables by which ops/compose.yaml takes other images than its own. */
export const standIns = {
  POSTGRES_IMAGE: 'localhost/stand-in-postgres',
  REDIS_IMAGE: 'localhost/stand-in-redis',
  PROXY_IMAGE: 'localhost/stand-in-caddy',
  S3_IMAGE: 'localhost/stand-in-s3',
};

/** From Debian packages, with the users, folders and words of the images they stand for; `s3` is where S3 is really served. */
export async function makeStandIns(store: ImageStore, s3: string): Promise<void> {
  const folder = join(import.meta.dirname, 'stand-ins');
  await buildOnBase(store, { file: join(folder, 'Containerfile'), tag: programs, folder });
  const settings: Record<keyof typeof standIns, readonly string[]> = {
    POSTGRES_IMAGE: ['--cmd', 'serve-postgres'],
    REDIS_IMAGE: ['--cmd', 'redis-server'],
    PROXY_IMAGE: [
      '--env=XDG_DATA_HOME=/data',
      '--env=XDG_CONFIG_HOME=/config',
      '--cmd',
      'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile',
    ],
    S3_IMAGE: [`--env=FORWARD_TO=${s3}`, '--entrypoint', '["serve-s3"]'],
  };
  for (const [variable, image] of Object.entries(standIns)) {
    const container = (await store.buildah(['from', '--pull-never', programs])).trim();
    await store.buildah(['config', ...settings[variable as keyof typeof standIns], container]); // a key of standIns
    await store.buildah(['commit', '--quiet', '--rm', container, image]);
  }
}
