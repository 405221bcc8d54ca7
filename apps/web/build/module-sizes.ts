import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes what each script of the build was made of: file → module → characters before minifying.
 * `pnpm budget --explain` shares the compressed size of a file among its modules by it.
 */
export function moduleSizes(root: string): Plugin {
  return {
    name: 'indeks:module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? [[output.fileName, sizesOf(output.modules, root)] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}

function sizesOf(
  modules: Readonly<Record<string, { renderedLength: number }>>,
  root: string,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength]),
  );
}
