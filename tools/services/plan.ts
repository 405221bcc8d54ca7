import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../shared/root.ts';

export type ServiceName = 'postgres' | 'redis' | 's3' | 'smtp';

export const allServices: readonly ServiceName[] = ['postgres', 'redis', 's3', 'smtp'];

/** The services to run, their folder and their ports. */
export interface Plan {
  dir: string;
  ports: { postgres: number; redis: number; smtp: number; maildev: number; s3: number };
  /** For tests: nothing survives, nothing is synced to disk, nothing foreign is used. */
  ephemeral: boolean;
  /** Uses the services that an earlier start of the same plan left running. */
  keep?: boolean;
  only: readonly ServiceName[];
}

/** Addresses of the running services; written to `env.json`, read by every other tool. */
export interface ServicesEnv {
  databaseUrl: string;
  databaseOwnerUrl: string;
  /** A role that may create databases; absent where the services are somebody else's. */
  databaseAdminUrl?: string;
  redisUrl: string;
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  smtpUrl: string;
  maildevUrl: string;
}

/** Processes started by us, so that stopping ends these and nothing else. */
export type Started = Partial<Record<ServiceName, StartedProcess>>;

export interface StartedProcess {
  pid: number;
  /** A part of its command line, for numbers of ended processes are given out again. */
  mark: string;
}

/** Notes a process at once, so that it can be stopped even when the start is interrupted. */
export type Note = (name: ServiceName, started: StartedProcess) => void;

const developmentPorts: Plan['ports'] = {
  postgres: 54320,
  redis: 63790,
  smtp: 10250,
  maildev: 10800,
  s3: 8480,
};

export const s3Account = { accessKey: 'AKINDEKS', secretKey: 'SKINDEKS', bucket: 'indeks' } as const;

export function developmentPlan(only: readonly ServiceName[] = allServices): Plan {
  return { dir: join(root, '.services'), ports: developmentPorts, ephemeral: false, only };
}

/** Seven ports from the number given: PostgreSQL, Redis, SMTP, maildev, S3 and S3's two inner ones. */
export function ephemeralPlan(dir: string, portsFrom: number, only = allServices): Plan {
  const ports = {
    postgres: portsFrom,
    redis: portsFrom + 1,
    smtp: portsFrom + 2,
    maildev: portsFrom + 3,
    s3: portsFrom + 4,
  };
  return { dir: resolve(dir), ports, ephemeral: true, only };
}

export function writeEnv(plan: Plan, services: ServicesEnv): void {
  writeJson(join(plan.dir, 'env.json'), services);
}

export function readEnv(dir: string): ServicesEnv {
  // Our own file, written by writeEnv.
  return JSON.parse(readFileSync(join(dir, 'env.json'), 'utf8')) as ServicesEnv;
}

export function readStarted(dir: string): Started {
  try {
    // Our own file, written by writeStarted.
    return JSON.parse(readFileSync(join(dir, 'started.json'), 'utf8')) as Started;
  } catch {
    return {};
  }
}

export function writeStarted(dir: string, started: Started): void {
  writeJson(join(dir, 'started.json'), started);
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
