import { formatNumber } from './format.ts';
import { plural, type PluralForms } from './plural.ts';

/** The number and its noun joined by a hard space: 22 wpisy. */
export const counted = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}\u00a0${plural(count, forms)}`;
