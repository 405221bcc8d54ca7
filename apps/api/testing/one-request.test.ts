import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { allJobs } from '#app';
import { startWorker } from '#platform/jobs/worker.ts';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { eventually } from './patience.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('the id of a request is found in the lines of its job and in the head of its mail', async () => {
  const lines: { reqId?: string; job?: string; msg?: string }[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as object) },
  );
  const { services, db } = app;
  const jobs = allJobs.filter(({ name }) => name.startsWith('account.'));
  const worker = await startWorker({ services, db, log, jobs, mailer: createMailer(services.config) });
  const person = await app.person({ role: 0 });
  const { headers } = await app
    .anonymous()
    .call(accountRoutes.recoverPassword, { body: { email: person.email } });
  await eventually(async () => expect(await mailsTo(person.email)).toHaveLength(1));
  await worker.stop();
  const [mail] = await mailsTo(person.email);
  expect(mail?.headers['x-request-id']).toBe(headers['x-request-id']);
  expect(lines.filter(({ reqId }) => reqId === headers['x-request-id'])).toMatchObject([
    { job: 'account.recovery-mail', msg: 'a job is done' },
  ]);
});
