import { deflateSync } from 'node:zlib';
import { emptyPdf } from '#testing/pdf-text.ts';
import { expect, test } from 'vitest';
import { refuseActivePdf } from './plain-pdf.ts';

/** The empty page with one more object. */
const pdfWith = (object: Buffer | string): Buffer => {
  const [head, tail] = emptyPdf.toString('latin1').split('trailer') as [string, string]; // it has one trailer
  return Buffer.concat([Buffer.from(head), Buffer.from(object), Buffer.from(`trailer${tail}`)]);
};

const packed = (dictionary: string, content: string): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj<<${dictionary}>>stream\r\n`),
    deflateSync(content),
    Buffer.from('\nendstream endobj\n'),
  ]);

const script = '5 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\n';
const flate = '/Type/ObjStm/Filter/FlateDecode';

test.each([
  ['an empty page', emptyPdf],
  ['a signature', pdfWith('5 0 obj<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>>>endobj\n')],
  ['the word in a text', pdfWith('5 0 obj(o JavaScript i Launch)endobj\n')],
  ['packed objects', pdfWith(packed(flate, '5 0 <</Type/Annot/A<</S/URI/URI(https://x.test)>>>>'))],
  [
    'a picture',
    pdfWith('5 0 obj<</Subtype/Image/Filter/DCTDecode>>stream\n\u00ff\u00d8\u00ff\nendstream endobj\n'),
  ],
])('%s passes', (_, content) => {
  expect(() => refuseActivePdf(content)).not.toThrow();
});

test.each([
  ['a script', script],
  ['a script whose name is escaped', script.replace('JavaScript', 'J#61va#53cript')],
  ['a program', '5 0 obj<</S/Launch/F(a.exe)>>endobj\n'],
  ['a file inside', '5 0 obj<</Type/EmbeddedFile>>stream\nx\nendstream endobj\n'],
  ['a form that is sent', '5 0 obj<</S/SubmitForm/F(https://x.test)>>endobj\n'],
  ['a script between other objects’ bytes', `5 0 obj<</Length 90>>stream\n${script}endstream endobj\n`],
  ['a packed script', packed(flate, script)],
  ['a packed script without a type', packed('/Filter/FlateDecode', script)],
  ['objects packed otherwise', '5 0 obj<</Type/ObjStm/Filter/LZWDecode>>stream\nx\nendstream endobj\n'],
  ['objects packed twice', '5 0 obj<</Type/Obj#53tm/Filter[/A85/FlateDecode]>>stream\nx\nendstream endobj\n'],
  [
    'objects whose packing is said elsewhere',
    '5 0 obj<</Type/ObjStm/Filter 6 0 R>>stream\nx\nendstream endobj\n',
  ],
])('%s is refused', (_, object) => {
  expect(() => refuseActivePdf(pdfWith(object))).toThrow(
    expect.objectContaining({ code: 'file/active-pdf' }),
  );
});

test('a password is refused', () => {
  const content = Buffer.from(emptyPdf.toString('latin1').replace('/Size 4', '/Size 4/Encrypt 9 0 R'));
  expect(() => refuseActivePdf(content)).toThrow(expect.objectContaining({ code: 'file/protected-pdf' }));
});

test('a file that was cut off is refused', () => {
  expect(() => refuseActivePdf(emptyPdf.subarray(0, 60))).toThrow(
    expect.objectContaining({ code: 'file/damaged' }),
  );
});

test('what would unpack to more than memory should hold is given up', () => {
  const flood = deflateSync(Buffer.alloc(101_000_000));
  const content = pdfWith(
    Buffer.concat([
      Buffer.from('5 0 obj<</Filter/FlateDecode>>stream\n'),
      flood,
      Buffer.from('\nendstream\n'),
    ]),
  );
  expect(() => refuseActivePdf(content)).toThrow(expect.objectContaining({ code: 'file/too-demanding' }));
});
