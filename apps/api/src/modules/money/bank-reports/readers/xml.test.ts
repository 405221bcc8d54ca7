import { expect, test } from 'vitest';
import { BrokenXml, findAll, readText, readXml } from './xml.ts';

test('a document is read as a tree, with the five entities that XML itself has', () => {
  const root = readXml(
    '<?xml version="1.0"?>\n<a:Doc xmlns:a="x"><a:Name>Żak &amp; Syn &#322;</a:Name></a:Doc>',
  );
  expect(root.name).toBe('Doc');
  expect(readText(root, 'Name')).toBe('Żak & Syn ł');
  expect(findAll(root, 'Missing')).toEqual([]);
});

/** None of these entities is resolved, expanded or fetched: each document is refused as a broken one. */
const hostile = {
  'a file named as an entity': '<!DOCTYPE d [<!ENTITY e SYSTEM "file:///etc/passwd">]><d>&e;</d>',
  'an address named as an entity': '<!DOCTYPE d [<!ENTITY e SYSTEM "http://127.0.0.1:9/e">]><d>&e;</d>',
  'a definition elsewhere': '<!DOCTYPE d SYSTEM "http://127.0.0.1:9/d.dtd"><d>1</d>',
  'a public definition': '<!DOCTYPE d PUBLIC "-//X//Y" "http://127.0.0.1:9/d.dtd"><d>1</d>',
  'an entity of parameters': '<!DOCTYPE d [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p;]><d>1</d>',
  'entities that grow':
    '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><d>&c;</d>',
  'a definition that nothing uses': '<!DOCTYPE d [<!ENTITY a "ha">]><d>1</d>',
  'a definition without content': '<!DOCTYPE d><d>1</d>',
  'an entity that nobody defined': '<d>&e;</d>',
  'elements in elements without end': `${'<d>'.repeat(41)}${'</d>'.repeat(41)}`,
  'two roots': '<d>1</d><d>2</d>',
};

test.each(Object.entries(hostile))('%s is refused', (_name, text) => {
  expect(() => readXml(text)).toThrow(BrokenXml);
  expect(() => readXml(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)).toThrow(BrokenXml);
});

test('an inclusion is an element like any other and brings nothing', () => {
  const root = readXml(
    '<d xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd" parse="text"/></d>',
  );
  expect(findAll(root, 'include')[0]).toMatchObject({ text: '', children: [] });
});
