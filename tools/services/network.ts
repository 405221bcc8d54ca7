import { connect, createServer } from 'node:net';

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
export function needFreePort(what: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => reject(new Error(`${what} needs port ${port}, which somebody else holds`)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}

/** So many free ports in a row; two runs on one machine begin at different places. */
export async function freePorts(count: number): Promise<number[]> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 21_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.allSettled(ports.map((port) => needFreePort('a test', port)));
    if (free.every(({ status }) => status === 'fulfilled')) return ports;
  }
  throw new Error('no free ports found');
}
