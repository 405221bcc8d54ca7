import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import { selfSigned } from '../../apps/api/testing/self-signed.ts';

/** TLS before a service that speaks plainly: pgBackRest speaks to a store in no other way. */
export async function startTlsFront(port: number, target: string): Promise<() => void> {
  const { hostname, port: targetPort } = new URL(target);
  const server = createServer(selfSigned, (outside) => {
    const inside = connect(Number(targetPort), hostname);
    outside.pipe(inside).pipe(outside);
    for (const end of [outside, inside]) end.on('error', () => void (outside.destroy(), inside.destroy()));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => void server.close();
}
