import { parseArgs } from 'node:util';
import { setup } from '../vitest/test-services.ts';
import { startSystem } from '../e2e/system.ts';
import { needFreePort } from '../services/network.ts';
import { readEnv } from '../services/plan.ts';
import { withChildren } from '../shared/children.ts';
import { env } from '../shared/env.ts';
import { main } from '../shared/main.ts';
import { dropDatabase } from '../shared/own-database.ts';
import { readDatabaseCpu } from './cpu.ts';
import { signInCrowd } from './crowd.ts';
import { driveLoad } from './drive.ts';
import { makeMix } from './mix.ts';
import { printHead, printRow, type Row } from './table.ts';

const usage = `pnpm load   how many requests a machine answers: a mix of lists, single records, counters and writes
  --scale=1       how much demo data, in smallest providers
  --processes=2   API processes beside one another
  --clients=16    people who ask at the same time, each the next thing after the answer
  --think=0       milliseconds that each waits before the next request
  --seconds=15    for each measurement
  --warm-up=60    seconds of load before the first one, so that statements are prepared as in processes that have run for long
  --rounds=3      with and without prepared statements, in turn`;

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    processes: { type: 'string', default: '2' },
    clients: { type: 'string', default: '16' },
    think: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});

const database = 'indeks_load';
const firstPort = Number((env('E2E_PORTS') ?? '3410').split(',')[0]);
/** Each process takes a port for its calls and the next one for its metrics. */
const portsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + 2 * index);

const urlOf = (port: number) => `http://localhost:${port}`;

await main(async () => {
  if (values.help) {
    console.log(usage);
    return;
  }
  const count = Number(values.processes);
  const prepared = portsOf(firstPort, count);
  const plain = portsOf(firstPort + 2 * count, count);
  for (const port of [...prepared, ...plain]) await needFreePort('pnpm load', port);
  await setup();
  const dir = env('SERVICES_DIR') ?? '';
  const services = readEnv(dir);
  await withChildren(async (children) => {
    // One proxy before it, so that each client comes from an address of its own.
    const settings = {
      TRUSTED_PROXIES: '1',
      PUBLIC_REQUESTS_PER_MINUTE: '100000',
      STRANGER_REQUESTS_PER_SECOND: '100000',
      LOG_LEVEL: 'error',
    };
    const further = plain.map((port) => ({ port, settings: { PREPARE_STATEMENTS: 'no' } }));
    const options = {
      services,
      dir,
      database,
      scale: Number(values.scale),
      settings,
      further,
      ports: prepared,
    };
    await startSystem(options, children);
    await measure({ prepared: prepared.map(urlOf), plain: plain.map(urlOf) });
  });
  await dropDatabase(services, database);
});

async function measure(systems: Readonly<Record<Row['statements'], readonly string[]>>): Promise<void> {
  const clients = Number(values.clients);
  const crowd = await signInCrowd(systems.prepared[0] ?? '', clients);
  const mix = makeMix();
  const readCpu = () => readDatabaseCpu(env('SERVICES_DIR') ?? '');
  const how = { clients, seconds: Number(values.seconds), thinkMs: Number(values.think), readCpu };
  for (const urls of Object.values(systems))
    await driveLoad(urls, crowd, mix, { ...how, seconds: Number(values['warm-up']) });
  printHead(values);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const statements of ['plain', 'prepared'] as const)
      printRow({ statements, ...(await driveLoad(systems[statements], crowd, mix, how)) });
}
