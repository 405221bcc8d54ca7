import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createCtx, transact } from './context.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createMailer } from './mail/mailer.ts';
import { OutsideAway, OutsideCallInTransaction, outsideLimits } from './outside-call.ts';
import { fastest } from '#testing/patience.ts';
import { startSwallowingProxy } from '#testing/hostile/swallowing-proxy.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const { services, db } = app;
const ctx = createCtx({ services, db, log: pino({ level: 'silent' }), requestId: 'test' });

const content = Buffer.from('zdjęcie');
const put = () => app.services.files.put(content, { contentType: 'text/plain' });

describe('a service outside', () => {
  test('is never called inside a transaction, at no depth and by no driver', async () => {
    const { key } = await put();
    const { files } = app.services;
    for (const call of [put, () => files.open(key), () => files.remove(key), () => files.exists(key)])
      await expect(transact(ctx, (tx) => transact(tx, async () => call()))).rejects.toThrow(
        OutsideCallInTransaction,
      );
    const mailer = createMailer(app.services.config);
    const mail = { to: 'nikt@indeks.example', subject: 'Nie', html: '<p>Nie</p>', text: 'Nie' };
    await expect(transact(ctx, () => mailer.send(mail))).rejects.toThrow('OutsideCallInTransaction');
  });

  test('may be called by an effect after the commit', async () => {
    const keys: string[] = [];
    await transact(ctx, async (tx) => tx.afterCommit(async () => void keys.push((await put()).key)));
    expect(keys).toHaveLength(1);
  });
});

describe('a file store that hangs', () => {
  const hangingStore = async () => {
    const { endpoint, accessKey, secretKey, bucket } = inject('services').s3;
    const proxy = await startSwallowingProxy(endpoint);
    onTestFinished(() => proxy.close());
    const store = await openFileStore({
      ...app.services.config,
      FILES_DRIVER: 's3',
      S3_ENDPOINT: proxy.through(endpoint),
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
      S3_BUCKET: bucket,
    });
    return { proxy, store };
  };

  test('fails every call within the deadline, and works again when it answers', async () => {
    const { proxy, store } = await hangingStore();
    const { key } = await store.put(content, { contentType: 'text/plain' });
    proxy.swallow();
    const callInVain = async (): Promise<number> => {
      const begun = performance.now();
      const calls = [store.put(content, { contentType: 'text/plain' }), store.open(key), store.exists(key)];
      for (const result of await Promise.allSettled(calls))
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(OutsideAway) as unknown });
      return performance.now() - begun;
    };
    const deadline = outsideLimits.files.wholeMs + 1_000;
    expect(await fastest(deadline, callInVain)).toBeLessThan(deadline);
    proxy.passOn();
    expect(await text((await store.open(key)).stream)).toBe('zdjęcie');
  });
});
