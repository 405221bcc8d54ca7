import { parseArgs } from 'node:util';
import { sealedColumns } from '#app';
import { makeClock } from '#platform/clock.ts';
import { readSealingKeys } from '#platform/crypto/sealing-keys.ts';
import { createColumnSealer, type ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import { readConfig } from '#platform/config.ts';
import { loadDevelopmentEnv } from '#platform/development-env.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { demoAccountLines } from './demo-accounts.ts';
import { refuseProduction } from './guard.ts';
import { seedDatabase, type SeedCounts } from './index.ts';
import { scales, type Scale } from './plan.ts';

const usage = `pnpm db:seed                  a made-up provider in an empty database
  --scale=1|10|100            2 000, 20 000 or 200 000 students
  --reset                     removes earlier demo data first, with its sessions and audit log
  --if-empty                  leaves a database with data as it is and says nothing`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      reset: { type: 'boolean', default: false },
      'if-empty': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  refuseProduction(process.env);
  const scale = scaleFrom(values.scale);
  const startedAt = performance.now();
  const config = readConfig(loadDevelopmentEnv(process.env));
  const counts = await seedDatabase({
    ownerUrl: setting('DATABASE_OWNER_URL'),
    sealer: sealer(),
    files: await openFileStore(config),
    scale,
    today: makeClock(config).today(),
    passwordCost: process.env['PASSWORD_COST'] === 'cheap' ? 'cheap' : 'strong',
    ifNotEmpty: values.reset ? 'reset' : values['if-empty'] ? 'keep' : 'refuse',
  });
  if (counts) report(counts, performance.now() - startedAt);
}

function report(counts: SeedCounts, milliseconds: number): void {
  const tables = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  console.log(`Demo data written in ${(milliseconds / 1000).toFixed(1)} s: ${tables.join(', ')}`);
  for (const line of demoAccountLines()) console.log(line);
}

function scaleFrom(text: string): Scale {
  const scale = scales.find((known) => String(known) === text);
  if (scale === undefined) throw new Error(`--scale is ${scales.join(', ')}, not ${text}`);
  return scale;
}

function sealer(): ColumnSealer {
  const keys = readSealingKeys(setting('SEALING_KEYS_FILE'), { privateFile: false });
  return createColumnSealer(keys, sealedColumns);
}

function setting(name: 'DATABASE_OWNER_URL' | 'SEALING_KEYS_FILE'): string {
  const value = loadDevelopmentEnv(process.env)[name];
  if (!value) throw new Error(`${name} is not set; \`pnpm services\` gives one for development.`);
  return value;
}
