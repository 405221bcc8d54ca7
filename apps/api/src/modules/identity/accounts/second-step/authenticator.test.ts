import { expect, test } from 'vitest';
import { drawQrCode } from '#platform/qr-code.ts';
import { addressFor, makeSecret, findStep } from './authenticator.ts';

/** The secret and the codes of RFC 6238, appendix B, of which an app shows the last six digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s, and still half a minute earlier and later', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  for (const off of [-30, 0, 30]) expect(findStep(secret, code, new Date((seconds + off) * 1000))).toBe(step);
  for (const off of [-60, 60])
    expect(findStep(secret, code, new Date((seconds + off) * 1000))).toBeUndefined();
});

test('a secret has 160 bits and is never the same', () => {
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret()).not.toBe(makeSecret());
});

test('the picture is SVG without script, and the address names the product and the person', () => {
  const address = addressFor(secret, 'anna@uczelnia.example');
  expect(address).toContain('otpauth://totp/Indeks:anna%40uczelnia.example?issuer=Indeks&secret=');
  expect(drawQrCode(address)).toMatch(/^<svg [\s\S]*<\/svg>$/);
});
