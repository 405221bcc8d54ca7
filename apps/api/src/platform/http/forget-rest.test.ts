import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { forgetRest } from './forget-rest.ts';

const bodyBytes = 20_000_000;
const server = createServer();
afterEach(() => void server.close());

/** What was read of a body in the greediest turn of the loop, and in all; the answer is sent before it has come. */
const readByTurns = async (read: (body: IncomingMessage) => unknown) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sender.write(`POST / HTTP/1.1\r\nHost: test.example\r\nContent-Length: ${bodyBytes}\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  sender.write(Buffer.alloc(bodyBytes));
  let most = 0;
  let before = request.socket.bytesRead;
  const watch = () => {
    const now = request.socket.bytesRead;
    most = Math.max(most, now - before);
    before = now;
    if (!request.complete) setImmediate(watch);
  };
  watch();
  const ended = new Promise<void>((resolve) => request.once('close', resolve));
  read(request);
  await ended;
  sender.destroy();
  return { most, all: request.socket.bytesRead };
};

test('the rest of a body is read to its end, a little in each turn', async () => {
  const { most, all } = await readByTurns((body) => forgetRest(body));
  expect(all).toBeGreaterThan(bodyBytes);
  expect(most).toBeLessThan(400_000);
});

test('a sender who leaves is no fault', async () => {
  const leaves = (body: IncomingMessage) => {
    const forgetting = forgetRest(body);
    body.socket.destroy();
    return forgetting;
  };
  const { all } = await readByTurns(leaves);
  expect(all).toBeLessThan(bodyBytes);
});
