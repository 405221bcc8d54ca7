/** A value that a field does not expect. `refused`: no field of the contract may take it. */
export interface OddValue {
  readonly name: string;
  readonly value: unknown;
  readonly refused?: true;
}

const loneSurrogate = '\ud800';
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

/** For a field of a body, whatever it is. */
export const oddValues: readonly OddValue[] = [
  { name: 'left out', value: undefined },
  { name: 'null', value: null },
  { name: 'an empty text', value: '' },
  { name: 'spaces', value: '   ' },
  { name: 'a list', value: [1, 'a', null] },
  { name: 'an object', value: { toString: 1 } },
  { name: 'a nested object', value: nested(40) },
  { name: 'true', value: true },
  { name: 'zero', value: 0 },
  { name: 'a negative number', value: -1 },
  { name: 'a fraction', value: 1.5 },
  { name: 'a number above 32 bits', value: 2_147_483_648 },
  { name: 'a number above 53 bits', value: 2 ** 53 },
  { name: 'an enormous number', value: 1e308 },
  { name: 'a number as text', value: '1e3' },
  { name: 'a null byte', value: 'a\0b', refused: true },
  { name: 'a lone surrogate', value: `a${loneSurrogate}` },
  { name: 'a text that turns the direction', value: '\u202eabc' },
  { name: 'a line break', value: 'a\r\nBcc: b@test.example' },
  { name: 'a very long text', value: 'ą'.repeat(50_000) },
  { name: 'a long row of dots', value: 'a.'.repeat(20_000) },
  { name: 'a name of every object', value: '__proto__' },
  { name: 'SQL', value: "'); drop table users; --" },
  { name: 'a formula', value: '=HYPERLINK("http://test.example")' },
  { name: 'a day that is not', value: '2026-02-30' },
  { name: 'the last day', value: '9999-12-31' },
  { name: 'a day before Christ', value: '-0001-01-01' },
];

/** For a field of the query or the path; these are texts always. */
export const oddTexts: readonly OddValue[] = [
  { name: 'nothing', value: '' },
  { name: 'a null byte', value: 'a\0', refused: true },
  { name: 'letters', value: 'abc' },
  { name: 'a negative number', value: '-1' },
  { name: 'a number above 32 bits', value: '2147483648' },
  { name: 'digits without end', value: '9'.repeat(150) },
  { name: 'not a number', value: 'NaN' },
  { name: 'an exponent', value: '1e3' },
  { name: 'a path', value: '../../etc/passwd' },
  { name: 'percent signs', value: '%25%00' },
  { name: 'a wildcard', value: '%_\\' },
  { name: 'SQL', value: "' or 1=1 --" },
  { name: 'a long text', value: 'ż'.repeat(1_000) },
  { name: 'a day that is not', value: '2026-02-30' },
  { name: 'the last day', value: '9999-12-31' },
];
