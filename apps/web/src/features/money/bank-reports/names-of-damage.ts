import { forbidsBooking } from '@indeks/contract/money/bank-reports/bank-reports.keys';
import type { BankReportDetail } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';

/** Why nothing of a file can be booked, each reason once, in sentences. */
export const namesOfDamage = ({ refusals }: Pick<BankReportDetail, 'refusals'>): string =>
  [...new Set(refusals.map(({ reason }) => reason).filter(forbidsBooking))]
    .map((reason) => `${texts.reasons[reason]}.`)
    .join(' ');
