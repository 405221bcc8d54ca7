import { createServer } from 'node:net';

/**
 * A port that nobody listens on, for a process that is started later. It lies below those that the system gives to
 * outgoing connections: one of these could take it meanwhile.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 21_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port was found');
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
