import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../shared/root.ts';
import { judgeDocuments, readDocuments } from './documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'indeks-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

write('package.json', '{"scripts":{"dev":""}}');
write('docs/images/used.png', '');
write('docs/images/left.png', '');
write('docs/OTHER.md', '# Other things\n\n## "Żółw" and `pnpm dev`\n\n```sh\n# no heading\n```\n');
write(
  'README.md',
  [
    '[right](docs/OTHER.md#other-things) [right](docs/OTHER.md#żółw-and-pnpm-dev) [out](https://example.org/x#y)',
    '[gone](docs/GONE.md) [no heading](docs/OTHER.md#no-heading) `[code](CODE.md)`',
    '<img src="docs/images/used.png" alt="" /> ![gone](docs/images/gone.png)',
    '`pnpm dev`, `pnpm undone`, `tools/gone/cli.ts`, `docs/*.md`, `apps/web/dist`',
    '```sh\npnpm install\npnpm missing\n```',
  ].join('\n'),
);

test('every fault of a document is told with its file', () => {
  expect(judgeDocuments(folder, readDocuments(folder))).toEqual([
    'README.md: docs/GONE.md does not exist',
    'README.md: docs/OTHER.md has no heading #no-heading',
    'README.md: docs/images/gone.png does not exist',
    "README.md: package.json has no command 'missing'",
    "README.md: package.json has no command 'undone'",
    'README.md: tools/gone/cli.ts does not exist',
    'docs/images/left.png is shown by no document',
  ]);
});

test('the documents of this repository are without a fault', () => {
  const documents = readDocuments(root);
  expect(documents.length).toBeGreaterThan(120);
  expect(judgeDocuments(root, documents)).toEqual([]);
});
