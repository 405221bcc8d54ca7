import { fields, heading, signatures, type PdfBlock } from '#platform/pdf/blocks.ts';
import { contractorFields, dots, type Contractor } from '#modules/employment/questionnaire/index.ts';
import { formatNip } from '@indeks/contract/numbers/nip';

/** Who receives the bills: the same on each of them. */
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

/** What is known, else a line to write on. */
export const knownOr = (value: string | undefined, length: number): string => value ?? dots(length);

export const bothSign = (recipient: string): PdfBlock =>
  signatures('data i\u00a0podpis wykonawcy', recipient);
