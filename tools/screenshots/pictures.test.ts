import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/root.ts';
import { pictures } from './pictures.ts';

const screens = globSync('apps/web/src/app/screens/*-screens.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const paths = new Set([...screens.matchAll(/path: '([^']+)'/g)].map(([, path]) => path));

test.each(pictures)('the screen of picture $name is one of the web', ({ path, heading }) => {
  expect(paths.size).toBeGreaterThan(60);
  expect(paths).toContain(path.replace(/\/\d+$/, '/:id'));
  const isRecord = /\/\d+$/.test(path);
  // The heading of a record is its name.
  expect(isRecord || screens.includes(`title: '${heading}'`)).toBe(true);
});

test('the tour has ten pictures, in both themes and on a phone, and the README shows them', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(pictures).toHaveLength(10);
  expect(pictures.filter(({ dark }) => dark).length).toBeGreaterThan(1);
  expect(pictures.filter(({ phone }) => phone).length).toBeGreaterThan(1);
  for (const { name } of pictures) {
    expect(readme).toContain(`docs/images/${name}.png`);
    const { length } = readFileSync(join(root, 'docs/images', `${name}.png`));
    expect(length).toBeLessThan(120_000);
  }
});
