/** The number of a record from an address; null when it is not a number of a record. */
export const readId = (word: string): number | null => (/^[1-9]\d{0,8}$/u.test(word) ? Number(word) : null);
