import { formatNumber, formatNumericDate } from '@indeks/contract/common/format';
import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { dots } from '#modules/employment/questionnaire/index.ts';
import { dataTable, fields, sideBySide, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PdfDocument } from '#platform/pdf/pdf.ts';
import {
  bothSign,
  contractField,
  contractorBlocks,
  knownOr,
  payoutBlock,
  recipientBlocks,
  type BilledContract,
  type Parties,
} from './bill-parts.ts';

interface Bill extends Parties {
  readonly contract: BilledContract | undefined;
  /** Undefined for a bill that is filled in by hand. */
  readonly work: AcceptedWork | undefined;
}

/** The data of an accepted month. */
export interface AcceptedWork {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly hours: number;
}

/** There is no prescribed form; these are the data a bill for a contract of mandate is expected to have. */
export const lecturerBillPdf = ({ contractor, provider, contract, work }: Bill): PdfDocument => ({
  title: 'Rachunek do umowy',
  person: contractor.name,
  blocks: [
    sideBySide(
      [fields({ label: 'Rachunek nr', value: dots(36) }, contractField(contract))],
      [fields({ label: 'Miejsce i\u00a0data', value: dots(36) }, { label: 'z\u00a0dnia', value: dots(36) })],
    ),
    sideBySide(contractorBlocks(contractor), recipientBlocks(provider)),
    fields(
      { label: 'Za wykonanie', value: dots(90) },
      { label: 'Za okres', value: formatPeriod(work) },
      { label: 'Liczba godzin', value: knownOr(work && formatNumber(work.hours, 1), 30) },
    ),
    contractor.isCompany ? amountsOfCompany : amountsOfPerson,
    // The amount is unknown: the portal does not store the pay for an hour.
    payoutBlock(contractor, undefined),
    bothSign('potwierdzam wykonanie umowy: data i\u00a0podpis odbiorcy'),
  ],
});

const formatPeriod = (work: AcceptedWork | undefined): string =>
  work
    ? `od ${formatNumericDate(firstDay(work.month))} do ${formatNumericDate(lastDay(work.month))}`
    : `od ${dots(36)} do ${dots(36)}`;

const amountsTable = (positions: readonly string[], sum: string): PdfBlock =>
  dataTable({
    columns: [
      { header: 'Lp.', share: 0.4, numeric: true },
      { header: 'Pozycja', share: 4.6 },
      { header: 'Kwota (zł)', share: 2, numeric: true },
    ],
    rows: positions.map((position, index) => [String(index + 1), position, '']),
    sum: ['', sum, ''],
  });

const amountsOfPerson = amountsTable(
  [
    'Wynagrodzenie brutto',
    'Koszty uzyskania przychodu (20% / 50%)',
    'Składki na ubezpieczenia społeczne (emerytalne, rentowe, chorobowe)',
    'Składka na ubezpieczenie zdrowotne',
    'Zaliczka na podatek dochodowy',
  ],
  'Do wypłaty (netto)',
);

/** A company pays its own insurance and tax. */
const amountsOfCompany = amountsTable(['Wartość netto', 'VAT (stawka lub „zw.”)'], 'Do wypłaty (brutto)');
