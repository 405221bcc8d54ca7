import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './free-ports.ts';

/** A Redis of one test file's own, which it may stop and start again on the same port. */
export interface OwnRedis {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The process lives but answers nothing: a half-open connection. */
  freeze(): void;
  thaw(): void;
}

export const ownRedis = async (): Promise<OwnRedis> => {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      server = spawn(program, [...memoryOnly, '--port', String(port)], { stdio: 'ignore' });
      while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async () => {
      // It may have been told to end by its own command.
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      server = undefined;
      await ended;
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  };
};

const program = 'redis-server';
const memoryOnly = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
