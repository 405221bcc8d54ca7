interface QueueLimits {
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/** A fair queue: people take turns, so that one with many tasks does not hold up one with a single task. */
export const createFairQueue = <Item>({ waiting, waitingOfOne }: QueueLimits) => {
  // A person's line moves behind all others when something of it was taken.
  const lines = new Map<string, Item[]>();
  let length = 0;
  return {
    /** False when the queue, or the person's part of it, is full. */
    push: (who: string, item: Item): boolean => {
      const line = lines.get(who) ?? [];
      if (length >= waiting || line.length >= waitingOfOne) return false;
      line.push(item);
      lines.set(who, line);
      length += 1;
      return true;
    },
    /** The next one that may go now. */
    take: (mayGo: (item: Item) => boolean): Item | undefined => {
      for (const [who, line] of lines) {
        const at = line.findIndex(mayGo);
        if (at === -1) continue;
        const [item] = line.splice(at, 1);
        lines.delete(who);
        if (line.length > 0) lines.set(who, line);
        length -= 1;
        return item;
      }
      return undefined;
    },
    /** Removes and returns all that wait. */
    clear: (): Item[] => {
      const all = [...lines.values()].flat();
      lines.clear();
      length = 0;
      return all;
    },
  };
};
