export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  /** Like `below`, with the small numbers more often: big towns and popular courses stand first. */
  readonly skewedBelow: (limit: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/**
 * The same topic and number always give the same sequence, so a row depends on nothing but its own number
 * and a new kind of rows changes no other.
 */
export const randomFor = (topic: string, number: number): Random => {
  const next = mulberry32(hash(topic) ^ Math.imul(number, 0x9e3779b1));
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    skewedBelow: (limit) => Math.floor(next() ** 1.6 * limit),
    chance: (share) => next() < share,
    pick: (list) => itemAt(list, below(list.length)),
  };
};

/** The item at the index, counted round and round. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
};

/** The numbers from 0 up to the size, each once, in an order that looks like chance. */
export const shuffledNumbers = (topic: string, size: number): Int32Array => {
  const numbers = Int32Array.from({ length: size }, (_, index) => index);
  const random = randomFor(topic, size);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
};

/** A version 4 uuid. */
export const uuidFrom = (random: Random): string => {
  const hex = Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const variant = '89ab'[random.below(4)] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
};

/** FNV-1a. */
const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

const mulberry32 = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
