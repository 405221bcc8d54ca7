import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { waitUntil } from '../shared/processes.ts';

/** Lets containers of a network reach a port of loopback, at the network's address on this machine only, while this process works. */
export async function forward(gateway: string, port: number): Promise<void> {
  const server = createServer((socket) => {
    const target = connect({ host: '127.0.0.1', port });
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.unref();
    }
  });
  // The address is there once the first container of the network is.
  const listens = async () => {
    try {
      server.listen(port, gateway);
      await once(server, 'listening');
      return true;
    } catch {
      return false;
    }
  };
  await waitUntil(`the network of the containers (${gateway})`, listens, 60_000);
  server.unref();
}
