import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a process and a server of the test, which can be interrupted without an error. */
export interface SwallowingProxy {
  readonly port: number;
  /** The address through the proxy. */
  through(address: string): string;
  /** From now on all packets are dropped silently. Open connections stay dead, as behind a firewall that lost its state. */
  swallow(): void;
  /** New connections pass again. */
  passOn(): void;
  close(): Promise<void>;
}

export const startSwallowingProxy = async (address: string): Promise<SwallowingProxy> => {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let generation = 0;
  let swallowing = false;
  const server = createServer((near) => {
    const born = generation;
    const dead = swallowing;
    const far = connect(Number(target.port), target.hostname);
    const passes = () => !dead && !swallowing && born === generation;
    carry(near, far, passes);
    carry(far, near, passes);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has this form of address
  return {
    port,
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    swallow: () => {
      swallowing = true;
      generation += 1;
    },
    passOn: () => {
      swallowing = false;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};

const carry = (from: Socket, to: Socket, passes: () => boolean): void => {
  from.on('data', (bytes: Buffer) => {
    if (passes()) to.write(bytes);
  });
  from.on('close', () => {
    if (passes()) to.destroy();
  });
  from.on('error', () => undefined);
};
