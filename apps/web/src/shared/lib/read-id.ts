/** The number of a record as it stands in an address; null for what is none. */
export const readId = (word: string): number | null => (/^[1-9]\d{0,8}$/u.test(word) ? Number(word) : null);
