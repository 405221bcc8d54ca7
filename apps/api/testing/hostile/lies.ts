import { writeBmp } from '#platform/images/fixtures/bmp-writer.ts';
import { jpgBytes, pngBytes } from '../pictures.ts';
import { refused, type RefusedFile } from './refused-file.ts';

const [png, jpg] = [await pngBytes(), await jpgBytes()];
const bmp = writeBmp({ bits: 24, width: 9, height: 9, topDown: false, colourAt: () => 0x493dce });
const names = [
  ['a program by its ending', 'zdjecie.png.exe'],
  ['a page by its ending', 'zdjecie.png.html'],
  ['a page', 'index.html'],
  ['an ending with a dot behind it', 'zdjecie.png.'],
  ['an ending with a space behind it', 'zdjecie.png '],
  ['no ending', 'zdjecie'],
  ['no name', '.'],
  ['another ending behind a zero', 'zdjecie.png\0.exe'],
  ['an ending turned round', 'faktura\u202Egnp.exe'],
  ['another ending behind a path', '../../zdjecie.png/../a.php'],
  ['a stream of NTFS', 'zdjecie.png::$DATA'],
  ['an ending in wide letters', 'zdjecie.ｐｎｇ'],
] as const;

/** A good picture under a name or a type that says something else. */
export const lies: readonly RefusedFile[] = [
  ...names.map(([what, name]) => refused(`a PNG under ${what}`, png, { name })),
  refused('a PNG declared as a JPEG', png, { type: 'image/jpeg' }),
  refused('a PNG declared as a page', png, { type: 'text/html' }),
  refused('a PNG declared as SVG', png, { type: 'image/svg+xml' }),
  refused('a PNG declared as two things', png, { type: 'image/png, text/html' }),
  refused('a PNG called JPEG', png, { as: 'jpg' }),
  refused('a JPEG called PNG', jpg),
  refused('a JPEG called BMP', jpg, { as: 'bmp' }),
  refused('a BMP called PNG', bmp),
];
