import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicesEnv } from '../services/plan.ts';

/** The services under the names that the configuration of the API gives them. */
export function servicesAsVariables(services: ServicesEnv): Record<string, string> {
  return {
    DATABASE_URL: services.databaseUrl,
    DATABASE_OWNER_URL: services.databaseOwnerUrl,
    ...(services.databaseAdminUrl !== undefined && { DATABASE_ADMIN_URL: services.databaseAdminUrl }),
    REDIS_URL: services.redisUrl,
    S3_ENDPOINT: services.s3.endpoint,
    S3_ACCESS_KEY: services.s3.accessKey,
    S3_SECRET_KEY: services.s3.secretKey,
    S3_BUCKET: services.s3.bucket,
    SMTP_URL: services.smtpUrl,
    MAILDEV_URL: services.maildevUrl,
  };
}

/** A whole environment for one API process: the machine's, the services, files in S3 and a sealing key. */
export function apiEnvironment(services: ServicesEnv, dir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...servicesAsVariables(services),
    FILES_DRIVER: 's3',
    SEALING_KEYS_FILE: sealingKeys(dir),
  };
}

/** Made once per folder of services, so that what it sealed can be opened by later runs. */
function sealingKeys(dir: string): string {
  const file = join(dir, 'sealing-keys.json');
  if (!existsSync(file)) {
    const keys = { current: 'local', keys: { local: randomBytes(32).toString('base64') } };
    writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  }
  return file;
}
