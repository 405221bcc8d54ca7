import fc from 'fast-check';

/** One thing that somebody does. `model` is what should be, `real` the running system. */
export interface Act<Model, Real> {
  /** As the shortest sequence is printed. */
  readonly words: string;
  readonly isPossible: (model: Readonly<Model>) => boolean;
  /** Does it to both. What must not be answered is thrown. */
  readonly perform: (model: Model, real: Real) => Promise<void>;
}

/** What is searched: acts at random, and what holds after each of them. */
export interface Subject<Model, Real> {
  readonly acts: readonly fc.Arbitrary<Act<Model, Real>>[];
  /** A new world for each sequence. */
  readonly begin: () => Promise<{ readonly model: Model; readonly real: Real }>;
  /** What does not hold, in words; empty when everything does. */
  readonly findViolations: (model: Readonly<Model>, real: Real) => Promise<readonly string[]>;
}

export interface SearchPlan {
  readonly seed: number;
  readonly sequences: number;
  /** Acts in a sequence. */
  readonly longest: number;
}

export interface Found {
  readonly seed: number;
  /** The shortest sequence that breaks the law. */
  readonly acts: readonly string[];
  readonly violations: readonly string[];
}

export interface Searched {
  readonly sequences: number;
  readonly acts: number;
  readonly found: Found | undefined;
}

/** Performs random sequences; of the first that breaks the law it finds the shortest. */
export const search = async <Model extends object, Real>(
  subject: Subject<Model, Real>,
  { seed, sequences, longest }: SearchPlan,
): Promise<Searched> => {
  const counted = { sequences: 0, acts: 0 };
  let latest: Found | undefined;
  const property = fc.asyncProperty(
    fc.commands(
      subject.acts.map((act) => act.map((one) => toCommand(one))),
      { maxCommands: longest, size: 'max' },
    ),
    async (commands) => {
      counted.sequences += 1;
      const world = await subject.begin();
      const done: string[] = [];
      const look = async (act: Act<Model, Real>) => {
        counted.acts += 1;
        done.push(act.words);
        await act.perform(world.model, world.real);
        const violations = await subject.findViolations(world.model, world.real);
        if (violations.length > 0) throw new Violated(violations);
      };
      try {
        await fc.asyncModelRun(() => ({ model: world.model, real: look }), commands);
      } catch (error) {
        const violations = error instanceof Violated ? error.violations : [String(error)];
        latest = { seed, acts: done, violations };
        throw error;
      }
    },
  );
  const details = await fc.check(property, { seed, numRuns: sequences });
  return { ...counted, found: details.failed && details.counterexample !== null ? latest : undefined };
};

class Violated extends Error {
  readonly violations: readonly string[];
  constructor(violations: readonly string[]) {
    super(violations.join('\n'));
    this.violations = violations;
  }
}

type Look<Model, Real> = (act: Act<Model, Real>) => Promise<void>;

const toCommand = <Model extends object, Real>(
  act: Act<Model, Real>,
): fc.AsyncCommand<Model, Look<Model, Real>> => ({
  check: (model) => act.isPossible(model),
  run: (_, look) => look(act),
  toString: () => act.words,
});

/** For a person who reads why a search failed. */
export const describeFound = ({ seed, acts, violations }: Found): string =>
  [
    `seed ${seed}, ${acts.length} acts:`,
    ...acts.map((words, index) => `  ${index + 1}. ${words}`),
    ...violations.map((words) => `  ! ${words}`),
  ].join('\n');

/** Seeds one after another until the time is over or something is found, of which the shortest is looked for to the end. */
export const searchFor = async <Model extends object, Real>(
  subject: Subject<Model, Real>,
  { from, withinMs, longest }: { readonly from: number; readonly withinMs: number; readonly longest: number },
): Promise<Searched & { readonly seeds: number }> => {
  const ends = Date.now() + withinMs;
  const sum = { sequences: 0, acts: 0, seeds: 0 };
  for (let seed = from; Date.now() < ends; seed += 1) {
    const { sequences, acts, found } = await search(subject, {
      seed,
      sequences: 5,
      longest,
    });
    sum.sequences += sequences;
    sum.acts += acts;
    sum.seeds += 1;
    if (found) return { ...sum, found };
  }
  return { ...sum, found: undefined };
};
