import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(import.meta.resolve('rapidoc/dist/rapidoc-min.js'));
const served = 'api-reference/rapidoc.js';

/**
 * The viewer of the API's reference, as a file beside the application and never a part of it: /api/docs names it, and no
 * screen loads it.
 */
export function apiReference(): Plugin {
  return {
    name: 'indeks:api-reference',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${served}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      const source = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      this.emitFile({ type: 'asset', fileName: served, source });
    },
  };
}
