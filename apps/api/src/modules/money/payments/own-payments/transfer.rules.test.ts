import { describe, expect, test } from 'vitest';
import { drawQrCode } from '#platform/qr-code.ts';
import { readQrCode } from '#testing/qr-codes.ts';
import { writeTransferCode, writeTransferTitle } from './transfer.rules.ts';

const account = '60102055587788000000000001';
const transfer = { nip: '', account, amount: 125_000, recipient: 'ODBIORCA TESTOWY', title: 'CZESNE RATA 1' };

describe('the code of a transfer', () => {
  test('is that of the recommendation', () => {
    expect(writeTransferCode(transfer)).toBe(
      '|PL|60102055587788000000000001|125000|ODBIORCA TESTOWY|CZESNE RATA 1|||',
    );
  });

  test.each([
    [{ amount: 1 }, 3, '000001'],
    [{ amount: 99_999 }, 3, '099999'],
    [{ amount: 1_235_000 }, 3, '1235000'],
    [{ nip: '856-734-62-15' }, 0, '8567346215'],
    [{ nip: '0000000000' }, 0, ''],
    [{ nip: '8567346216' }, 0, ''],
    [{ recipient: 'Zażółć Gęślą Jaźń Sp. z o.o.' }, 4, 'Zazolc Gesla Jazn Sp'],
    [{ recipient: 'A|B "C" – D' }, 4, 'A B C D'],
    [{ title: 'x'.repeat(40) }, 5, 'x'.repeat(32)],
  ])('%o makes field %i "%s"', (change, field, expected) => {
    const fields = writeTransferCode({ ...transfer, ...change }).split('|');
    expect(fields).toHaveLength(9);
    expect(fields[field]).toBe(expected);
  });

  test.each([
    ['Agnieszka Dąbrowska', '48210', 'Czesne 48210 Agnieszka Dabrowska'],
    ['Żaneta Żółć-Brzęczyszczykiewicz', '101234', 'Czesne 101234 Zaneta Zolc-Brzecz'],
    ['Łukasz Łoś', null, 'Czesne Lukasz Los'],
  ])('of %s with the album number %s the title is "%s"', (name, album, title) => {
    expect(writeTransferTitle({ name, album })).toBe(title);
  });
});

test.each([
  transfer,
  {
    nip: '8567346215',
    account,
    amount: 10_000_000,
    recipient: 'Ż'.repeat(30),
    title: 'Ł,./-@#&* '.repeat(5),
  },
])('a phone reads from the picture what was written: %o', async (fields) => {
  const code = writeTransferCode(fields);
  expect((await readQrCode(drawQrCode(code))).split('|')).toEqual(code.split('|'));
});
