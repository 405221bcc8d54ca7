export interface Circuit {
  /** Work that may be tried now; while the service is away it is refused at once with `onOpen`. */
  run<T>(work: () => Promise<T>, isAway: (error: unknown) => boolean, onOpen: () => Error): Promise<T>;
}

interface CircuitLimits {
  /** How many consecutive failures open the circuit. */
  readonly failures: number;
  readonly openMs: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
}

/** Spares a service that is away, and those who would wait for it. After a pause one call tries whether it is back. */
export const createCircuit = ({
  failures,
  openMs,
  now = () => performance.now(),
}: CircuitLimits): Circuit => {
  let failed = 0;
  let openUntil = 0;
  return {
    run: async (work, isAway, onOpen) => {
      if (failed >= failures) {
        if (now() < openUntil) throw onOpen();
        openUntil = now() + openMs;
      }
      try {
        const result = await work();
        failed = 0;
        return result;
      } catch (error) {
        // Any answer shows that the service is there.
        failed = isAway(error) ? failed + 1 : 0;
        if (failed >= failures) openUntil = now() + openMs;
        throw error;
      }
    },
  };
};
