import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';

export const matched: BankRowItem = {
  id: 1,
  settlement: 5,
  entry: '',
  line: 1,
  state: 'matched',
  reason: null,
  account: '60102055587788000030009999',
  amount: 110_000,
  date: '2020-11-12',
  payer: 'ŁOŚ EWA',
  payer_account: '',
  title: 'czesne',
  raw: '',
  user: 'Ewa Łoś',
  parts: [],
  other: null,
  answered: null,
  comment: '',
  version: 3,
  can: { explain: false, takeBack: false, answer: false, askAgain: false, changeParts: false },
};
export const otherRow: NonNullable<BankRowItem['other']> = {
  id: 70,
  settlement: 6,
  settlementName: 'Inny wyciąg',
  fileName: 'inny.sta',
  entry: '',
  line: 4,
  state: 'matched',
  account: matched.account,
  amount: 110_000,
  date: '2020-11-12',
  payer: 'ŁOŚ EWA',
  title: 'czesne',
  accepted: true,
  booked: true,
};
export const asked: BankRowItem = {
  ...matched,
  id: 8,
  state: 'asked',
  payer: 'ŁOŚ EWA UL. DŁUGA 7',
  other: otherRow,
  can: { explain: false, takeBack: false, answer: true, askAgain: false, changeParts: false },
};
export const unmatched: BankRowItem = {
  ...matched,
  id: 2,
  line: 2,
  state: 'unmatched',
  payer: 'KOWALSKA ANNA',
  title: 'za córkę',
  user: undefined,
  can: { explain: true, takeBack: false, answer: false, askAgain: false, changeParts: false },
};
export const elsewhere: BankRowItem = { ...unmatched, id: 44, payer: 'WILK ADAM' };
export const refused: BankRowItem = {
  ...matched,
  id: 3,
  line: 7,
  state: 'refused',
  reason: 'currency',
  account: '',
  amount: 0,
  date: null,
  payer: '',
  title: '',
  raw: 'EUR;100,00;ŁOŚ',
  user: undefined,
};

/** The row of a report that is saved, and one payment was booked from it. */
export const booked = (amount: number, payment: { version: number; comment: string }): BankRowItem => ({
  ...matched,
  parts: [{ scid: 31, name: 'Łoś Ewa', courseName: 'Kadry i płace', amount, payment: { id: 4, ...payment } }],
});
