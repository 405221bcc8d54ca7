import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../.services/', import.meta.url));

interface ServicesFile {
  readonly databaseUrl: string;
  readonly databaseOwnerUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly s3: { readonly endpoint: string; readonly accessKey: string; readonly secretKey: string };
}

type Env = Readonly<Record<string, string | undefined>>;

/** In development the addresses come from `pnpm services` and a sealing key is made; what is set by hand wins. */
export const loadDevelopmentEnv = (env: Env): Env => {
  if (env['NODE_ENV'] === 'production' || !existsSync(`${folder}env.json`)) return env;
  const services = JSON.parse(readFileSync(`${folder}env.json`, 'utf8')) as ServicesFile; // our own file
  return {
    DATABASE_URL: services.databaseUrl,
    DATABASE_OWNER_URL: services.databaseOwnerUrl,
    REDIS_URL: services.redisUrl,
    SMTP_URL: services.smtpUrl,
    S3_ENDPOINT: services.s3.endpoint,
    S3_ACCESS_KEY: services.s3.accessKey,
    S3_SECRET_KEY: services.s3.secretKey,
    SEALING_KEYS_FILE: developmentKeys(),
    // The mask of the accounts in the demo data.
    PAYMENT_ACCOUNT_MASK: '000000007',
    ...env,
  };
};

const developmentKeys = (): string => {
  const file = `${folder}sealing-keys.json`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const keys = { current: 'dev', keys: { dev: randomBytes(32).toString('base64') } };
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return file;
};
