import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url).pathname;

test('every decision stands in the index once, by its number', () => {
  const index = readFileSync(`${folder}README.md`, 'utf8');
  const listed = [...index.matchAll(/^- \[(\d{4})\]\(([^)]+)\)/gm)].map(([, number, file]) => [number, file]);
  const records = globSync('[0-9]*.md', { cwd: folder }).map((file) => [file.slice(0, 4), file]);
  expect(records.length).toBeGreaterThan(80);
  expect(new Set(listed)).toEqual(new Set(records));
  expect(listed).toHaveLength(records.length);
});

test('a record that another one supersedes is marked in the index with the number of that one', () => {
  const lines = readFileSync(`${folder}README.md`, 'utf8').split('\n');
  const superseded = globSync('[0-9]*.md', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, 'utf8');
    const sentences = [
      ...text.matchAll(/\b(?:Supersedes|This replaces|is carried on by)\b[^.]*(?:\.md[^.]*)*\./g),
    ];
    return sentences.flatMap(([sentence]) =>
      [...sentence.matchAll(/\[(\d{4})\]/g)].map(([, other = '']) =>
        sentence.startsWith('is carried on') ? [file.slice(0, 4), other] : [other, file.slice(0, 4)],
      ),
    );
  });
  expect(superseded.length).toBeGreaterThan(5);
  for (const [older = '', newer = ''] of superseded)
    expect(lines.find((line) => line.startsWith(`- [${older}]`))).toContain(newer);
});
