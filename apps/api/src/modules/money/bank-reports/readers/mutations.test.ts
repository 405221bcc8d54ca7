import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { forbidsBooking } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import { randomFor, type Random } from '#seeds/random.ts';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { makeMonth } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { fastest } from '#testing/patience.ts';
import { Refusal } from '#platform/errors.ts';
import { readBankReport } from './read-report.ts';

/** The whole number is run by hand: MUTATED_FILES=10000. */
const count = Number(process.env['MUTATED_FILES'] ?? 600);
const patience = 2_000;

const month = makeMonth(12);
const texts = Object.values(writers).map(({ write }) => iconv.encode(write(month), 'cp852'));
const files = [...texts, writeZip(...texts.map((content, index) => ({ name: `${index}.txt`, content })))];

/** Cut, doubled, overwritten, moved: what a broken transport or an editor does to a file. */
const mutate = (content: Buffer, random: Random): Buffer => {
  const at = random.below(content.length);
  const to = Math.min(content.length, at + 1 + random.below(40));
  const part = content.subarray(at, to);
  return random.pick([
    () => content.subarray(0, at),
    () => content.subarray(at),
    () => Buffer.concat([content.subarray(0, at), content.subarray(to)]),
    () => Buffer.concat([content.subarray(0, to), part, content.subarray(to)]),
    () =>
      Buffer.concat([content.subarray(0, at), Buffer.from([random.below(256)]), content.subarray(at + 1)]),
    () =>
      Buffer.concat([
        content.subarray(0, at),
        Buffer.alloc(500, random.pick(['"', '<', ';', '~', '\n', '9'])),
      ]),
  ])();
};

test(
  `${count} mutated files are read or refused in time, and none throws`,
  { timeout: 600_000 },
  async () => {
    const slow: number[] = [];
    const crashes: unknown[] = [];
    for (let number = 0; number < count; number += 1) {
      const random = randomFor('mutated files', number);
      const content = mutate(random.pick(files), random);
      const read = async (): Promise<number> => {
        const start = performance.now();
        try {
          await readBankReport(content);
        } catch (error) {
          if (!(error instanceof Refusal)) crashes.push([number, error]);
        }
        return performance.now() - start;
      };
      if ((await fastest(patience, read)) >= patience) slow.push(number);
    }
    expect({ slow, crashes }).toEqual({ slow: [], crashes: [] });
  },
);

const controlled = [
  'MT940, PKO SWRK',
  'camt.053.001.02',
  'Elixir-O with a trailer (Santander)',
  'XML of operations',
] as const;
test.each(controlled)('%s with another figure in one amount is not booked', async (name) => {
  const text = writers[name].write(month);
  const [row] = month;
  const written = [
    String(row?.amount),
    (Number(row?.amount) / 100).toFixed(2),
    (Number(row?.amount) / 100).toFixed(2).replace('.', ','),
  ];
  const figure = written.findLast((form) => text.includes(form)) ?? '';
  const changed = text.replace(
    figure,
    figure.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
  );
  expect(changed).not.toBe(text);
  const [file] = await readBankReport(Buffer.from(changed));
  expect(file?.refused.some(({ reason }) => forbidsBooking(reason))).toBe(true);
});
