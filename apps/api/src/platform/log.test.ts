import pg from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readConfig } from './config.ts';

const config = readConfig({ DATABASE_URL: 'a', REDIS_URL: 'b', SMTP_URL: 'c', SEALING_KEYS_FILE: 'd' });

const written = (err: unknown) => {
  const lines: string[] = [];
  createLog(config, { write: (line) => void lines.push(line) }).error({ err }, 'failed');
  return { text: lines.join(), err: (JSON.parse(lines[0] ?? '') as { err: Record<string, unknown> }).err };
};

const secret = 'PESEL 44051401458';

test('what the job queue makes of an error is told as whole as the error, without its words', () => {
  const { message, stack } = new Error(secret);
  const { text, err } = written({
    code: '57P01',
    severity: 'FATAL',
    message,
    stack,
    queue: 'mail',
    worker: 'w1',
  });
  expect(err).toMatchObject({ code: '57P01', severity: 'FATAL', queue: 'mail', worker: 'w1' });
  expect(err['stack']).toContain('log.test.ts');
  expect(text).not.toContain(secret);
});

test('causes and the parts of an aggregate are told too', () => {
  const broken = Object.assign(new pg.DatabaseError(secret, 0, 'error'), { code: '23505', detail: secret });
  const { text, err } = written(new AggregateError([broken], secret, { cause: new TypeError(secret) }));
  expect(err).toMatchObject({
    type: 'AggregateError',
    cause: { type: 'TypeError' },
    errors: [{ code: '23505' }],
  });
  expect(text).not.toContain(secret);
});
