/** Bodies made to cost as much as possible within a number of bytes. */
export const worstBodies = (bytes: number, field: string): Readonly<Record<string, string>> => ({
  'unknown keys': wrapped('{', '}', bytes, (n) => `"${n}":1`),
  'unknown keys in a list': wrapped('[', ']', bytes, (n) => `{"${n}":1}`),
  'nested lists': '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'nested objects': nestedObjects(bytes),
  'a long list': wrapped('[', ']', bytes, () => '1'),
  'a list in a field': wrapped(`{"${field}":[`, ']}', bytes, () => '""'),
  'a long string': filled(`{"${field}":"`, 'a', '"}', bytes),
  'an address without end': filled(`{"${field}":"a@a`, '.a', '"}', bytes),
  'spaces to be trimmed': filled(`{"${field}":"a`, ' ', 'a"}', bytes),
  'unicode escapes': filled(`{"${field}":"`, '\\u0105', '"}', bytes),
  'lone surrogates': filled(`{"${field}":"`, '\\ud800', '"}', bytes),
  'one key again and again': wrapped('{', '}', bytes, () => `"${field}":""`),
  'a huge number': filled(`{"${field}":`, '9', '}', bytes),
  'huge numbers': wrapped(`{"${field}":[`, ']}', bytes, () => '1e308'),
  'a body cut off': filled(`{"${field}":["`, '","', '', bytes),
});

const filled = (start: string, part: string, end: string, bytes: number): string =>
  start + part.repeat(Math.max(0, Math.floor((bytes - start.length - end.length) / part.length))) + end;

const wrapped = (start: string, end: string, bytes: number, part: (n: number) => string): string => {
  const parts: string[] = [];
  let left = bytes - start.length - end.length;
  for (let n = 0; left > part(n).length; n += 1) {
    parts.push(part(n));
    left -= part(n).length + 1;
  }
  return start + parts.join(',') + end;
};

const nestedObjects = (bytes: number): string => {
  const depth = Math.floor((bytes - 1) / 6);
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
};

/** Queries as long as an address may be. */
export const worstAddresses: Readonly<Record<string, string>> = {
  'names in the address': `?${Array.from({ length: 1_300 }, (_, n) => `a${n}=1`).join('&')}`.slice(0, 8_000),
  'one name in the address': `?${'a=1&'.repeat(1_990)}`,
  'escapes in the address': `?search=${'%C4%85'.repeat(1_300)}`,
  'broken escapes in the address': `?search=${'%'.repeat(7_900)}`,
};

/** Cookies as long as headers may be. */
export const worstCookies: Readonly<Record<string, string>> = {
  'many cookies': Array.from({ length: 2_000 }, (_, n) => `c${n}=1`)
    .join('; ')
    .slice(0, 15_000),
  'escapes in cookies': `a=${'%C4%85'.repeat(2_500)}`,
  'a made-up session': `__Host-indeks=${'a'.repeat(43)}`,
  'a long made-up session': `__Host-indeks=${'a'.repeat(15_000)}`,
};
