import { connect } from 'node:net';
import { isFree } from '../../apps/api/testing/free-ports.ts';

/** Sends a line to a local port and returns the first answer; undefined when no answer comes in time. */
export function ask(
  host: string,
  port: number,
  line: string,
  milliseconds = 1000,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (answer: string | undefined) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(milliseconds, () => finish(undefined));
    socket.on('error', () => finish(undefined));
    socket.on('connect', () => socket.write(line));
    socket.on('data', (data) => finish(data.toString('utf8')));
  });
}

export function accepts(host: string, port: number, milliseconds = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(milliseconds, () => finish(false));
    socket.on('error', () => finish(false));
    socket.on('connect', () => finish(true));
  });
}

export async function answersHttp(url: string, milliseconds = 1000): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Refuses a port that is taken with a clear message, before a server fails with its reason in a log file. */
export async function needFreePort(what: string, port: number): Promise<void> {
  if (!(await isFree(port))) throw new Error(`${what} needs port ${port}, which somebody else holds`);
}
