/** The share in percent: 10 of 40 is 25; nothing of nothing is 0. */
export const calculateShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;
