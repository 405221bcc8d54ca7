import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { waitUntil } from './processes.ts';
import { root } from './root.ts';

/** Whatever is started below it is found by this folder, which stands in command lines or in the variables. */
const dir = mkdtempSync(join(tmpdir(), 'indeks-ending-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The command lines of all processes that a command has started, itself among them. */
function livingBelow(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const [line, variables] = ['cmdline', 'environ'].map((file) =>
          readFileSync(`/proc/${pid}/${file}`, 'utf8'),
        );
        const words = line?.replaceAll('\0', ' ').trim() ?? '';
        return words !== '' && `${words} ${variables}`.includes(folder) ? [words] : [];
      } catch {
        return [];
      }
    });
}

/** Starts a tool with a temporary folder of its own, and sends it the signal once it has started what is asked for. */
async function interrupt(tool: readonly string[], started: RegExp, signal: NodeJS.Signals) {
  const folder = join(dir, `${signal}-${tool.join('-').replaceAll('/', '-')}`);
  // PostgreSQL's own user has to pass through both.
  chmodSync(dir, 0o711);
  mkdirSync(folder, { mode: 0o711 });
  const env = { ...process.env, TMPDIR: folder };
  const command = spawn('node', tool, { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => command.once('exit', (_, by) => resolve(by)));
  const isThere = () => Promise.resolve(livingBelow(folder).some((line) => started.test(line)));
  await waitUntil(`what ${tool.join(' ')} starts`, isThere, 240_000);
  command.kill(signal);
  return { by: await ended, left: livingBelow(folder), files: readdirSync(folder) };
}

test.each([
  ['while its services start', /initdb|redis-server .*:/, 'SIGHUP'],
  ['while its data is written', /seeds\/cli\.ts/, 'SIGINT'],
  ['while its API runs', /src\/main\.ts/, 'SIGTERM'],
] as const)(
  'an experiment that is ended %s leaves nothing',
  async (_, started, signal) => {
    const outcome = await interrupt(['tools/experiments/cli.ts', 'postgres-stops'], started, signal);
    expect(outcome).toEqual({ by: signal, left: [], files: [] });
  },
  300_000,
);

test('a command that runs the tests leaves none of them', async () => {
  const outcome = await interrupt(['tools/matrix/cli.ts'], /vitest/, 'SIGTERM');
  expect({ ...outcome, files: [] }).toEqual({ by: 'SIGTERM', left: [], files: [] });
}, 300_000);
