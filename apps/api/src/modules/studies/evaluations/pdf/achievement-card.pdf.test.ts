import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { clockFrom } from '#platform/clock.ts';
import { createPdfRenderer } from '#platform/pdf/pdf.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { achievementCard, type PrintedGrade } from './achievement-card.pdf.ts';

const pdf = createPdfRenderer({
  letterhead: { name: 'Akademia Przykładowa', address: 'ul. Wymyślona 1', nip: '8567346215' },
  clock: clockFrom(() => new Date('2026-09-01T10:00:00Z')),
  log: pino({ level: 'silent' }),
  deadlineMs: 120_000,
});
afterAll(() => pdf.close());

const gradeOf = (index: number, count: number): PrintedGrade => ({
  semester: ([1, 2, 3] as const)[Math.floor((index * 3) / count)] ?? 1,
  semesterDay: '2025-10-01',
  subject: 'Komunikacja wspomagająca i\u00a0alternatywna',
  exam: 1,
  hours: 24,
  ects: 4,
  grade: 4.5,
  examDay: '2026-01-24',
  lecturer: 'dr Łukasz Źrebiec',
});

const listGrades = (count: number): PrintedGrade[] =>
  Array.from({ length: count }, (_, index) => gradeOf(index, count));

const draw = (count: number, grades = listGrades(count)) =>
  pdf.render(
    achievementCard({
      username: 'Weronika Blicharz-Kujawa',
      album_nr: '48210',
      name: 'Terapia pedagogiczna',
      intake: '2025-10-01',
      grades,
    }),
    {},
  );

test('fourteen subjects are two upright pages', async () => {
  const file = await draw(14);
  expect(await pdfPages(file)).toHaveLength(2);
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(Buffer.from(file).toString('latin1')) ?? [];
  expect(Number(width)).toBeLessThan(Number(height));
});

test('only what was passed earns its points, of eleven subjects with two failed and one without a grade', async () => {
  const [first, second, third, ...passed] = listGrades(11);
  if (!first || !second || !third) throw new Error('there are eleven');
  const grades = [{ ...first, grade: 2 }, { ...second, grade: 2 }, { ...third, grade: null }, ...passed];
  const pages = await pdfPages(await draw(11, grades));
  expect(pages.join(' ').replaceAll(/\s+/gu, ' ')).toMatch(/32 ?\/ ?44/u);
});

test('who signs has a subject and the sums on the same page, however many there are', async () => {
  const counts = Array.from({ length: 30 }, (_, index) => index + 1);
  const files = await Promise.all(counts.map((count) => draw(count)));
  for (const file of files) {
    const last = (await pdfPages(file)).at(-1);
    for (const words of ['Komunikacja', 'Średnia ocen', 'podpis kierownika studiów'])
      expect(last).toContain(words);
  }
});
