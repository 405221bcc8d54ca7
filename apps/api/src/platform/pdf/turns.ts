/** The properties of a document that decide its order of rendering. */
export interface Turn {
  readonly personId: number | undefined;
  readonly large: boolean;
}

interface Drawing {
  readonly workers: number;
  readonly running: readonly Turn[];
  /** How many of each person have begun since the queue was last empty. */
  readonly begun: ReadonlyMap<number | undefined, number>;
}

/**
 * The place in the queue of what is drawn next; undefined when nothing may begin.
 * - Large documents leave a worker to the small ones, and of one person only one is drawn at a time.
 * - While large ones wait, one of them is drawn; otherwise small ones go first.
 * - Among equals it is the turn of the person of whom the fewest have begun, then of who came first.
 */
export const chooseNext = (waiting: readonly Turn[], drawing: Drawing): number | undefined => {
  const { workers, running } = drawing;
  if (running.length >= workers) return undefined;
  const largeOnes = running.filter(({ large }) => large);
  const nextSmall = nextByPerson(waiting, drawing, ({ large }) => !large);
  const nextLarge =
    largeOnes.length < Math.max(workers - 1, 1)
      ? nextByPerson(waiting, drawing, ({ large, personId }) => large && !hasOne(largeOnes, personId))
      : undefined;
  const largeIsDue = largeOnes.length === 0 && workers > 1;
  return largeIsDue ? (nextLarge ?? nextSmall) : (nextSmall ?? nextLarge);
};

/** Documents without a caller are not counted as those of one person. */
const hasOne = (turns: readonly Turn[], personId: number | undefined): boolean =>
  personId !== undefined && turns.some((turn) => turn.personId === personId);

const nextByPerson = (
  waiting: readonly Turn[],
  { begun }: Drawing,
  fits: (turn: Turn) => boolean,
): number | undefined => {
  const begunOf = (place: number) => begun.get(waiting[place]?.personId) ?? 0;
  return waiting
    .flatMap((turn, place) => (fits(turn) ? [place] : []))
    .toSorted((one, other) => begunOf(one) - begunOf(other) || one - other)
    .at(0);
};
