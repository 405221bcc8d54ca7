import { formatCertificateNumber } from '@indeks/contract/studies/certificates/certificates.rules';

/** 0215/2026 and 36 → 0251/2026. */
export const numberAfter = (first: string, further: number): string => {
  const [number = 0, year = 0] = first.split('/').map(Number);
  return formatCertificateNumber(number + further, year);
};
