import { writeZip, type ZipPart } from '#platform/files/fixtures/zip-writer.ts';
import { pngBytes } from '../pictures.ts';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const writeDocx = (...more: readonly ZipPart[]): Buffer =>
  writeZip(
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`,
    },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  );
export const macro = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()\nShell "calc"\nEnd Sub' };

const page = '<!doctype html><script>alert(document.cookie)</script>';
const png = await pngBytes();
const archive = writeZip({ name: 'a', content: 'x' });

/** What no place for documents takes, whichever kinds it allows; the type is not declared. */
export const refusedDocuments: readonly (readonly [what: string, content: Buffer | string, name: string])[] =
  [
    ['a page', page, 'a.html'],
    ['a page called PDF', page, 'a.pdf'],
    ['a page called doc', page, 'a.doc'],
    ['a page called docx', page, 'a.docx'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['a program', 'MZ\u0090\u0000\u0003', 'a.exe'],
    ['a program called text', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'a.txt'],
    ['a document with macros by its name', writeDocx(macro), 'a.docm'],
    ['a script', 'alert(1)', 'a.js'],
    ['a PNG called PDF', png, 'a.pdf'],
    ['a PDF called PNG', '%PDF-1.7\n%âãÏÓ\n', 'a.png'],
    ['a PDF called doc', '%PDF-1.7\n%âãÏÓ\n', 'a.doc'],
    ['a PDF behind a page', `${page}%PDF-1.7\n%âãÏÓ\n`, 'a.pdf'],
    ['an archive called PDF', archive, 'a.pdf'],
    ['an archive called docx', writeZip({ name: 'a.txt', content: 'x' }), 'a.docx'],
    ['a document called xlsx', writeDocx(), 'a.xlsx'],
    ['a new document called doc', writeDocx(), 'a.doc'],
    ['a document called PDF', writeDocx(), 'a.pdf'],
    ['a document with something after it', Buffer.concat([writeDocx(), png]), 'a.docx'],
    ['an archive behind a program', Buffer.concat([Buffer.from('MZ'), archive]), 'a.zip'],
    ['an archive with something after it', Buffer.concat([archive, png]), 'a.zip'],
    ['a bomb', writeZip({ name: 'a', content: Buffer.alloc(60_000_000) }), 'a.zip'],
    [
      'a bomb that lies',
      writeZip({ name: 'a', content: Buffer.alloc(50_000_000), claimedSize: 10 }),
      'a.zip',
    ],
    ['a bomb called docx', writeDocx({ name: 'word/a', content: Buffer.alloc(60_000_000) }), 'a.docx'],
    ['a way up', writeZip({ name: '../../etc/passwd', content: 'x' }), 'a.zip'],
    ['a way up in a document', writeDocx({ name: '../../etc/passwd', content: 'x' }), 'a.docx'],
    ['a locked archive', writeZip({ name: 'a', content: 'x', encrypted: true }), 'a.zip'],
    ['nothing', '', 'a.txt'],
    ['nothing, called PDF', '', 'a.pdf'],
    ['no ending', 'Zażółć', 'regulamin'],
    ['two endings', png, 'a.png.exe'],
  ];
