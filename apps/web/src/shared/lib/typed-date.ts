import { isRealDate } from '@indeks/contract/common/dates';

/** Reads a day as people type it (3.10.2025, 03-10-25, 03102025, 2025-10-03); undefined when it is none. */
export function parseTypedDate(text: string): string | undefined {
  const parts = separated.exec(text) ?? compact.exec(text) ?? iso.exec(text);
  const { day = '', month = '', year = '' } = parts?.groups ?? {};
  const value = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(value) ? value : undefined;
}

const separated = /^\s*(?<day>\d{1,2})[.,\-/ ](?<month>\d{1,2})[.,\-/ ](?<year>\d{4}|\d{2})\s*$/u;
const compact = /^\s*(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})\s*$/u;
const iso = /^\s*(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\s*$/u;
