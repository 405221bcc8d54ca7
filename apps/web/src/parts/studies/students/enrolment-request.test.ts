import { expect, test } from 'vitest';
import { addressOfRequest, findRequest, readRequest } from './enrolment-request.ts';

const typed = {
  given_name: 'Żaneta',
  surname: 'Żółć-Brzęczyszczykiewicz',
  price: 420_000,
  cid_2: null,
  comment: '',
};
const hashOf = (address: string): string => address.slice(address.indexOf('#'));
const here = 'https://indeks.example';

test('what was typed is read from the end of the address as it was', () => {
  expect(readRequest(hashOf(addressOfRequest(typed)))).toEqual(typed);
});

test.each(['', '#dane', '#prosba=', '#prosba=%%%', '#prosba=bnVsbA', '#prosba=ezp9'])(
  '%s holds nothing',
  (hash) => {
    expect(readRequest(hash)).toBeUndefined();
  },
);

test('only words and numbers are read', () => {
  const odd = { given_name: { toString: 'x' }, surname: 'Łoś', cid: [1] } as unknown as typeof typed;
  expect(readRequest(hashOf(addressOfRequest(odd)))).toEqual({ surname: 'Łoś' });
});

test('a message is cut around the address of this portal alone', () => {
  const address = addressOfRequest(typed);
  expect(findRequest(`Proszę: ${here}${address} Dziękuję`, here)).toEqual({
    before: 'Proszę: ',
    address,
    after: ' Dziękuję',
  });
  expect(findRequest(`Proszę: https://zly.example${address}`, here)).toBeUndefined();
  expect(findRequest(`Proszę: ${here}/students#prosba=xx`, here)).toBeUndefined();
});
