import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { clockFrom } from '#platform/clock.ts';
import { createPdfRenderer } from '#platform/pdf/pdf.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { protocolPdf } from './protocol.pdf.ts';

const pdf = createPdfRenderer({
  letterhead: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1', nip: '8567346215' },
  clock: clockFrom(() => new Date('2026-09-01T10:00:00Z')),
  log: pino({ level: 'silent' }),
  deadlineMs: 120_000,
});
afterAll(() => pdf.close());

const draw = (count: number) =>
  pdf.render(
    protocolPdf(
      {
        number: '147/2025',
        type: 1,
        issuer: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1' },
        course: 'Kadry i płace w praktyce',
        subject: 'Prawo pracy',
        exam: 1,
        hours: 24,
        ects: 4,
        lecturer: 'dr Łukasz Źrebiec',
        semester: 1,
        date: '2024-10-01',
        intake: '2024-10-01',
        created: '2025-03-12',
        exam_day: '2025-03-07',
        exam_place: 'Warszawa, s. 210',
        students: Array.from({ length: count }, (_, index) => ({
          eid: index + 1,
          name: 'Blicharz-Kujawa Weronika',
          album: String(48_000 + index),
          grade: 4.5,
          words: 'dobry plus',
          date: '2025-03-07',
        })),
      },
      {
        hash: '8f3c1a90'.repeat(8),
        address: 'https://indeks.example/verify',
        createdAt: new Date('2025-03-12'),
      },
    ),
    {},
  );

test.each([
  [35, [35, 0]],
  [45, [35, 10]],
])('of %i students thirty-five stand on the first page', async (count, rows) => {
  const pages = await pdfPages(await draw(count));
  expect(pages.map((page) => page.match(/\b480\d\d\b/gu)?.length ?? 0)).toEqual(rows);
});

test('the code and the signature have the sums of the grades on their page, whatever their number', async () => {
  const counts = Array.from({ length: 32 }, (_, index) => index + 14);
  const files = await Promise.all(counts.map((count) => draw(count)));
  for (const file of files) {
    const last = (await pdfPages(file)).at(-1);
    expect(last).toContain('Zestawienie ocen');
    expect(last).toContain('podpis');
  }
});
