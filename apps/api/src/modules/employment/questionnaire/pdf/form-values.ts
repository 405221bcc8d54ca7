import { isRealDate } from '@indeks/contract/common/dates';
import { formatNumericDate } from '@indeks/contract/common/format';
import { formatNip } from '@indeks/contract/numbers/nip';
import { formatNrb } from '@indeks/contract/numbers/nrb';
import { note, paragraph, signatures, type Field, type PdfBlock } from '#platform/pdf/blocks.ts';

/** The fields of one part in the order of their labels. */
export const listFields = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  part: Readonly<Record<NoInfer<Key>, string>>,
): Field[] =>
  // Object.keys widens the literal keys.
  (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], value: shown(key, part[key]) }));

export const shown = (key: string, value: string): string => {
  if (value === '') return '–';
  if (value === 'true') return 'TAK';
  if (value === 'false') return 'NIE';
  if (isRealDate(value)) return formatNumericDate(value);
  if (key === 'nip') return formatNip(value);
  return key === 'accountNumber' ? formatNrb(value) : value;
};

/** The declaration that everybody signs who gives personal data. */
export const updateNotice =
  'Zobowiązuję się zgłosić każdą zmianę podanych danych w\u00a0ciągu 7\u00a0dni od jej powstania.';

/** Before the place to sign: what stands after it may be lost on a page of its own. */
export const toTheOffice = note('Podpisany dokument przekaż do sekretariatu.');

export const placeToSign = signatures('miejscowość i\u00a0data', 'czytelny podpis');

export const closing: readonly PdfBlock[] = [
  paragraph(`Oświadczam, że powyższe dane są zgodne ze stanem faktycznym. ${updateNotice}`),
  toTheOffice,
  placeToSign,
];
