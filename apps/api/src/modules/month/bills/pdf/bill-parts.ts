import { formatNip } from '@indeks/contract/numbers/nip';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { contractorFields, dots, type Contractor } from '#modules/employment/questionnaire/index.ts';
import { fields, heading, signatures, type Field, type PdfBlock } from '#platform/pdf/blocks.ts';

/** The recipient of the bills, the same on each of them. */
export interface Provider {
  readonly name: string;
  readonly address: string;
  readonly nip: string;
}

/** Both sides of a bill. */
export interface Parties {
  readonly contractor: Contractor;
  readonly provider: Provider;
}

export const contractorBlocks = (contractor: Contractor): PdfBlock[] => [
  heading('Wykonawca'),
  fields(...contractorFields(contractor)),
];

export const recipientBlocks = ({ name, address, nip }: Provider): PdfBlock[] => [
  heading('Odbiorca'),
  fields(
    { label: 'Nazwa', value: name },
    { label: 'Adres', value: address },
    { label: 'NIP', value: formatNip(nip) },
  ),
];

/** The contract that a bill is for. */
export interface BilledContract {
  readonly number: string;
}

/** The known value, or a line to write on. */
export const knownOr = (value: string | undefined, length: number): string =>
  value === undefined || value === '' ? dots(length) : value;

export const contractField = (contract: BilledContract | undefined): Field => ({
  label: 'Do umowy nr',
  value: knownOr(contract?.number, 36),
});

/** The account or address to which the money goes, as the person's form has it. */
export const payoutBlock = ({ questionnaire }: Contractor, amount: string | undefined): PdfBlock => {
  const { bank, account } = readAccount(questionnaire);
  return fields(
    { label: 'Słownie do wypłaty', value: knownOr(amount, 90) },
    { label: 'Nazwa banku', value: knownOr(bank, 90) },
    { label: 'Numer rachunku', value: knownOr(account && formatNrb(account), 90) },
  );
};

/** The form of a company has no name of the bank. */
const readAccount = (questionnaire: Contractor['questionnaire']) => {
  if (questionnaire?.kind === 'person') {
    const { bankName: bank, accountNumber: account } = questionnaire.form.salary;
    return { bank, account };
  }
  return { bank: undefined, account: questionnaire?.form.accountNumber };
};

export const bothSign = (recipient: string): PdfBlock =>
  signatures('data i\u00a0podpis wykonawcy', recipient);
