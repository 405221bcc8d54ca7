import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';

/** What a phone reads from a picture of a code, at the size at which it is shown. */
export const readQrCode = async (svg: string): Promise<string> => {
  const painter = spawn(process.execPath, ['--input-type=module', '--eval', paint], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reader = spawn('zbarimg', ['--quiet', '--nodbus', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  painter.stdout.pipe(reader.stdin);
  painter.stdin.end(svg);
  return (await text(reader.stdout)).replace(/\n$/, '');
};

/** In a process of its own: the API forbids sharp to open SVG. */
const paint = `
  import { buffer } from 'node:stream/consumers';
  import sharp from 'sharp';
  const picture = sharp(await buffer(process.stdin)).resize(250).flatten({ background: 'white' });
  process.stdout.write(await picture.png().toBuffer());
`;

/** What a phone reads from a page of a printed file. */
export const readQrCodeOfPdf = async (pdf: Buffer, page: number): Promise<string> => {
  const painter = spawn(
    'pdftoppm',
    ['-r', '150', '-png', '-f', String(page), '-l', String(page), '-singlefile', '-'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const reader = spawn('zbarimg', ['--quiet', '--nodbus', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  painter.stdout.pipe(reader.stdin);
  painter.stdin.end(pdf);
  return (await text(reader.stdout)).replace(/\n$/, '');
};
