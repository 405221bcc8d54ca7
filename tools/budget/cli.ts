import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { measure, type Budget, type Manifest } from './measure.ts';

const dist = join(root, 'apps', 'web', 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');
const sizes = new Map<string, number>();

await main(async () => {
  if (!existsSync(manifestFile)) throw new Error('no build found: run pnpm build first');
  // Both are files of known shape: Vite's and our own.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
  const lines = measure(manifest, budget, sizeOf);
  console.log('JavaScript per screen, brotli, 1 KB = 1000 bytes\n');
  for (const { name, size, limit, over } of lines) {
    const figures = `${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} KB`;
    console.log(`${figures}  ${over ? 'OVER  ' : '      '}${name}`);
  }
  process.exitCode = lines.some(({ over }) => over) ? 1 : 0;
});

/** As it is sent: brotli at its highest level, which is the default. Most files belong to many screens. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  sizes.set(file, size);
  return size;
}
