import { plural, type PluralForms } from '@indeks/contract/common/plural';
import { formatNumber } from './format.ts';
import { joined } from './typography.ts';

export { plural, type PluralForms };

/** The number and its noun joined by a hard space: 22 wpisy. */
export function counted(count: number, forms: PluralForms): string {
  return joined(formatNumber(count), plural(count, forms));
}
