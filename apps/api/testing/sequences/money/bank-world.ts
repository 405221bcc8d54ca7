import { makeNrb } from '@indeks/contract/numbers/nrb';
import type { Transfer } from '#testing/bank-files/transfers.ts';
import { writers } from '#testing/bank-files/writers.ts';
import { writeZip } from '#platform/files/fixtures/zip-writer.ts';

/** Accounts of four enrolments and of nobody. The two first are of two banks and end alike. */
export const accountsOf = (world: number): readonly string[] => {
  const own = (number: number) => `7788${String(world).padStart(6, '0')}${String(number).padStart(6, '0')}`;
  return [
    makeNrb('10205558', own(1)),
    makeNrb('10901014', own(1)),
    makeNrb('10205558', own(3)),
    makeNrb('10205558', own(4)),
    makeNrb('10205558', `9999${own(5).slice(4)}`),
  ];
};
export const enrolledAccounts = 4;

/** What happened at the bank. Account, amount and day name a transfer, so that it is found again wherever it stands. */
export interface BankTransfer extends Transfer {
  /** Two equal ones of one day are two; they stand in a file together. */
  readonly times: 1 | 2;
}

const payers = ['NOWAK KATARZYNA', 'JAN PRÓBNY', 'ŁUCJA ŻÓŁĆ', 'ĆMA SP. Z O.O.'];

export const makeTransfers = (world: number): readonly BankTransfer[] => {
  const accounts = accountsOf(world);
  const transfer = (number: number, account: number, more: Partial<BankTransfer> = {}): BankTransfer => ({
    account: accounts[account] ?? '',
    amount: 10_000 + number * 101,
    date: `2026-10-${String(1 + number).padStart(2, '0')}`,
    payer: payers[number % payers.length] ?? '',
    payerAccount: makeNrb('11602202', String(number).padStart(16, '0')),
    title: 'CZESNE',
    reference: `REF${world}${number}`,
    times: 1,
    ...more,
  });
  // The two first agree but for the account.
  const likeTheFirst = { date: '2026-10-01', payer: 'NOWAK KATARZYNA', amount: 10_000 };
  return [
    transfer(0, 0, likeTheFirst),
    transfer(1, 1, likeTheFirst),
    transfer(2, 2),
    transfer(3, 3, { times: 2 }),
    transfer(4, 4),
    transfer(5, 4, { title: 'RATA DRUGA' }),
    // Two instalments of one amount, paid a day apart: they look like one.
    transfer(6, 2, { title: 'RATA TRZECIA' }),
    transfer(7, 2, { amount: 10_606, payer: payers[6 % payers.length] ?? '', title: 'RATA CZWARTA' }),
  ];
};

export const formats = [
  'csv',
  'MT940, PKO SWRK',
  'MT940, mBank Collect',
  'camt.053.001.02',
  'Elixir-O',
  'XML of operations',
] as const satisfies (keyof typeof writers)[];
export type Format = (typeof formats)[number];

/** A file as a bank gives it: which transfers, how, and what became of it on the way. */
export interface BankFile {
  /** Places in the list of the world's transfers. */
  readonly holds: readonly number[];
  readonly format: Format;
  /** Some banks write the address behind the name. */
  readonly address: boolean;
  readonly damage: 'none' | 'truncated';
  readonly zip: 'none' | 'alone' | 'beside a note' | Format;
}

export const describeFile = ({ holds, format, address, damage, zip }: BankFile): string =>
  [
    `${format} of transfers ${holds.join(', ')}`,
    ...(address ? ['with addresses'] : []),
    ...(damage === 'none' ? [] : [damage]),
    ...(zip === 'none' ? [] : [`in an archive: ${zip}`]),
  ].join(' ');

export const writeFile = (transfers: readonly BankTransfer[], file: BankFile): Buffer => {
  const content = writeRows(transfers, file);
  const entry = { name: 'wyciag.txt', content };
  if (file.zip === 'none') return content;
  if (file.zip === 'alone') return writeZip(entry);
  if (file.zip === 'beside a note')
    return writeZip({ name: 'README.txt', content: 'Wyciąg za dzień' }, entry);
  const another = writeRows(transfers, { ...file, format: file.zip, damage: 'none' });
  return writeZip(entry, { name: 'ten-sam.txt', content: another });
};

const writeRows = (
  transfers: readonly BankTransfer[],
  { holds, format, address, damage }: Omit<BankFile, 'zip'>,
): Buffer => {
  const rows = holds.flatMap((index) => {
    const transfer = transfers[index];
    if (!transfer) return [];
    const payer = address ? `${transfer.payer} UL. DŁUGA 7 31-147 KRAKÓW` : transfer.payer;
    return Array.from({ length: transfer.times }, (_, copy) => ({
      ...transfer,
      payer,
      reference: `${transfer.reference}${copy}`,
    }));
  });
  const text = writers[format].write(rows);
  return Buffer.from(damage === 'truncated' ? truncate(text) : text);
};

/** The end is missing; formats that would not show it are cut within their last line. */
const truncate = (text: string): string => {
  const end = text.search(/^:62F:|<\/Stmt>|<\/TRANSAKCJE>/m);
  return end === -1 ? `${text}1` : text.slice(0, end);
};
