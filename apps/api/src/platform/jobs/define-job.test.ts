import { id } from '@indeks/contract/common/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from './define-job.ts';

const handle = async () => {};

test('a job is tried again for about an hour unless it says otherwise', () => {
  const job = defineJob({ name: 'test', payload: z.object({ userId: id }), handle });
  expect(job).toMatchObject({
    retry: { limit: 12, delaySeconds: 2, maxDelaySeconds: 900 },
    timeoutSeconds: 300,
    concurrency: 1,
  });
  const patient = defineJob({
    name: 'test',
    payload: z.object({}),
    retry: { limit: 3 },
    timeoutSeconds: 9,
    handle,
  });
  expect(patient).toMatchObject({
    retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 900 },
    timeoutSeconds: 9,
  });
});

test('ids, days and choices may travel, free text does not compile', () => {
  const ids = z.strictObject({
    userId: id,
    fileIds: z.array(z.int()),
    key: z.uuid(),
    day: z.iso.date(),
    kind: z.enum(['hours', 'trips']),
    actor: z.int().nullable(),
    copy: z.boolean().optional(),
  });
  expect(defineJob({ name: 'test', payload: ids, handle }).payload).toBe(ids);

  const text = z.object({ name: z.string() });
  // @ts-expect-error a name is not an id
  expect(defineJob({ name: 'test', payload: text, handle }).payload).toBe(text);
  const nested = z.object({ person: z.object({ pesel: z.string() }) });
  // @ts-expect-error nor is a person
  expect(defineJob({ name: 'test', payload: nested, handle }).payload).toBe(nested);
});
