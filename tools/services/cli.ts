import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../shared/main.ts';
import { allServices, developmentPlan, ephemeralPlan, type Plan, type ServiceName } from './plan.ts';
import { startServices, stopServices } from './services.ts';

const usage = `pnpm services                 PostgreSQL, Redis, S3 and SMTP for development
pnpm services stop            ends what it started
  --only postgres,redis       some of them
  --dir DIR --ports-from N --ephemeral   for tests: everything new in DIR, on ports N to N+6, nothing kept`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string' },
    'ports-from': { type: 'string' },
    ephemeral: { type: 'boolean', default: false },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || positionals.some((word) => word !== 'stop' && word !== 'start')) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

await main(positionals[0] === 'stop' ? stop : start);

async function start(): Promise<void> {
  const services = await startServices(plan());
  const { databaseUrl, redisUrl, s3, smtpUrl, maildevUrl } = services;
  for (const [name, address] of Object.entries({
    PostgreSQL: databaseUrl,
    Redis: redisUrl,
    S3: s3.endpoint,
    SMTP: smtpUrl,
    mail: maildevUrl,
  })) {
    if (address !== '') console.log(`${name.padEnd(11)}${address}`);
  }
}

async function stop(): Promise<void> {
  const { dir } = plan();
  const names = await stopServices(dir);
  const tests = join(dir, 'test');
  if (existsSync(tests)) names.push(...(await stopServices(tests)).map((name) => `${name} of the tests`));
  console.log(names.length > 0 ? `ended ${names.join(', ')}` : 'nothing of ours was running');
}

function plan(): Plan {
  const only = values.only === undefined ? allServices : values.only.split(',').map(serviceName);
  if (!values.ephemeral && values.dir === undefined) return developmentPlan(only);
  if (values.dir === undefined) throw new Error('--ephemeral needs --dir');
  return ephemeralPlan(values.dir, Number(values['ports-from'] ?? 54320), only);
}

function serviceName(word: string): ServiceName {
  const name = allServices.find((known) => known === word);
  if (name === undefined) throw new Error(`no such service: ${word} (${allServices.join(', ')})`);
  return name;
}
