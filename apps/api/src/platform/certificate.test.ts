import { once } from 'node:events';
import { createServer as createPlainServer, type AddressInfo, type Server } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { readCertificate } from './certificate.ts';
import { createCtx, transact } from './context.ts';
import { selfSigned } from '#testing/self-signed.ts';
import { OutsideAway, OutsideCallInTransaction } from './outside-call.ts';

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // of a server that listens on TCP
};

const trusting = (): void => {
  const known = getCACertificates();
  setDefaultCACertificates([...known, selfSigned.cert]);
  onTestFinished(() => setDefaultCACertificates(known));
};

test('a certificate that is trusted says from when to when it is valid', async () => {
  trusting();
  const port = await listening(createServer(selfSigned));
  const shown = await readCertificate(new URL(`https://127.0.0.1:${port}/`));
  expect(shown).toMatchObject({ from: expect.any(Date) as Date, to: expect.any(Date) as Date });
  if ('refused' in shown) throw new Error(shown.refused);
  expect(shown.to.getFullYear()).toBeGreaterThan(2_100);
});

test('a certificate that nobody knows is refused with the reason', async () => {
  const port = await listening(createServer(selfSigned));
  expect(await readCertificate(new URL(`https://127.0.0.1:${port}/`))).toEqual({
    refused: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
});

test('a certificate of another name is refused', async () => {
  trusting();
  const server = createServer(selfSigned);
  server.listen(0, '::1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a server that listens on TCP
  expect(await readCertificate(new URL(`https://[::1]:${port}/`))).toEqual({
    refused: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('nobody at the address is not a bad certificate', async () => {
  const server = createPlainServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on TCP
  server.close();
  await once(server, 'close');
  await expect(readCertificate(new URL(`https://127.0.0.1:${port}/`))).rejects.toThrow(OutsideAway);
});

test('an address that never answers is given up', async () => {
  const server = createPlainServer(() => {});
  const port = await listening(server);
  const begun = performance.now();
  await expect(readCertificate(new URL(`https://127.0.0.1:${port}/`))).rejects.toThrow(OutsideAway);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

const app = await startTestApp();
afterAll(() => app.close());

test('it is never asked for inside a transaction', async () => {
  const { services, db } = app;
  const ctx = createCtx({ services, db, log: pino({ level: 'silent' }), requestId: 'test' });
  await expect(transact(ctx, () => readCertificate(new URL('https://127.0.0.1:1/')))).rejects.toThrow(
    OutsideCallInTransaction,
  );
});
