import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { clockFrom } from '../clock.ts';
import { Refusal } from '../errors.ts';
import { dataTable, paragraph } from './blocks.ts';
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
/** A document that takes about a second. */
const large: PdfDocument = {
  title: 'Duży',
  blocks: [
    dataTable({
      columns: [{ header: 'Lp.' }, { header: 'Nazwisko' }],
      rows: Array.from({ length: 1_000 }, (_, row) => [String(row), 'Kowalska']),
    }),
  ],
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
const of = (id: number) => ({ actor: { id } });

describe('the worker', () => {
  test('that needs too much memory ends alone, and another takes its place', async () => {
    const service = renderer({ workers: 1, memoryMb: 64, deadlineMs: 120_000 });
    const lost = service.render(huge, {});
    await expect(lost).rejects.toThrow(/memory/i);
    expect(isPdf(await service.render(small, {}))).toBe(true);
  }, 120_000);

  test('that takes too long is ended with a designed refusal, and another takes its place', async () => {
    const service = renderer({ workers: 1, deadlineMs: 5_000, memoryMb: 4_096 });
    await expect(service.render(huge, {})).rejects.toMatchObject({ code: 'pdf/busy' });
    await expect(service.render(small, {}).then(isPdf)).resolves.toBe(true);
  });

  test('that fails says where, and nothing of the document', async () => {
    const service = renderer();
    const broken: unknown = {
      title: 'tajne',
      blocks: [{ kind: 'table', columns: 'tajne', rows: ['tajne'] }],
    };
    const failure = service.render(broken as PdfDocument, {}); // a mistake the types would not let pass
    await expect(failure).rejects.toThrow(/^the worker failed at\n +at /);
    await expect(failure).rejects.not.toThrow('tajne');
    expect(isPdf(await service.render(small, {}))).toBe(true);
  });

  test('says how far it is', async () => {
    const shares: number[] = [];
    await renderer().render(large, { onProgress: (share) => void shares.push(share) });
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares[0]).toBeGreaterThan(0);
    expect(shares.at(-1)).toBeGreaterThan(0.95);
  });
});

describe('a reader who leaves', () => {
  const left = new Refusal('request/left');

  test('is taken out of the queue', async () => {
    const service = renderer({ workers: 1 });
    const leaving = new AbortController();
    const first = service.render(small, {});
    const second = service.render(small, { signal: leaving.signal });
    expect(service.state()).toMatchObject({ drawing: 1, waiting: 1 });
    leaving.abort(left);
    expect(service.state()).toMatchObject({ drawing: 1, waiting: 0 });
    await expect(second).rejects.toBe(left);
    expect(isPdf(await first)).toBe(true);
  });

  test('frees the worker within a second, and another person gets it', async () => {
    const service = renderer({ workers: 1 });
    const leaving = new AbortController();
    const begun = Promise.withResolvers<void>();
    const veryLarge = { ...large, blocks: Array.from({ length: 20 }, () => large.blocks).flat() };
    const abandoned = service.render(veryLarge, {
      signal: leaving.signal,
      onProgress: () => begun.resolve(),
    });
    abandoned.catch(() => {});
    await begun.promise;
    const leftAt = performance.now();
    leaving.abort(left);
    await expect(abandoned).rejects.toBe(left);
    while (service.state().drawing > 0) await pause(1);
    const freedMs = performance.now() - leftAt;
    process.stdout.write(`the worker was free ${Math.round(freedMs)} ms after its reader had left\n`);
    expect(freedMs).toBeLessThan(1_000);
    expect(isPdf(await service.render(small, {}))).toBe(true);
  });

  test('before it began costs nothing', async () => {
    const service = renderer();
    await expect(service.render(small, { signal: AbortSignal.abort(left) })).rejects.toBe(left);
    expect(service.state()).toMatchObject({ drawing: 0, waiting: 0 });
  });
});

describe('the queue', () => {
  test('takes its turn on few workers', async () => {
    const service = renderer({ workers: 2 });
    const all = await Promise.all(Array.from({ length: 8 }, () => service.render(small, {})));
    expect(all.every(isPdf)).toBe(true);
  });

  test('eight large ones do not hold up a small one', async () => {
    const service = renderer({ deadlineMs: 120_000 });
    const done: string[] = [];
    const largeOnes = Array.from({ length: 8 }, (_, person) =>
      service.render(large, of(person)).then(() => done.push('large')),
    );
    await service.render(small, of(100)).then(() => done.push('small'));
    // The one that is drawn beside it may be done before, none of those that wait.
    expect(done.length).toBeLessThanOrEqual(2);
    await Promise.all(largeOnes);
    expect(done).toHaveLength(9);
  }, 120_000);

  test('is bounded', async () => {
    const service = renderer({ workers: 1, mostWaiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => service.render(small, {})));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(results[4]).toMatchObject({ reason: { code: 'pdf/busy', status: 503 } });
  });

  test('is bounded for each person, and others have room', async () => {
    const service = renderer({ workers: 1, mostWaitingOfPerson: 2 });
    const asked = [1, 1, 1, 1, 2].map((person) => service.render(small, of(person)));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true]);
    expect(results[3]).toMatchObject({
      reason: { code: 'pdf/too-many', status: 429, details: { retryAfterSeconds: 5 } },
    });
  });

  test('whoever waits until the deadline is told to come again', async () => {
    const service = renderer({ workers: 1, deadlineMs: 3_000, memoryMb: 4_096 });
    const [drawn, waiting] = await Promise.allSettled([service.render(huge, {}), service.render(large, {})]);
    expect(drawn).toMatchObject({ reason: { code: 'pdf/busy' } });
    expect(waiting).toMatchObject({ reason: { code: 'pdf/busy' } });
  });

  test('ends with the service', async () => {
    const service = renderer({ workers: 1 });
    const results = Promise.allSettled([service.render(small, {}), service.render(small, {})]);
    await service.close();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(service.render(small, {})).rejects.toMatchObject({ code: 'pdf/busy' });
  });
});
