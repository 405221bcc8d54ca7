import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = join(import.meta.dirname, '..', 'dist');
const textual = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const names = await readdir(dist, { recursive: true });
await Promise.all(
  names.filter((name) => textual.has(extname(name))).map((name) => compress(join(dist, name))),
);

/** Compresses once per build at the highest level, so that the server only has to send bytes. */
async function compress(file: string) {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
