import { expect, test } from 'vitest';
import { nameWithDegree, splitName } from './names.rules.ts';

test.each([
  ['Adam Dziedzic', 'Adam', 'Dziedzic'],
  ['Anna Maria Kowalska', 'Anna Maria', 'Kowalska'],
  ['Żaneta Żółć-Brzęczyszczykiewicz', 'Żaneta', 'Żółć-Brzęczyszczykiewicz'],
  [' Ewa  Nowak - Lis ', 'Ewa', 'Nowak-Lis'],
  ['Sekretariat', '', 'Sekretariat'],
])('%s is %s and %s', (name, given_name, surname) => {
  expect(splitName(name)).toEqual({ given_name, surname });
});

test.each([
  ['dr', 'dr Adam Dziedzic'],
  ['', 'Adam Dziedzic'],
  ['dr hab.inż', 'dr\u00a0hab.\u00a0inż. Adam Dziedzic'],
  ['prof. dr hab.inż', 'prof.\u00a0dr\u00a0hab.\u00a0inż. Adam Dziedzic'],
  ['mgr inż.', 'mgr\u00a0inż. Adam Dziedzic'],
])('with the degree "%s" a heading says %s', (degree, heading) => {
  expect(nameWithDegree({ name: 'Adam Dziedzic', degree })).toBe(heading);
});
