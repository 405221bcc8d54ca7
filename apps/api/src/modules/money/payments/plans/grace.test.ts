import { afterAll, expect, test } from 'vitest';
import { runScript } from '#testing/run-script.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

const run = (...args: readonly string[]) => {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE } = app.services.config;
  return runScript('src/payment-grace.ts', args, { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE });
};

test('an operator reads the days and sets others from a day on, once more too, which is audited', async () => {
  expect(await run()).toMatchObject({ code: 0, output: 'from 2000-01-01: 14 days\n' });
  expect((await run('set', '2999-01-01', '30')).errors).toBe('');
  const { output } = await run('set', '2999-01-01', '21');
  expect(output).toBe('from 2999-01-01: 21 days\nfrom 2000-01-01: 14 days\n');
  const traces = await app.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'payment-grace.set')
    .orderBy('id')
    .execute();
  expect(traces.map(({ after }) => after)).toEqual([
    { valid_from: '2999-01-01', days: 30 },
    { valid_from: '2999-01-01', days: 21 },
  ]);
});

test.each(['set 2020-01-01 20', 'set 2999-01-01 366', 'drop'])(
  '%s is not understood, and nothing is set',
  async (words) => {
    expect(await run(...words.split(' '))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('payment-grace.ts set DAY DAYS'),
    });
  },
);
