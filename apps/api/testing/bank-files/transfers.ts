import { makeNrb } from '@indeks/contract/numbers/nrb';
import { randomFor } from '#seeds/random.ts';

/** What a test writes into a file of any format. */
export interface Transfer {
  readonly account: string;
  readonly amount: number;
  readonly date: string;
  readonly payer: string;
  readonly payerAccount: string;
  readonly title: string;
  /** The bank's; formats without one leave it out. */
  readonly reference: string;
}

export const makeAccount = (number: number): string =>
  makeNrb('10205558', `7788${String(number).padStart(12, '0')}`);

const payers = [
  'ANNA ŹDŹBŁO',
  'JAN PRÓBNY',
  'ŁUCJA ŻÓŁĆ-ŚWIĄTEK',
  'BOŻENA GĘŚ',
  'JERZY KOŃ',
  'ĆMA SP. Z O.O.',
];
const titles = [
  'CZESNE RATA 1',
  'ZA STUDIA',
  'CZESNE ZA PAŹDZIERNIK - RATA 2, ŚCIEŻKA',
  'OPŁATA',
  'A. DĄBROWSKA 7/2026',
];

/** A month of transfers to accounts of many students; some of them twice on one day. */
export const makeMonth = (count: number, month = '2026-10'): readonly Transfer[] => {
  const transfers: Transfer[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = randomFor(`transfers of ${month}`, index);
    const reference = `7${String(index).padStart(14, '0')}.000001`;
    const before = transfers.at(-1);
    // Two genuine equal transfers of one person on one day differ in the bank's reference alone.
    if (before && index % 50 === 49) transfers.push({ ...before, reference });
    else
      transfers.push({
        account: makeAccount(1 + random.below(2_000)),
        amount: 100 + random.below(400_000),
        date: `${month}-${String(1 + Math.floor((index * 28) / count)).padStart(2, '0')}`,
        payer: random.pick(payers),
        payerAccount: makeNrb('11602202', String(random.below(1_000_000)).padStart(16, '0')),
        title: random.pick(titles),
        reference,
      });
  }
  return transfers;
};
