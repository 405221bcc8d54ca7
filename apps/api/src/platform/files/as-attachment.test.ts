import { expect, test } from 'vitest';
import { contentDisposition } from './as-attachment.ts';

test.for([
  ['umowa.pdf', `attachment; filename="umowa.pdf"; filename*=UTF-8''umowa.pdf`],
  [
    'Zażółć gęślą jaźń (1).pdf',
    `attachment; filename="Zazolc gesla jazn (1).pdf"; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20g%C4%99%C5%9Bl%C4%85%20ja%C5%BA%C5%84%20%281%29.pdf`,
  ],
  ['../../etc/passwd', `attachment; filename="_.._etc_passwd"; filename*=UTF-8''_.._etc_passwd`],
  [
    'a"; filename="b.exe',
    `attachment; filename="a_; filename=_b.exe"; filename*=UTF-8''a_%3B%20filename%3D_b.exe`,
  ],
  [
    'a\r\nSet-Cookie: x=1.pdf',
    `attachment; filename="aSet-Cookie_ x=1.pdf"; filename*=UTF-8''aSet-Cookie_%20x%3D1.pdf`,
  ],
  ['faktura\u202Efdp.exe', `attachment; filename="fakturafdp.exe"; filename*=UTF-8''fakturafdp.exe`],
  ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
  ['', `attachment; filename="plik"; filename*=UTF-8''plik`],
  ['\uD800.txt', `attachment; filename="txt"; filename*=UTF-8''txt`],
] as const)('%s', ([name, header]) => {
  expect(contentDisposition(name)).toBe(header);
});

test('a long name is cut and keeps its ending', () => {
  const header = contentDisposition(`${'ż'.repeat(149)}😀.pdf`);
  expect(header).toContain('.pdf"; filename*');
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`${'ż'.repeat(146)}.pdf`);
});
