import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

const web = join(import.meta.dirname, '..');

test.each(parts)('the part $name is made of files that are there', ({ seeds }) => {
  expect(seeds.filter((path) => !existsSync(join(web, path)))).toEqual([]);
});
