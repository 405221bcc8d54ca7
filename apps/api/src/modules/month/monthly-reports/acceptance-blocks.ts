import { fields, note, type PdfBlock } from '#platform/pdf/blocks.ts';
import type { PrintedMonth } from './printed-month.service.ts';

/** Whether the month is accepted, by whom and when, and whether it was changed since. */
export const acceptanceBlocks = ({
  accepted,
  changed,
}: Pick<PrintedMonth<unknown>, 'accepted' | 'changed'>): PdfBlock[] => [
  fields({ label: 'Zaakceptowano', value: accepted ?? 'miesiąc nie jest zaakceptowany' }),
  ...(changed ? [note(changed)] : []),
];
