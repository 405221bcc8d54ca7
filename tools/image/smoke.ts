import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngFile } from '../../apps/api/testing/pictures.ts';
import { startChild, withChildren, type Child } from '../shared/children.ts';
import { servicesAsVariables } from '../shared/app-env.ts';
import { openDatabase } from '../shared/own-database.ts';
import { waitUntil } from '../shared/processes.ts';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { answersHttp } from '../services/network.ts';
import type { ServicesEnv } from '../services/plan.ts';
import type { ImageStore } from './store.ts';

/** The user of the image. */
const userId = 10_001;
const email = 'pierwsza@dym.indeks.example';

interface Smoke {
  store: ImageStore;
  image: string;
  services: ServicesEnv;
}

/** The image as an installation meets it: migrated, first administrator, signed in, a PDF and a picture. Says what it saw. */
export async function smoke({ store, image, services }: Smoke): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'indeks-image-smoke-'));
  const container = (await store.buildah(['from', '--pull-never', image])).trim();
  try {
    const [port = 0, metricsPort = 0] = await freePorts(2);
    const own = await openDatabase(services, 'indeks_image');
    const env = { ...settings(own, port, metricsPort), SEALING_KEYS_FILE: '/run/sealing-keys.json' };
    const volumes = ['--volume', `${keysFile(dir)}:/run/sealing-keys.json:ro`];
    const command = (...words: string[]) => ['run', ...volumes, ...variables(env), container, '--', ...words];
    await store.buildah(command('node', 'apps/api/src/migrate.ts'));
    const said = await store.buildah(
      command('node', 'apps/api/src/first-administrator.ts', '--name', 'Pierwsza Osoba', '--email', email),
    );
    const { code } = await store.tryBuildah(command('touch', '/app/apps/api/src/main.ts'));
    if (code === 0) throw new Error('the user of the image may change its files');
    return await withChildren(async (children) => {
      const log = join(dir, 'api.log');
      const child = startChild(
        'image',
        'buildah',
        store.commandLine(command('node', 'apps/api/src/main.ts')),
        {
          log,
          env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
        },
      );
      children.push(child);
      const address = `http://127.0.0.1:${port}`;
      await ready(child, address, log);
      return ask(address, env.PUBLIC_ADDRESS, passwordIn(said));
    });
  } finally {
    await store.buildah(['rm', container]);
    rmSync(dir, { recursive: true });
  }
}

async function ready(child: Child, address: string, log: string): Promise<void> {
  const answers = () => {
    if (child.process.exitCode === null) return answersHttp(`${address}/api/ready`);
    throw new Error(`the image ended at its start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
  };
  await waitUntil('the image', answers, 60_000);
}

/** Each answer must be what it should; the sentences are the proof. */
async function ask(address: string, origin: string, password: string): Promise<string[]> {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const json = typeof init.body === 'string' && { 'content-type': 'application/json' };
    const answer = await fetch(`${address}${path}`, { ...init, headers: { origin, cookie, ...json } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const page = await (await send('/login')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/no-script-in-the-page';
  const size = (await (await send(script)).arrayBuffer()).byteLength;
  const body = JSON.stringify({ email, password });
  const { user } = (await (await send('/api/users/login', { method: 'POST', body })).json()) as Session;
  const own = JSON.stringify({ passwordNew: 'Wlasne-haslo-2026!' });
  await send(`/api/users/${user.id}/password`, { method: 'PUT', body: own });
  const pdf = await (await send('/api/meetings/all/pdf?start=2026-10-01&end=2026-10-31')).text();
  if (!pdf.startsWith('%PDF')) throw new Error('the list of meetings is no PDF');
  const form = new FormData();
  form.set('file', await pngFile('zdjecie.png'));
  await send(`/api/users/${user.id}/avatar`, { method: 'POST', body: form });
  const photo = await (await send(`/api/users/${user.id}/avatar`)).arrayBuffer();
  return [
    `the page of the login and its script (${size} bytes)`,
    'the first administrator signed in and set a password',
    `a PDF (${pdf.length} characters) and a photo re-encoded (${photo.byteLength} bytes)`,
    `served as user ${ownerOfPort(Number(new URL(address).port))}`,
  ];
}

/** The part of the answer that is needed here. */
interface Session {
  user: { id: number };
}

/** The process that listens on the port, as the kernel reports it. */
function ownerOfPort(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((row) => row.includes(local) && row.includes(' 0A '));
  const owner = Number(line?.trim().split(/\s+/)[7]);
  if (owner !== userId) throw new Error(`the image runs as user ${owner}`);
  return owner;
}

function passwordIn(said: string): string {
  const password = /: ((?:[a-z0-9]{4}-?){4})\n/.exec(said)?.[1];
  if (password === undefined) throw new Error(`no one-time password was printed:\n${said}`);
  return password;
}

function settings(services: ServicesEnv, port: number, metricsPort: number) {
  return {
    ...servicesAsVariables(services),
    FILES_DRIVER: 's3',
    S3_BUCKET: 'indeks-image',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_ADDRESS: 'https://indeks.test.example',
  };
}

function variables(env: Readonly<Record<string, string>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
}

function keysFile(dir: string): string {
  const file = join(dir, 'sealing-keys.json');
  const keys = { current: 'a', keys: { a: Buffer.alloc(32, 7).toString('base64') } };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  chownSync(file, userId, userId);
  return file;
}
