import sharp from 'sharp';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { writeBmp } from '#platform/images/fixtures/bmp-writer.ts';
import { jpgBytes, pngBytes } from '../pictures.ts';
import type { FormFile } from './form.ts';
import { pngChunk, writePng } from './png-writer.ts';

/** Stands in everything that was hidden; nothing that is stored may hold it. */
export const hidden = 'kanarek-ukryty';
const script = `<script>alert("${hidden}")</script>`;

export interface HarmlessFile extends FormFile {
  readonly what: string;
}

/** Real pictures with something hidden behind, inside or in the name: only the picture may remain. */
export const harmlessFiles = async (): Promise<readonly HarmlessFile[]> => {
  const [png, jpg] = [await pngBytes(), await jpgBytes()];
  const bmp = writeBmp({ bits: 24, width: 20, height: 20, topDown: false, colourAt: () => 0x493dce });
  const zip = writeZip({ name: `${hidden}.php`, content: script });
  const behind = (content: Buffer, ...more: readonly (Buffer | string)[]) =>
    Buffer.concat([content, ...more.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part)))]);
  const as = (what: string, content: Buffer, type: string, name = `a.${type}`): HarmlessFile => ({
    what,
    content,
    type: `image/${type === 'jpg' ? 'jpeg' : type}`,
    name,
  });
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1'));
  const exif = { IFD0: { Copyright: script, ImageDescription: script } };
  return [
    as('a PNG with a script behind it', behind(png, script), 'png'),
    as('a PNG with an archive behind it', behind(png, zip), 'png'),
    as('a PNG with a PDF behind it', behind(png, `%PDF-1.7 ${hidden}`), 'png'),
    as('a PNG with a page in its comment', writePng({ width: 9, height: 9, extra: [text] }), 'png'),
    as('a PNG that unpacks to 49 million pixels', writePng({ width: 7_000, height: 7_000, bits: 1 }), 'png'),
    as('a PNG of 16 bits', writePng({ width: 9, height: 9, bits: 16 }), 'png'),
    as('a JPEG with an archive behind it', behind(jpg, zip), 'jpg'),
    as('a JPEG with PHP behind it', behind(jpg, `<?php /* ${hidden} */`), 'jpg'),
    as('a JPEG with a page in its comment', commented(jpg, script), 'jpg'),
    as('a JPEG with a page in its EXIF', await sharp(jpg).withExif(exif).jpeg().toBuffer(), 'jpg'),
    as('a JPEG for the printing house', await sharp(jpg).toColourspace('cmyk').jpeg().toBuffer(), 'jpg'),
    as('a BMP with a script behind it', behind(bmp, script), 'bmp'),
    as('a PNG of the password file', png, 'png', '../../etc/passwd.png'),
    as('a PNG of Windows', png, 'png', 'C:\\Windows\\system32\\config.png'),
    as('a PNG with 300 letters', png, 'png', `${'ż'.repeat(300)}.png`),
    as('a PNG turned round', png, 'png', 'a\u202Egpj.png'),
    as('a PNG with a zero', png, 'png', 'a.exe\0.png'),
    as('a PNG of emoji', png, 'png', '😀👩‍👩‍👧.png'),
  ];
};

/** A comment right behind the mark of the beginning. */
const commented = (jpg: Buffer, comment: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    jpg.subarray(0, 2),
    Buffer.from('fffe', 'hex'),
    length,
    Buffer.from(comment),
    jpg.subarray(2),
  ]);
};
