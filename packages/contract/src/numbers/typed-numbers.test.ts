import { expect, test } from 'vitest';
import { typedAccount, typedNip, typedZip } from './typed-numbers.ts';

test.each([
  [typedNip, '856', '856'],
  [typedNip, '8567', '856-7'],
  [typedNip, '8567346215', '856-734-62-15'],
  [typedNip, '85673462150', '85673462150'],
  [typedAccount, '60102', '60 102'],
  [typedAccount, '60102055587788000000000001', '60 1020 5558 7788 0000 0000 0001'],
  [typedAccount, 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  [typedZip, '90-001', '90-001'],
])('%o shows %s as %s', ({ show }, kept, shown) => expect(show(kept)).toBe(shown));

test.each([
  [typedNip, '856-734-62-15', '8567346215'],
  [typedAccount, 'de89 3704', 'DE893704'],
  [typedAccount, '60 1020', '601020'],
  [typedZip, '90001', '90-001'],
  [typedZip, '90-0', '90-0'],
  [typedZip, '900', '90-0'],
])('%o keeps %s as %s', ({ keep }, typed, kept) => expect(keep(typed)).toBe(kept));
