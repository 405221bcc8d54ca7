import { formatNumber } from '#shared/lib/format.ts';
import { counted } from '#shared/lib/plural.ts';
import type { PluralForms } from '#shared/lib/plural.ts';
import { joined } from '#shared/lib/typography.ts';
import { tableTexts } from './table.texts.ts';

interface PageRange {
  page: number;
  itemsPerPage: number;
  total: number;
  /** The list is longer than what is counted. */
  capped: boolean;
}

/** 1–10 z 128 osób; after "z" every number above one takes the form of five. */
export function pageRangeText({ page, itemsPerPage, total, capped }: PageRange, noun: PluralForms): string {
  if (total <= 1 && !capped) return counted(total, noun);
  const first = (page - 1) * itemsPerPage + 1;
  const last = Math.min(page * itemsPerPage, total);
  const whole = capped ? moreThan(total, noun) : joined(formatNumber(total), noun.many);
  return tableTexts.rangeOf(formatNumber(first), formatNumber(last), whole);
}

/** For those who do not see the list change. */
export function resultsText(total: number, capped: boolean, noun: PluralForms): string {
  if (total === 0) return tableTexts.noResults;
  return tableTexts.results(totalText({ total, capped }, noun));
}

/** 128 osób, ponad 5 000 osób. */
export function totalText({ total, capped }: Pick<PageRange, 'total' | 'capped'>, noun: PluralForms): string {
  return capped ? moreThan(total, noun) : counted(total, noun);
}

/** The server counts no further than this. */
const moreThan = (counted: number, noun: PluralForms): string =>
  `${tableTexts.moreThan} ${joined(formatNumber(counted), noun.many)}`;
