import { randomUUID } from 'node:crypto';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { accountRoutes as routes } from '@indeks/contract/identity/accounts/accounts.routes';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { runScript } from './run-script.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const settings = () => {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE } = app.services.config;
  return { NODE_ENV: 'production', DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE };
};

describe('first-administrator.ts', () => {
  const make = (...args: string[]) => runScript('src/first-administrator.ts', args, settings());
  const email = `pierwsza-${randomUUID()}@test.example`;
  const named = ['--name', 'Pierwsza Osoba', '--email', email];

  test('makes one super administrator, also when started twice at once, and prints a password that works once', async () => {
    const [one, other] = await Promise.all([make(...named), make(...named)]);
    const [made, refused] = one.code === 0 ? [one, other] : [other, one];
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain('There is a super administrator already');

    const password = /: ((?:[a-z0-9]{4}-?){4})\n/.exec(made.output)?.[1] ?? '';
    // The password was made by the clock of the machine.
    app.clock.set(new Date().toISOString());
    const login = () => app.anonymous().call(routes.login, { body: { email, password } });
    const { status, session } = await login();
    expect(status).toBe(200);
    const { body } = await app.withSession(session).call(routes.current);
    expect(body).toMatchObject({ landing: '/change-password', user: { is_admin: 11 } });
    expect((await login()).status).toBe(401);
    expect((await make('--name', 'Druga Osoba', '--email', 'druga@test.example')).code).toBe(1);
  });

  test.each([[[]], [['--name', 'Bez Adresu']], [['--name', 'Zły Adres', '--email', 'adres']]])(
    '%j is answered with the usage',
    async (args) => {
      const refused = await make(...args);
      expect(refused).toMatchObject({ code: 1, output: '' });
      expect(refused.errors).toContain('--email ADDRESS');
    },
  );
});

test('migrate.ts makes the bucket, also in production, and may run again', async () => {
  const { s3 } = inject('services');
  const bucket = `pierwszy-${randomUUID()}`;
  const env = {
    ...settings(),
    DATABASE_OWNER_URL: app.ownerUrl,
    FILES_DRIVER: 's3',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: bucket,
  };
  for (const _ of [1, 2])
    expect(await runScript('src/migrate.ts', [], env)).toMatchObject({ code: 0, errors: '' });
  const client = new S3Client({
    endpoint: s3.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    forcePathStyle: true,
  });
  const { $metadata } = await client.send(new HeadBucketCommand({ Bucket: bucket }));
  expect($metadata.httpStatusCode).toBe(200);
  client.destroy();
});
