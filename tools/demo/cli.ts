import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccountLines, demoAccounts, studentWithoutConsent } from '../../apps/api/seeds/demo-accounts.ts';
import { startFakeZoom, type FakeZoom } from '../../apps/api/testing/zoom/fake-zoom.ts';
import { knowMeetings, linkZoom } from '../dev/zoom.ts';
import { startSystem } from '../e2e/system.ts';
import { needFreePort } from '../services/network.ts';
import { ephemeralPlan, type ServicesEnv } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';
import { withChildren, type Child } from '../shared/children.ts';
import { undoneAfter } from '../shared/ending.ts';
import { main } from '../shared/main.ts';
import { mustRun } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { makeRoom, writeAbout, writeReadyFiles } from './files.ts';
import { readOldStudent } from './old-student.ts';
import { shiftToTerm, aheadOfDay } from './term.ts';

const usage = `pnpm demo             the built product with made-up people at one address; what was changed there stays
pnpm demo --reset     the same as on the first day: everything that was changed is gone
  --day YYYY-MM-DD    everything anew, counting from that day of the past: in October coordinators may add students
  --port N            another port than 3400`;

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    day: { type: 'string' },
    port: { type: 'string', default: '3400' },
    help: { type: 'boolean', default: false },
  },
});

const dir = join(root, '.services', 'demo');
const web = join(dir, 'web');
const database = 'indeks_demo';
/** Files made for another day cannot be used. */
const isReset = values.reset || values.day !== undefined;
/** Its call port, the next one for metrics, and Zoom's stand-in; the services lie ten further. */
const port = Number(values.port);

// Before the first call, which needs it.
const untilInterrupted = new Promise<never>(() => undefined);

if (values.help) console.log(usage);
else await main(demonstrate);

async function demonstrate(): Promise<void> {
  const startedAt = performance.now();
  for (const one of [port, port + 1, port + 2]) await needFreePort('pnpm demo', one);
  mkdirSync(dir, { recursive: true });
  if (isReset) forgetAll();
  const plan = { ...ephemeralPlan(dir, port + 10, ['postgres', 'redis', 'smtp']), keep: true };
  const services = await startServices(plan);
  const zoom = await startFakeZoom(port + 2);
  zoom.state.pagesAt = zoom.url;
  const endAll = () => Promise.all([zoom.close(), stopServices(dir)]);
  await undoneAfter(endAll, () =>
    withChildren(async (children) => {
      const lines = await startAll(services, zoom, children);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`\n${[...lines, `ready after ${seconds} s`].join('\n')}\n`);
      await untilInterrupted;
    }),
  );
}

/** Answers what is printed. */
async function startAll(services: ServicesEnv, zoom: FakeZoom, children: Child[]): Promise<string[]> {
  const ahead = readAhead();
  const now = new Date(Date.now() + ahead);
  console.log('the web and the demo data …');
  const clock = { CLOCK_STARTS_AT: ahead === 0 ? '' : now.toISOString() };
  const settings = { ...files(), ...zoom.settings, ...clock };
  const system = { services, dir, web, webBuilt: buildWeb(), database, reuse: !isReset };
  const [url = ''] = await startSystem({ ...system, ports: [port], settings }, children);
  const ownerUrl = Object.assign(new URL(services.databaseOwnerUrl), { pathname: `/${database}` }).href;
  await knowMeetings(zoom, ownerUrl);
  await linkZoom(url, url);
  const ready = await writeReadyFiles(ownerUrl, web, now.toISOString().slice(0, 10));
  const accounts = [...listAccounts(), ...(await readOldStudent(ownerUrl))];
  writeAbout(web, { ahead, accounts, files: ready, mail: services.maildevUrl });
  const places = { mail: services.maildevUrl, files: join(web, 'demo'), Indeks: url };
  return [
    ...demoAccountLines(),
    '',
    ...Object.entries(places).map(([name, place]) => `${name.padEnd(9)}${place}`),
  ];
}

/** The accounts that the login page offers. */
function listAccounts() {
  const newcomer = {
    ...studentWithoutConsent,
    roleName: `${studentWithoutConsent.roleName}, pierwsze logowanie`,
  };
  const all = [...demoAccounts, newcomer];
  return all.map(({ name, roleName, email, password }) => ({ name, roleName, email, password }));
}

/** Decided when the data is made, so that the demo goes on where it was left. */
function readAhead(): number {
  const file = join(dir, 'ahead.json');
  const now = new Date();
  const ahead = values.day === undefined ? shiftToTerm(now) : aheadOfDay(values.day, now);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(ahead));
  return JSON.parse(readFileSync(file, 'utf8')) as number; // written above
}

function forgetAll(): void {
  for (const what of ['ahead.json', 'files', 'uploads'])
    rmSync(join(dir, what), { recursive: true, force: true });
}

function files(): Record<string, string> {
  return { FILES_DRIVER: 'disk', FILES_DIR: join(dir, 'files'), UPLOADS_DIR: join(dir, 'uploads') };
}

/** The production build, with the choice of roles on its login page. */
async function buildWeb(): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', web, '--emptyOutDir'];
  await mustRun('node', [...vite, '--logLevel', 'error'], {
    cwd: join(root, 'apps', 'web'),
    env: { ...process.env, VITE_DEMO: '1' },
    timeout: 300_000,
  });
  makeRoom(web);
}
