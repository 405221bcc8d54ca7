import { parseArgs } from 'node:util';
import { measuredLists } from '../../apps/api/testing/scale/lists.ts';
import { startSystem } from '../e2e/system.ts';
import { dropDatabase } from '../shared/own-database.ts';
import { readEnv } from '../services/plan.ts';
import { needFreePort } from '../services/network.ts';
import { withChildren } from '../shared/children.ts';
import { env } from '../shared/env.ts';
import { main } from '../shared/main.ts';
import { setup } from '../vitest/test-services.ts';
import { listCases, labelOf } from '../../apps/api/testing/scale/cases.ts';
import { isTooDear, measureSurely, type Measured } from './measure.ts';
import { printHead, printRow, printSummary } from './table.ts';

const usage = `pnpm scale [part of a path …]   measures every list of the contract at 1× and 100×; with parts, only these
  --rounds=9                    how often each request is made at each scale
  --keep                        leaves the two databases, and uses those that an earlier run left`;

const databases = { small: 'indeks_scale_1', large: 'indeks_scale_100' } as const;
/** Each process takes a port for its calls and the next one for its metrics. */
const ports = (env('E2E_PORTS') ?? '3310,3311,3320,3321').split(',').map(Number);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

await main(async () => {
  if (values.help) {
    console.log(usage);
    return;
  }
  for (const port of ports) await needFreePort('pnpm scale', port);
  await setup();
  const results = await withChildren(async (children) => {
    const start = async (database: string, scale: number, port: number) => {
      const services = readEnv(env('SERVICES_DIR') ?? '');
      const dir = env('SERVICES_DIR') ?? '';
      const options = { services, dir, database, scale, ports: [port], reuse: values.keep };
      const [url = ''] = await startSystem(options, children);
      return url;
    };
    const [smallPort = 0, , largePort = 0] = ports;
    const small = await start(databases.small, 1, smallPort);
    const large = await start(databases.large, 100, largePort);
    return measureAll({ small, large });
  });
  if (!values.keep)
    for (const database of Object.values(databases))
      await dropDatabase(readEnv(env('SERVICES_DIR') ?? ''), database);
  printSummary(results);
  process.exitCode = results.some(isTooDear) ? 1 : 0;
});

async function measureAll(urls: { small: string; large: string }): Promise<Measured[]> {
  const today = new Date().toISOString().slice(0, 10);
  const asked = measuredLists(today).filter(
    (list) => positionals.length === 0 || positionals.some((part) => labelOf(list).includes(part)),
  );
  printHead();
  const results: Measured[] = [];
  for (const list of asked) {
    for (const asked of listCases(list)) {
      const measured = await measureSurely(asked, urls, Number(values.rounds));
      printRow(measured);
      results.push(measured);
    }
  }
  return results;
}
