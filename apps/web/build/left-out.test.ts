import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOutComponents } from './left-out.ts';

const sources = join(import.meta.dirname, '..', 'src');

test.each(leftOutComponents)('no screen uses %s, which is left out of the build', (name) => {
  const element = new RegExp(String.raw`<${name.replace('.', String.raw`\.?`)}[\s>]`);
  const users = globSync('**/*.tsx', { cwd: sources }).filter((file) =>
    element.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(users).toEqual([]);
});
