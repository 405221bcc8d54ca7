/** 00-001. */
export const zipPattern = /^\d{2}-\d{3}$/;

/** The country of an address in which none was named. */
export const homeCountry = 'Polska';

/** Whether the post code of an address is a Polish one. */
export const isInPoland = (country = ''): boolean => /^(?:polska|poland|pl|)$/i.test(country.trim());

/** A Polish number without the country's prefix, digits only: how it is kept. */
export const phonePattern = /^\d{9}$/;

/** 600 100 200, +49 30 901820; what is no telephone stays as it was typed. */
export const formatPhone = (kept: string, space = ' '): string => {
  if (phonePattern.test(kept)) return inThrees(kept, space);
  const [, country, number] = foreign.exec(kept) ?? [];
  if (!country || !number) return kept;
  const [, area, rest] = (country === '49' && germanArea.exec(number)) || [];
  return [`+${country}`, ...(area && rest ? [area, rest] : [inThrees(number, space)])].join(space);
};

/** The codes of countries have one digit, two or three; no code begins another. */
const foreign = /^\+(1|7|2[07]|3[0-46]|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/** Germany alone among the neighbours separates area and number; large towns and mobile numbers begin with these digits. */
const germanArea = /^(30|40|69|89|1[5-7]\d)(\d+)$/;

/** From the left; a digit alone at the end stays with the group before it. */
const inThrees = (digits: string, space: string): string => digits.replace(/(\d{3})(?=\d{2})/g, `$1${space}`);
