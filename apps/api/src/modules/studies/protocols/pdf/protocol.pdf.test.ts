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

const draw = (count: number, lecturer: string | null = 'dr Łukasz Źrebiec') =>
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
        lecturer,
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

/** The number of students on each page. */
const countStudents = (pages: readonly string[]): number[] =>
  pages.map((page) => page.match(/\b480\d\d\b/gu)?.length ?? 0);

test.each([
  [35, [32, 3]],
  [45, [35, 10]],
])('%i students stand on pages as %j', async (count, rows) => {
  expect(countStudents(await pdfPages(await draw(count)))).toEqual(rows);
});

test('the signature has students, the sums and the code on its page, whatever their number', async () => {
  const counts = [...Array.from({ length: 32 }, (_, index) => index + 14), 83];
  const files = await Promise.all(counts.map((count) => draw(count)));
  for (const file of files) {
    const pages = await pdfPages(file);
    const last = pages.at(-1);
    for (const words of ['Zestawienie ocen', 'kod weryfikacji', 'podpis']) expect(last).toContain(words);
    expect(countStudents(pages).at(-1)).toBeGreaterThan(0);
  }
});

test('without an examiner whoever heads the studies is asked to sign', async () => {
  const [page] = await pdfPages(await draw(3, null));
  expect(page).toContain('podpis: kierownik studiów');
  expect(page).not.toContain('podpis: egzaminator');
});
