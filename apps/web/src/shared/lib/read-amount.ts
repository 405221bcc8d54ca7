/**
 * Grosze of an amount as people write it: 3000, 3 000, 3.000,00, 3000,5, 3 000 zł. Nothing written has no value; what cannot be read
 * for certain is not a number: 3,000 may be three złote or three thousand.
 */
export function readAmount(text: string): number | null {
  const written = text.replace(currency, '').trim();
  if (written === '') return null;
  const parts = amount.exec(written);
  if (!parts) return Number.NaN;
  const { sign = '', whole = '', grosze = '' } = parts.groups ?? {};
  const value = Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(grosze.padEnd(2, '0'));
  return sign === '' ? value : 0 - value;
}

const currency = /\s*(?:zł|pln)\.?\s*$/iu;

/** Thousands are parted by spaces or dots, alike; after a comma or a dot stand one or two digits, or none yet. */
const amount =
  /^(?<sign>[-−–])?\s*(?<whole>[1-9]\d{0,2}(?:(?<gap>[\s.])\d{3})(?:\k<gap>\d{3})*|\d*)(?:(?<=\d)[,.]?|[,.](?<grosze>\d{1,2}))$/u;
