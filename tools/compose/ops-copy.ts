import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import type { ServicesEnv } from '../services/plan.ts';
import { standIns } from './stand-ins.ts';
import { host } from './visit.ts';

/** The user of the image, who must own the keys. */
const userId = 10_001;

/** A copy of ops/ filled in as an operator would: the example with its gaps filled, and a key file. */
export function copyOps(folder: string, given: { image: string; s3: ServicesEnv['s3'] }): void {
  cpSync(join(root, 'ops'), folder, { recursive: true });
  const example = readFileSync(join(folder, 'example.env'), 'utf8');
  const filled = example.replaceAll(/^([A-Z_]+_PASSWORD)=$/gm, (_, name: string) => `${name}=${secret()}`);
  const own = {
    ...standIns,
    INDEKS_IMAGE: given.image,
    INDEKS_HOST: host,
    S3_ACCESS_KEY: given.s3.accessKey,
    S3_SECRET_KEY: given.s3.secretKey,
    PROVIDER_NAME: 'Szkoła na próbę',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, '.env'), `${filled}${lines.join('\n')}\n`, { mode: 0o600 });
  const keys = { current: 'a', keys: { a: randomBytes(32).toString('base64') } };
  const file = join(folder, 'sealing-keys.json');
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  chownSync(file, userId, userId);
}

function secret(): string {
  return randomBytes(24).toString('hex');
}
