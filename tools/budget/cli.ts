import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { explain, type ModuleSizes } from './explain.ts';
import { measure, type Budget, type Line, type Manifest } from './measure.ts';

const dist = join(root, 'apps', 'web', 'dist');
const sizes = new Map<string, number>();

await main(async () => {
  if (!existsSync(join(dist, '.vite', 'manifest.json'))) {
    throw new Error('no build found: run pnpm build first');
  }
  // All are files of known shape: Vite's and our own.
  const manifest = read(dist, '.vite', 'manifest.json') as Manifest;
  const budget = read(import.meta.dirname, 'budget.json') as Budget;
  const lines = measure(manifest, budget, sizeOf);
  const [option, ...words] = process.argv.slice(2);
  if (option === '--explain') printPackages(lines, words.join(' '));
  else printLines(lines);
});

function printLines(lines: readonly Line[]): void {
  console.log('JavaScript per screen, brotli, 1 KB = 1000 bytes\n');
  for (const { name, size, limit, over } of lines) {
    const figures = `${inColumn(size)} of ${String(limit).padStart(3)} KB`;
    console.log(`${figures}  ${over ? 'OVER  ' : '      '}${name}`);
  }
  process.exitCode = lines.some(({ over }) => over) ? 1 : 0;
}

/** `pnpm budget --explain places`: of what the first screen with this in its name consists. */
function printPackages(lines: readonly Line[], wanted: string): void {
  const line = lines.find(({ name }) => name === wanted) ?? lines.find(({ name }) => name.includes(wanted));
  if (!line) throw new Error(`no screen has "${wanted}" in its name`);
  console.log(`${line.name}, ${line.files.length} files, brotli, 1 KB = 1000 bytes\n`);
  const modules = read(dist, '.vite', 'modules.json') as ModuleSizes;
  for (const { name, size } of explain(line.files, modules, sizeOf))
    console.log(`${inColumn(size)} KB  ${name}`);
  console.log(`\n${inColumn(line.size)} KB  together`);
}

function inColumn(size: number): string {
  return size.toFixed(1).padStart(7);
}

function read(...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(...path), 'utf8'));
}

/** As it is sent: brotli at its highest level, which is the default. Most files belong to many screens. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}
