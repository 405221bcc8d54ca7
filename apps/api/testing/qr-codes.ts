import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

/** What a phone reads from a picture of a code, at the size at which it is shown. */
export const readQrCode = async (svg: string): Promise<string> => {
  const png = await sharp(Buffer.from(svg)).resize(250).flatten({ background: 'white' }).png().toBuffer();
  const reader = spawn('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(png);
  return (await text(reader.stdout)).replace(/\n$/, '');
};
