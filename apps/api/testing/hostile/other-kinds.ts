import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';
import { pngBytes } from '../pictures.ts';
import { pngChunk, writePng } from './png-writer.ts';
import { noise, refused, type RefusedFile } from './refused-file.ts';

const script = '<script>alert(document.cookie)</script>';
const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
const gif = await dot.clone().gif().toBuffer();
const webp = await dot.clone().webp().toBuffer();
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const page = `<!doctype html><html><body>${script}</body></html>`;
const zip = writeZip({ name: 'a.php', content: '<?php system($_GET[0]);' });
const png = await pngBytes();
const executable = (mark: string) => Buffer.concat([Buffer.from(mark, 'latin1'), Buffer.alloc(500, 7)]);

/** Whatever is no PNG, JPEG or BMP, mostly called one. */
export const otherKinds: readonly RefusedFile[] = [
  refused('a GIF', gif, { name: 'a.gif', type: 'image/gif' }),
  refused('a GIF called PNG', gif),
  refused('a GIF that is a script', 'GIF89a/*x*/=1;alert(1)'),
  refused('a GIF that is a script, called JPEG', 'GIF89a/*x*/=1;alert(1)', { as: 'jpg' }),
  refused('a GIF of two frames', Buffer.concat([gif.subarray(0, -1), gif.subarray(13)])),
  refused(
    'a PNG of several frames',
    writePng({ width: 9, height: 9, extra: [pngChunk('acTL', Buffer.alloc(8, 2))] }),
  ),
  refused('a WebP', webp, { name: 'a.webp', type: 'image/webp' }),
  refused('a WebP called PNG', webp),
  refused('a TIFF called JPEG', await dot.clone().tiff().toBuffer(), { as: 'jpg' }),
  refused('SVG', svg, { name: 'a.svg', type: 'image/svg+xml' }),
  refused('SVG called PNG', svg),
  refused('SVG with an XML header, called JPEG', `<?xml version="1.0"?>${svg}`, { as: 'jpg' }),
  refused('SVG that reads a file', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg}`),
  refused('HTML', page, { name: 'a.html', type: 'text/html' }),
  refused('HTML called PNG', page),
  refused('HTML with a byte order mark, called BMP', `\uFEFF${page}`, { as: 'bmp' }),
  refused('HTML that begins like a BMP', `BM${page}`, { as: 'bmp' }),
  refused('a script called JPEG', 'alert(1)//', { as: 'jpg' }),
  refused('PHP called PNG', '<?php system($_GET[0]); ?>', { name: 'a.php.png' }),
  refused('a shell script called JPEG', '#!/bin/sh\nrm -rf /\n', { as: 'jpg' }),
  refused('a PDF', '%PDF-1.7\n%âãÏÓ\n', { name: 'a.pdf', type: 'application/pdf' }),
  refused('a PDF called PNG', '%PDF-1.7\n%âãÏÓ\n'),
  refused('a PDF with a PNG behind it', Buffer.concat([Buffer.from('%PDF-1.7\n'), png])),
  refused('a PNG behind a page', Buffer.concat([Buffer.from(page), png])),
  refused('a PNG behind a newline', Buffer.concat([Buffer.from('\n'), png])),
  refused('a program of Windows', executable('MZ'), { name: 'a.exe', type: 'application/x-msdownload' }),
  refused('a program of Windows called PNG', executable('MZ')),
  refused('a program of Linux called BMP', executable('\x7fELF'), { as: 'bmp' }),
  refused('a program of Java called JPEG', Buffer.from('cafebabe0000003d', 'hex'), { as: 'jpg' }),
  refused('an archive called PNG', zip),
  refused('an archive with a PNG behind it', Buffer.concat([zip, png])),
  refused('a packed text called JPEG', gzipSync(page), { as: 'jpg' }),
  refused('a film called JPEG', Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'), {
    as: 'jpg',
  }),
  refused('an icon called BMP', Buffer.from('00000100010010100000010020006804', 'hex'), { as: 'bmp' }),
  refused('text called PNG', 'Zażółć gęślą jaźń'),
  refused('zeros called BMP', Buffer.alloc(5_000), { as: 'bmp' }),
  refused('noise called JPEG', noise(5_000), { as: 'jpg' }),
];
