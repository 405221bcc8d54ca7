export interface TimedPart {
  name: string;
  seconds: number;
}

const shown = 15;

/** The slowest parts of a run, a line each, which `.ci/run` repeats at its end. */
export function describeSlowest(parts: readonly TimedPart[]): string {
  return parts
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => `slow ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n');
}

/** The slowest parts that a run's output names: test files of vitest, tests of Playwright. */
export function readSlowest(output: string): string {
  const files = [...output.matchAll(/^slow +(?<seconds>\d+\.\d) s {2}(?<name>.*)$/gm)].map(readPart);
  const tests = [...output.matchAll(/^ +✓ +\d+ (?<name>\[.*) \((?<seconds>[\d.]+)(?<unit>s|m)\)$/gm)];
  return describeSlowest([...files, ...tests.map(readPart)]);
}

const readPart = ({ groups }: RegExpExecArray): TimedPart => ({
  name: groups?.['name'] ?? '',
  seconds: Number(groups?.['seconds']) * (groups?.['unit'] === 'm' ? 60 : 1),
});
