import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A browser that asks for a file, reads the head of the answer and then nothing more. */
export interface StalledReader {
  readonly status: number;
  /** When the server hung up. */
  readonly cut: Promise<void>;
  close(): void;
}

export const listen = async (server: FastifyInstance): Promise<number> => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return (server.server.address() as AddressInfo).port; // a TCP server that listens has this form of address
};

export const openStalledReader = async (
  port: number,
  path: string,
  cookie: string,
): Promise<StalledReader> => {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return {
    status: Number(head.toString('latin1', 9, 12)),
    cut: untilCut(socket),
    close: () => socket.destroy(),
  };
};

/** A paused socket does not hear that the other side hung up, so it writes a byte from time to time. */
const untilCut = async (socket: Socket): Promise<void> => {
  const timer = setInterval(() => socket.write('\r\n'), 500);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
};
