import { createServer } from 'node:net';

/** Each worker of Vitest has ports of its own: another one could take a port before the process that it is for starts. */
const workers = 4;
const portsPerWorker = 2_500;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % workers;

/**
 * So many free ports in a row, for processes that are started later; two runs on one machine begin at different places.
 * They lie below those that the system gives to outgoing connections: one of these could take a port meanwhile.
 */
export const freePorts = async (count: number): Promise<number[]> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const first = 21_000 + worker * portsPerWorker + Math.floor(Math.random() * (portsPerWorker - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (!free.includes(false)) return ports;
  }
  throw new Error('no free ports were found');
};

export const freePort = async (): Promise<number> => {
  const [port = 0] = await freePorts(1);
  return port;
};

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
