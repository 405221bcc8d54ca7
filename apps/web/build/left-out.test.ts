import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, leftOutComponents } from './left-out.ts';

const sources = join(import.meta.dirname, '..', 'src');

test.each(leftOutComponents)('no screen uses %s, which is left out of the build', (name) => {
  const element = new RegExp(String.raw`<${name.replace('.', String.raw`\.?`)}[\s>]`);
  const users = globSync('**/*.tsx', { cwd: sources }).filter((file) =>
    element.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(users).toEqual([]);
});

/** The folder of the version that the build uses: of a package as the one before it in the list sees it. */
const folderOf = (...way: readonly string[]): string => {
  const seen = way.reduce((from, name) => createRequire(from).resolve(name), join(sources, 'main.tsx'));
  const name = way.at(-1) ?? '';
  return seen.slice(0, seen.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}`.length);
};

const folders: Readonly<Record<string, string>> = {
  '@mantine/core': folderOf('@mantine/core'),
  zod: folderOf('zod'),
  'engine.io-client': folderOf('socket.io-client', 'engine.io-client'),
};

/** Declared at once, or as a list at the end of the file. */
const exportedNames = (source: string): string[] => {
  const [, list = ''] = /^export \{([^}]*)\}/mu.exec(source) ?? [];
  const listed = list.split(',').flatMap((name) => name.trim().split(' as ').at(-1) || []);
  const declared = [...source.matchAll(/^export (?:const|function|class) (\w+)/gmu)];
  return [...listed, ...declared.map(([, name = '']) => name)];
};

test.each(leftOut)(
  'an upgrade of $library that moves or renames what the build leaves out fails here',
  ({ library, file, becomes }) => {
    const folder = folders[library] ?? '';
    const files = globSync('**/*.{js,mjs}', { cwd: folder })
      .map((path) => join(folder, path))
      .filter((path) => file.test(path));
    expect(files).not.toEqual([]);
    for (const path of files) {
      const names = exportedNames(readFileSync(path, 'utf8'));
      const replaced = becomes(path);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !replaced.includes(name))).toEqual([]);
    }
  },
);
