/** Whether a word of an address is the first day of a semester. */
export const isSemesterDay = (word: string): boolean => /^20\d{2}-(?:03|10)-01$/u.test(word);
