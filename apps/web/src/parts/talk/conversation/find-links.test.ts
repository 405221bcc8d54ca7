import { describe, expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const linksOf = (text: string) =>
  findLinks(text).flatMap(({ text: words, href }) => (href === undefined ? [] : [[words, href]]));

describe('findLinks', () => {
  test.each([
    ['Zob. https://uczelnia.example/plan?z=1.', 'https://uczelnia.example/plan?z=1'],
    ['(https://uczelnia.example)', 'https://uczelnia.example'],
  ])('leads from %s to the address as it was written', (text, address) => {
    expect(linksOf(text)).toEqual([[address, address]]);
  });

  test.each([
    ['Proszę o e-mail: dziekanat@uczelnia.example.', 'mailto:dziekanat@uczelnia.example'],
    ['Telefon +48 600 100 200', 'tel:+48600100200'],
    ['Telefon 600-100-200, po 15', 'tel:600100200'],
  ])('knows %s', (text, href) => {
    expect(linksOf(text).map(([, link]) => link)).toEqual([href]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://uczelnia.example',
    'https://uczelnia.example@zly.example/',
    'https://',
    'Rachunek 61 1090 1014 0000 0712 1981 2874',
    'album 101668',
  ])('leaves %s as words', (text) => {
    expect(findLinks(text)).toEqual([{ text }]);
  });

  test('an address ends before a sign that turns the direction of writing', () => {
    expect(linksOf('https://uczelnia.example/\u202egnp.exe')).toEqual([
      ['https://uczelnia.example/', 'https://uczelnia.example/'],
    ]);
  });

  test('loses and adds nothing, and a very long text takes no time', () => {
    const text = `${'a@'.repeat(5_000)} ${'600 '.repeat(5_000)} ${'https://x'.repeat(3_000)}`;
    const began = performance.now();
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
