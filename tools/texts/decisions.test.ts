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
