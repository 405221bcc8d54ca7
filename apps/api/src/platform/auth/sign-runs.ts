/** Each is read in both directions, and from its end it goes on at its beginning. */
const orders: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  '02468',
  '13579',
  '!@#$%^&*()',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
];

/** Two neighbours also stand in words; three seldom do. */
const shortestRun = 3;
/** A digit, a special sign and two more: what is added to a run so that a rule is met. */
const mostBesideRuns = 4;
/** A piece of this length can be a password of its own. */
const longPiece = 8;

/** Whether little is left of a password without its runs: signs that follow each other in one of the orders, or are the same. */
export const isMostlyRuns = (typed: string): boolean => {
  let beside = 0;
  for (let start = 0; start < typed.length;) {
    const length = runAt(typed, start);
    if (length < shortestRun) beside += 1;
    start += length < shortestRun ? 1 : length;
  }
  return beside < typed.length && beside <= mostBesideRuns;
};

/** Whether a short piece is repeated to the end, where it may be cut off. */
export const repeatsShortPiece = (typed: string): boolean => {
  for (let length = 1; length < longPiece && length * 2 <= typed.length; length += 1)
    if (typed.startsWith(typed.slice(length))) return true;
  return false;
};

/** The length of the longest run that begins here. */
const runAt = (typed: string, start: number): number => {
  let longest = 1;
  for (const follows of steps) {
    let end = start + 1;
    while (end < typed.length && follows(typed.charAt(end - 1), typed.charAt(end))) end += 1;
    longest = Math.max(longest, end - start);
  }
  return longest;
};

type Step = (sign: string, next: string) => boolean;

const along = (order: string, direction: 1 | -1): Step => {
  const nextOf = new Map(
    Array.from(order, (sign, index) => [sign, order.at((index + direction) % order.length)] as const),
  );
  return (sign, next) => nextOf.get(sign) === next;
};

const steps: readonly Step[] = [
  (sign, next) => sign === next,
  ...orders.flatMap((order) => [along(order, 1), along(order, -1)]),
];
