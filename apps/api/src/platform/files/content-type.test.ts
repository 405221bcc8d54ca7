import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { recogniseContent } from './content-type.ts';
import { fileKinds, type FileKind } from '@indeks/contract/common/file-kinds';
import { writeZip } from './fixtures/zip-writer.ts';

const everyKind = Object.keys(fileKinds) as FileKind[]; // Object.keys widens the literal keys
const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: '#493DCE' } });

const office = (part: string, type: string) =>
  writeZip(
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`,
    },
    { name: part, content: '<x/>' },
  );

/** An old Office file: the container's mark and a directory entry of the main stream. */
const ole = (stream: string) => {
  const content = Buffer.alloc(2048);
  content.write('d0cf11e0a1b11ae1', 'hex');
  content.write(stream, 1024, 'utf16le');
  content.writeUInt16LE((stream.length + 1) * 2, 1024 + 64);
  return content;
};

const openXml = 'application/vnd.openxmlformats-officedocument';
const examples: Readonly<Record<FileKind, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'),
  png: await dot.clone().png().toBuffer(),
  jpg: await dot.clone().jpeg().toBuffer(),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  doc: ole('WordDocument'),
  xls: ole('Workbook'),
  ppt: ole('PowerPoint Document'),
  docx: office('word/document.xml', `${openXml}.wordprocessingml.document`),
  xlsx: office('xl/workbook.xml', `${openXml}.spreadsheetml.sheet`),
  pptx: office('ppt/presentation.xml', `${openXml}.presentationml.presentation`),
  zip: writeZip({ name: 'raport.csv', content: 'a;b' }),
  txt: Buffer.from('Zażółć gęślą jaźń\r\n'),
  csv: Buffer.from('\uFEFFimię;nazwisko\r\nŻaneta;Łąk\r\n'),
};

const upload = (kind: FileKind, change: { name?: string; contentType?: string; content?: Buffer } = {}) => ({
  name: `plik.${kind}`,
  contentType: fileKinds[kind].contentType,
  content: examples[kind],
  ...change,
});

/** Text is told apart by its ending alone, and Excel's type is what Windows calls a CSV. */
const alike = (one: FileKind, other: FileKind) =>
  ['txt csv', 'csv txt', 'csv xls'].includes(`${one} ${other}`);

const refused = { code: 'file/unsupported-content', status: 422 };

test.for(everyKind)('%s is what it says', async (kind) => {
  const { contentType } = fileKinds[kind];
  expect(await recogniseContent(upload(kind), everyKind)).toEqual({ kind, contentType });
  const unsure = upload(kind, {
    contentType: 'application/octet-stream',
    name: `PLIK.Z.KROPKĄ.${kind.toUpperCase()}`,
  });
  expect(await recogniseContent(unsure, [kind])).toEqual({ kind, contentType });
});

test.for(everyKind)('%s is refused under every other name, type and content', async (kind) => {
  const others = everyKind.filter((other) => other !== kind);
  await expect(recogniseContent(upload(kind), others)).rejects.toMatchObject(refused);
  for (const other of others.filter((candidate) => !alike(kind, candidate))) {
    await expect(recogniseContent(upload(kind, { name: `plik.${other}` }), everyKind)).rejects.toMatchObject(
      refused,
    );
    await expect(
      recogniseContent(upload(kind, { content: examples[other] }), everyKind),
    ).rejects.toMatchObject(refused);
    await expect(
      recogniseContent(upload(kind, { contentType: fileKinds[other].contentType }), everyKind),
    ).rejects.toMatchObject(refused);
  }
});

test('a CSV in Windows-1250, as old programs write it, is text', async () => {
  const content = Buffer.from('imi\xEA;\xA3\xB9ka\r\n', 'latin1');
  expect(await recogniseContent(upload('csv', { content }), ['csv'])).toMatchObject({ kind: 'csv' });
});

test.for<readonly [string, FileKind, Buffer]>([
  ['nothing', 'txt', Buffer.alloc(0)],
  ['a program called text', 'txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])],
  ['zeros called text', 'txt', Buffer.from('abc\0def')],
  ['a script that begins like a GIF, called text', 'txt', Buffer.from('GIF89a/*x*/=1;alert(1)')],
  ['a script that begins like a GIF, called PNG', 'png', Buffer.from('GIF89a/*x*/=1;alert(1)')],
  [
    'SVG called PNG',
    'png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['HTML called PDF', 'pdf', Buffer.from('<html><script>alert(1)</script>%PDF-1.7')],
  [
    'a workbook with macros called xlsx',
    'xlsx',
    office('xl/workbook.xml', 'application/vnd.ms-excel.sheet.macroEnabled'),
  ],
  ['a container without a main stream called doc', 'doc', ole('Something')],
  ['half an archive', 'zip', examples.zip.subarray(0, 40)],
  ['a PDF that was cut off at once', 'pdf', Buffer.from('%PD')],
  ['compressed data without a shape', 'zip', deflateSync('x'.repeat(100))],
])('%s is refused', async ([, kind, content]) => {
  await expect(recogniseContent(upload(kind, { content }), everyKind)).rejects.toMatchObject(refused);
});

test.for(['plik', 'plik.', '.pdf.exe', 'plik.pdf.exe', 'plik.pdf ', 'plik.pdf\0.png', ''])(
  'a name like %j is refused',
  async (name) => {
    await expect(recogniseContent(upload('pdf', { name }), everyKind)).rejects.toMatchObject(refused);
  },
);
