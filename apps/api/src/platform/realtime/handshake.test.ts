import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from './handshake.ts';

const publicAddress = 'https://indeks.example/';

describe('the origin of a socket', () => {
  test.each([
    ['https://indeks.example', 'indeks.example', true],
    ['https://indeks.example', 'internal:3000', true],
    ['https://indeks.example:8443', 'indeks.example', false],
    ['http://127.0.0.1:5173', '127.0.0.1:5173', false],
    ['', 'indeks.example', false],
    ['null', 'indeks.example', false],
  ])('in production %j to %s: %s', (origin, host, allowed) => {
    expect(isOwnOrigin({ origin, host }, { publicAddress, development: false })).toBe(allowed);
  });

  test.each([
    ['http://127.0.0.1:5173', '127.0.0.1:5173', true],
    ['http://127.0.0.1:5174', '127.0.0.1:5173', false],
    ['https://evil.example', '127.0.0.1:5173', false],
  ])('in development %j to %s: %s', (origin, host, allowed) => {
    expect(isOwnOrigin({ origin, host }, { publicAddress, development: true })).toBe(allowed);
  });

  test('a caller without an origin is no page of ours', () => {
    expect(isOwnOrigin({ host: '127.0.0.1:5173' }, { publicAddress, development: true })).toBe(false);
  });
});
