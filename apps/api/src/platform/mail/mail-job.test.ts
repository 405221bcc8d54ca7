import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { transact } from '#platform/context.ts';
import { openJobHouse, type JobHouse } from '#platform/jobs/fixtures/job-house.ts';
import { mailJob, recipientOf, sentBeforeHanging } from '#platform/jobs/fixtures/test-jobs.ts';
import { startWorkerChild } from '#platform/jobs/fixtures/worker-child.ts';
import { installJobSchema } from '#platform/jobs/schema.ts';
import { testDatabase } from '#testing/test-database.ts';
import { mailsTo } from './fixtures/mailbox.ts';
import { eventually } from '#testing/patience.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: JobHouse;
let smtpUrl: string;

beforeAll(async () => {
  database = await testDatabase();
  await installJobSchema(database.ownerUrl, ['test-task', 'test-mail'], 'indeks_app');
  smtpUrl = inject('services').smtpUrl;
  house = openJobHouse(database.appUrl, smtpUrl);
});

afterAll(async () => {
  await house.close();
  await database.drop();
});

const job = mailJob('finish', () => {});

test('a mail of a worker killed with -9 still arrives, once or twice', async () => {
  const unsent = Date.now();
  const mailIds = [unsent, sentBeforeHanging];
  const before = (await mailsTo(recipientOf(sentBeforeHanging))).length;
  const first = await startWorkerChild(database.appUrl, smtpUrl, 'hang');
  await transact(house.ctx, async (tx) => {
    for (const mailId of mailIds) await house.services.jobs.enqueue(tx, job, { mailId });
  });
  await Promise.all([first.heard('started', unsent), first.heard('sent', sentBeforeHanging)]);
  const second = await startWorkerChild(database.appUrl, smtpUrl, 'finish');
  await first.kill();
  // As if its last sign of life were past the ten seconds that are waited for the next one.
  await house.rows(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '11 seconds' where name = 'test-mail' and state = 'active'`,
  );
  await Promise.all(mailIds.map((mailId) => second.heard('sent', mailId)));
  await eventually(async () =>
    expect(
      await house.rows(`select from pgboss.job where name = 'test-mail' and state <> 'completed'`),
    ).toHaveLength(0),
  );
  await second.kill();

  expect(await mailsTo(recipientOf(unsent))).toHaveLength(1);
  const twice = (await mailsTo(recipientOf(sentBeforeHanging))).length - before;
  expect(twice).toBe(2);
});

test('a transaction that fails sends nothing', async () => {
  const mailId = Date.now();
  const worker = await startWorkerChild(database.appUrl, smtpUrl, 'finish');
  const failing = transact(house.ctx, async (tx) => {
    await house.services.jobs.enqueue(tx, job, { mailId });
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  await house.services.jobs.enqueue(house.ctx, job, { mailId: mailId + 1 });
  // The later mail is through, so the earlier one would be, too.
  await worker.heard('sent', mailId + 1);
  await worker.kill();
  expect(await mailsTo(recipientOf(mailId))).toEqual([]);
});
