import { isNip } from '@indeks/contract/numbers/nip';

export interface TransferFields {
  readonly nip: string;
  /** 26 digits. */
  readonly account: string;
  /** Grosze. */
  readonly amount: number;
  readonly recipient: string;
  readonly title: string;
}

/** As many letters as the code of a transfer has room for. */
const room = { recipient: 20, title: 32 };

/**
 * The text of the transfer code that Polish banks read (recommendation of the ZBP, version 1.0): nine fields between bars.
 * A recipient that is no company, or has no valid NIP, has none. The last three fields are for direct debits and later use.
 */
export const writeTransferCode = ({ nip, account, amount, recipient, title }: TransferFields): string =>
  [
    isNip(nip) ? nip.replaceAll(/\D/g, '') : '',
    'PL',
    account,
    String(amount).padStart(6, '0'),
    toPlainLetters(recipient, room.recipient),
    toPlainLetters(title, room.title),
    '',
    '',
    '',
  ].join('|');

/** Payer and purpose, in letters that every bank accepts. */
export const writeTransferTitle = ({ name, album }: { name: string; album: string | null }): string =>
  toPlainLetters(['Czesne', album, name].filter(Boolean).join(' '), room.title);

/** Banks keep Polish letters unevenly, and the code admits few signs. */
const toPlainLetters = (text: string, most: number): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9,./@#&*-]+/g, ' ')
    .trim()
    .slice(0, most)
    .trimEnd();
