import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The addresses that `pnpm services` writes down. */
export interface ServicesEnv {
  readonly databaseAdminUrl: string;
  readonly redisUrl: string;
  readonly s3: {
    readonly endpoint: string;
    readonly accessKey: string;
    readonly secretKey: string;
    readonly bucket: string;
  };
  readonly smtpUrl: string;
  readonly maildevUrl: string;
}

const root = new URL('../../../', import.meta.url);

/** Real servers on loopback: those named by SERVICES_DIR, or the development ones, started when they do not run. */
export const readServicesEnv = async (): Promise<ServicesEnv> => {
  const folder = process.env['SERVICES_DIR'] ?? fileURLToPath(new URL('.services', root));
  const file = `${folder}/env.json`;
  if (!process.env['SERVICES_DIR'] || !existsSync(file))
    await promisify(execFile)('node', ['tools/services/cli.ts'], { cwd: fileURLToPath(root) });
  return JSON.parse(readFileSync(file, 'utf8')) as ServicesEnv; // our own file
};
