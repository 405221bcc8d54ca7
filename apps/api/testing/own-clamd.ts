import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-ports.ts';

/** A clamd of one test file's own with one signature, which it may stop and start again on the same port. */
export interface OwnClamd {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The process lives but answers nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** What the signature finds, and its name as clamd says it. */
export const plantedWords = 'Indeks-test-of-a-planted-signature';
export const plantedName = 'Indeks.Test.Planted.UNOFFICIAL';

/** `maxStream` is the longest content it takes, in megabytes. */
export const ownClamd = async ({ maxStream = 64 } = {}): Promise<OwnClamd> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'indeks-clamd-'));
  const conf = await writeSettings(folder, port, maxStream);
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    server = undefined;
    await ended;
  };
  return {
    address: `tcp://127.0.0.1:${port}`,
    start: async () => {
      server = spawn(program, ['--config-file', conf], { stdio: 'ignore' });
      while (!(await answers(port))) {
        if (server.exitCode !== null) throw new Error(`clamd ended with ${server.exitCode}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
};

const program = 'clamd';

const writeSettings = async (folder: string, port: number, maxStream: number): Promise<string> => {
  const hex = Buffer.from(plantedWords).toString('hex');
  await writeFile(join(folder, 'planted.ndb'), `Indeks.Test.Planted:0:*:${hex}\n`);
  const conf = join(folder, 'clamd.conf');
  await writeFile(
    conf,
    `Foreground yes
DatabaseDirectory ${folder}
TemporaryDirectory ${folder}
TCPSocket ${port}
TCPAddr 127.0.0.1
StreamMaxLength ${maxStream}M
MaxThreads 4
`,
  );
  return conf;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.write('zPING\0'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('PONG'));
    });
    socket.once('error', () => resolve(false));
  });
