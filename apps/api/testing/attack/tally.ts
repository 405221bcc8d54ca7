/** What an attack saw. Each finding is a sentence with what brings it about. */
export interface Tally {
  tries: number;
  readonly leaks: string[];
  readonly wrongStatuses: string[];
  readonly failures: string[];
  readonly costs: Cost[];
}

interface Cost {
  readonly what: string;
  /** Processor time. */
  readonly milliseconds: number;
  readonly tooMuch: boolean;
}

export const newTally = (): Tally => ({ tries: 0, leaks: [], wrongStatuses: [], failures: [], costs: [] });

/** Prints the findings, the most expensive requests and the line that `pnpm attack` sums up; returns the findings. */
export const printTally = (name: string, tally: Tally): string[] => {
  const findings = describeFindings(tally);
  // On lines of their own: the reporter ends its dots with no line.
  process.stdout.write(`\n${[...findings, ...describeCosts(tally), summarize(name, tally)].join('\n')}\n`);
  return findings;
};

const summarize = (name: string, { tries, leaks, wrongStatuses, failures, costs }: Tally): string => {
  const tooDear = costs.filter(({ tooMuch }) => tooMuch).length;
  return `attack ${name}: tries ${tries}, leaks ${leaks.length}, wrong statuses ${wrongStatuses.length}, answers 500 ${failures.length}, too dear ${tooDear}`;
};

/** Each sentence once, with how often it came. */
const describeFindings = ({ leaks, wrongStatuses, failures, costs }: Tally): string[] => {
  const lines = [
    ...leaks.map((words) => `LEAK ${words}`),
    ...wrongStatuses.map((words) => `STATUS ${words}`),
    ...failures.map((words) => `500 ${words}`),
    ...costs.filter(({ tooMuch }) => tooMuch).map((cost) => `COST ${written(cost)}`),
  ];
  return [...Map.groupBy(lines, (line) => line)].map(
    ([line, same]) => `${line}${same.length > 1 ? ` (${same.length} times)` : ''}`,
  );
};

const shownCosts = 15;

const describeCosts = ({ costs }: Tally): string[] => {
  const dearest = costs.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, shownCosts);
  return dearest.map((cost) => `slowest ${written(cost)}`);
};

const written = ({ milliseconds, what }: Cost): string => `${milliseconds.toFixed(1)} ms of CPU: ${what}`;
