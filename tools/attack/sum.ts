/** The combined results of all parts of an attack. */
export interface Sum {
  tries: number;
  leaks: number;
  wrongStatuses: number;
  failures: number;
  tooDear: number;
  /** The most expensive request, in words; for public routes it must be within its limit. */
  slowest: string;
}

const part =
  /^attack (?<name>\w+): tries (?<tries>\d+), leaks (?<leaks>\d+), wrong statuses (?<wrong>\d+), answers 500 (?<failures>\d+), too dear (?<dear>\d+)$/gm;

/** Adds up the lines of the parts; undefined where one of those asked for is missing. */
export function sumUp(output: string, parts: readonly string[]): Sum | undefined {
  const found = [...output.matchAll(part)].map(({ groups = {} }) => groups);
  if (!parts.every((name) => found.some((groups) => groups['name'] === name))) return undefined;
  const total = (key: string) => found.reduce((sum, groups) => sum + Number(groups[key]), 0);
  return {
    tries: total('tries'),
    leaks: total('leaks'),
    wrongStatuses: total('wrong'),
    failures: total('failures'),
    tooDear: total('dear'),
    slowest: /^slowest (.+)$/m.exec(output)?.[1] ?? 'not measured',
  };
}

/** Whether the attack tried something and found nothing. */
export const foundNothing = ({ tries, leaks, wrongStatuses, failures, tooDear }: Sum): boolean =>
  tries > 0 && leaks + wrongStatuses + failures + tooDear === 0;

export const describeSum = (sum: Sum): string =>
  `attack: tries ${sum.tries}, leaks ${sum.leaks}, wrong statuses ${sum.wrongStatuses}, answers 500 ${sum.failures}, too dear ${sum.tooDear}, slowest body ${sum.slowest}`;
