/** 00-001. */
export const zipPattern = /^\d{2}-\d{3}$/;

/** A Polish number without the country's prefix, digits only. */
export const phonePattern = /^\d{9}$/;

/** 600 100 200; what is not nine digits stays as it was typed. */
export const formatPhone = (digits: string): string =>
  phonePattern.test(digits) ? digits.replace(/(\d{3})(?=\d)/g, '$1 ') : digits;
