import type { Ctx } from '../context.ts';
import type { Metrics } from './metrics.ts';

/** Something of the installation that monitoring is told, by the name it has there. */
export interface Measure {
  readonly name: string;
  readonly help: string;
  /** The keys become the label `state`; what cannot be known now is left out. */
  readonly read: (ctx: Ctx) => Promise<Readonly<Record<string, number>>>;
  /** For what asks somebody outside; otherwise every 15 s. */
  readonly everyMs?: number;
}

export interface Measuring {
  stop(): Promise<void>;
}

const roundMs = 15_000;

/** Again and again, one after another. What could not be read is absent until it can be read again, so that no old figure stays. */
export const startMeasuring = (ctx: Ctx, metrics: Metrics, measures: readonly Measure[]): Measuring => {
  const known = new Map<string, Readonly<Record<string, number>>>();
  const readAt = new Map<string, number>();
  for (const { name, help } of measures) metrics.watch({ name, help, read: () => known.get(name) ?? {} });
  let stopped = false;
  const measure = async ({ name, read, everyMs = roundMs }: Measure) => {
    const now = performance.now();
    if (stopped || now - (readAt.get(name) ?? -Infinity) < everyMs) return;
    try {
      known.set(name, await read(ctx));
      // A round begins a little early or late.
      readAt.set(name, now - roundMs / 2);
    } catch (error) {
      known.delete(name);
      ctx.log.warn({ err: error, measure: name }, 'the installation could not be measured');
    }
  };
  const measureAll = async () => {
    for (const one of measures) await measure(one);
  };
  let running = measureAll();
  const again = () => {
    running = running.then(measureAll);
  };
  const timer = setInterval(again, roundMs);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
