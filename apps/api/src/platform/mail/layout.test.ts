import { expect, test } from 'vitest';
import { button, code, layOut, list, note, paragraph, type MailBlock } from './layout.ts';

const provider = { PROVIDER_NAME: 'Akademia <Żółta>', PROVIDER_ADDRESS: 'ul. Łąkowa 1, 00-001 Łódź' };
const laidOut = (...blocks: readonly MailBlock[]) =>
  layOut({ subject: 'Temat <b>', heading: 'Nagłówek & co', blocks }, provider);

test('whatever a block says, it is text and never a tag', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'x\'';
  const { html, text } = laidOut(paragraph(hostile), list([hostile]), note(hostile));
  expect(html).not.toMatch(/<img|<b>|<Żółta>/);
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;x&#39;/g)).toHaveLength(3);
  expect(html).toContain('<title>Temat &lt;b&gt;</title>');
  expect(html).toContain('Akademia &lt;Żółta&gt;');
  expect(text).toContain(hostile);
});

test('it is Polish, needs nothing from another host and ends with the provider', () => {
  const { html, text } = laidOut(paragraph('Treść'), button('Otwórz', 'https://indeks.example/x'));
  expect(html).toContain('<html lang="pl">');
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=/);
  expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual(Array(3).fill('https://indeks.example/x'));
  expect(text.trimEnd().endsWith('Akademia <Żółta>\nul. Łąkowa 1, 00-001 Łódź')).toBe(true);
});

test('a button leads to http, https or mailto and nowhere else', () => {
  expect(() => button('Otwórz', 'javascript:alert(1)')).toThrow('http, https or mailto');
  expect(() => button('Otwórz', '/change-password')).toThrow('Invalid URL');
  expect(laidOut(button('Napisz', 'mailto:a@example.test')).text).toContain('mailto:a@example.test');
});

test('line breaks inside a paragraph stay', () => {
  const { html, text } = laidOut(paragraph('Pierwszy wiersz\nDrugi wiersz'));
  expect(html).toContain('Pierwszy wiersz<br>Drugi wiersz');
  expect(text).toContain('Pierwszy wiersz\nDrugi wiersz');
});

test('whatever has a colour in the light has another in the dark', () => {
  const { html } = laidOut(
    paragraph('Treść'),
    note('Uwaga'),
    code('abc'),
    button('Otwórz', 'https://indeks.example/x'),
  );
  const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{([^]*?)\n\}/u.exec(html) ?? [];
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const body = html.slice(html.indexOf('<body'));
  const coloured = [...body.matchAll(/<\w+([^>]*) style="([^"]*)"/gu)].filter(([, , style]) =>
    /(?:^|;|-)color:/u.test(style ?? ''),
  );
  expect(coloured.length).toBeGreaterThan(5);
  const lacking = coloured.flatMap(([, attributes = '', style = '']) => {
    const name = /class="(\w+)"/u.exec(attributes)?.[1] ?? 'nothing';
    const rule = new RegExp(`\\.${name} \\{([^}]*)\\}`, 'u').exec(dark)?.[1] ?? '';
    return ['background-color', 'color']
      .filter((kind) => new RegExp(`(?:^|;)${kind}:#`, 'u').test(style))
      .filter((kind) => !new RegExp(`(?:^|[ ;])${kind}: #\\w+ !important`, 'u').test(rule))
      .map((kind) => `${name}: ${kind}`);
  });
  expect(lacking).toEqual([]);
});
