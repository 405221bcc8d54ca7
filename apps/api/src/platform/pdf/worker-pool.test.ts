import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { clockFrom } from '../clock.ts';
import { paragraph } from './blocks.ts';
import { createPdfRenderer, type PdfDocument, type PdfOptions, type PdfService } from './pdf.ts';

const small: PdfDocument = { title: 'Mały', blocks: [paragraph('Tekst')] };
/**
 * Much work and memory to lay out, little to hand over: a worker that runs out of memory while it is still being handed its
 * document can take the process along.
 */
const huge: PdfDocument = {
  title: 'Wielki',
  blocks: Array.from({ length: 60_000 }, () => paragraph('Tekst '.repeat(50))),
};

let pdf: PdfService | undefined;

const renderer = (options: Partial<PdfOptions> = {}): PdfService => {
  pdf = createPdfRenderer({
    letterhead: { name: 'Akademia', address: 'Łęg', nip: '8567346215' },
    clock: clockFrom(() => new Date('2026-09-01T10:00:00Z')),
    log: pino({ level: 'silent' }),
    ...options,
  });
  return pdf;
};

afterEach(() => pdf?.close());

const isPdf = (bytes: Buffer) => bytes.subarray(0, 8).toString() === '%PDF-1.7';

describe('the worker', () => {
  test('that needs too much memory ends alone, and another takes its place', async () => {
    const service = renderer({ workers: 1, memoryMb: 64, timeoutMs: 120_000 });
    const lost = service.render(huge);
    const waiting = service.render(small);
    await expect(lost).rejects.toThrow(/memory/i);
    expect(isPdf(await waiting)).toBe(true);
  }, 120_000);

  test('that takes too long is ended, and another takes its place', async () => {
    const service = renderer({ workers: 1, timeoutMs: 5_000, memoryMb: 4_096 });
    const lost = service.render(huge);
    await expect(lost).rejects.toThrow('no answer within 5000 ms');
    expect(isPdf(await service.render(small))).toBe(true);
  });

  test('that fails says where, and nothing of the document', async () => {
    const service = renderer();
    const broken: unknown = {
      title: 'tajne',
      blocks: [{ kind: 'table', columns: 'tajne', rows: ['tajne'] }],
    };
    const failure = service.render(broken as PdfDocument); // a mistake the types would not let pass
    await expect(failure).rejects.toThrow(/^the worker failed at\n +at /);
    await expect(failure).rejects.not.toThrow('tajne');
    expect(isPdf(await service.render(small))).toBe(true);
  });
});

describe('the queue', () => {
  test('takes its turn on few workers', async () => {
    const service = renderer({ workers: 2 });
    const all = await Promise.all(Array.from({ length: 8 }, () => service.render(small)));
    expect(all.every(isPdf)).toBe(true);
  });

  test('is bounded', async () => {
    const service = renderer({ workers: 1, queueLimit: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => service.render(small)));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: { code: 'server/unavailable' } });
  });

  test('ends with the service', async () => {
    const service = renderer({ workers: 1 });
    const results = Promise.allSettled([service.render(small), service.render(small)]);
    await service.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(service.render(small)).rejects.toMatchObject({ code: 'server/unavailable' });
  });
});
