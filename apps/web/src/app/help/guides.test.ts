import { expect, test } from 'vitest';
import { listGuides } from '#app/help/guides.ts';

test('the guide of a role has the screens that it may open, in its own words, and no others', () => {
  const guides = listGuides();
  expect(guides.map(({ role }) => role)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 11]);
  const titles = (role: number) =>
    guides.find((guide) => guide.role === role)?.chapters.map(({ title }) => title) ?? [];
  expect(titles(1)).toContain('Kandydaci');
  expect(titles(3)).toContain('Opłaty');
  expect(titles(3)).not.toContain('Kandydaci');
  expect(titles(11)).toContain('Stan systemu');
  for (const { chapters } of guides) {
    expect(chapters.length).toBeGreaterThan(4);
    for (const { about, steps } of chapters) expect([about !== '', steps.length > 0]).toEqual([true, true]);
  }
});
