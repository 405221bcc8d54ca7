import { expect, test } from 'vitest';
import { vocativeOf } from './vocative.ts';

test.each([
  ['Anna Nowak', 'Anno'],
  ['Łucja Żółć', 'Łucjo'],
  ['Łukasz Źrebiec', 'Łukaszu'],
  ['Stanisław Próbny', 'Stanisławie'],
  ['Paweł Próbny', 'Pawle'],
  ['Jacek Próbny', 'Jacku'],
  ['Jerzy Próbny', 'Jerzy'],
  ['Piotr', 'Piotrze'],
  ['Xawery Nieznany', undefined],
  ['', undefined],
])('%s is called %s', (name, called) => expect(vocativeOf(name)).toBe(called));
