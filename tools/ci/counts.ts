import type { Count } from './steps.ts';

/** `vitest: 12 passed, 0 failed, 0 skipped`, as our reporters print it; a skipped test is a failed one. */
export function countTests(output: string): Count | undefined {
  const found = [
    ...output.matchAll(/^(?:vitest|playwright): (\d+) passed, (\d+) failed, (\d+) skipped$/gm),
  ].at(-1);
  return found && { passed: Number(found[1]), failed: Number(found[2]) + Number(found[3]) };
}

/** Journeys, and each place in which the hunt after them found plain text: `plaintext hunt: 7 canaries, 0 found`. */
export function countJourneys(output: string): Count | undefined {
  const journeys = countTests(output);
  const found = /^plaintext hunt: \d+ canaries, (\d+) found$/m.exec(output);
  return journeys && found ? { ...journeys, failed: journeys.failed + Number(found[1]) } : undefined;
}

/** `boundaries: rules 37, caught 37` */
export function countRules(output: string): Count | undefined {
  const found = /^boundaries: rules (\d+), caught (\d+)$/m.exec(output);
  return found ? { passed: Number(found[2]), failed: Number(found[1]) - Number(found[2]) } : undefined;
}

/** A suite of thousands of cells counts as one test, which passes when it asked something and nothing failed. */
export function countMatrix(output: string): Count {
  const [, cells = '0', failed = '1', exempt = '1'] =
    /routes \d+, cells (\d+), failed (\d+), exempt (\d+)/.exec(output) ?? [];
  const [, writes = '0', audited = '0', excused = '0'] =
    /writes (\d+), audited (\d+), excused (\d+)/.exec(output) ?? [];
  const allRight = Number(cells) > 0 && Number(failed) === 0 && Number(exempt) === 0;
  return one(allRight && Number(audited) > 0 && Number(audited) === Number(writes) - Number(excused));
}

export function countFlips(output: string): Count {
  const [, flips = '0', caught = '0'] = /flips (\d+), caught (\d+)/.exec(output) ?? [];
  return one(Number(flips) > 0 && flips === caught);
}

/** Thousands of tries count as one test, too: something was tried, nothing leaked, failed or cost too much. */
export function countAttack(output: string): Count {
  const found =
    /^attack: tries (\d+), leaks (\d+), wrong statuses (\d+), answers 500 (\d+), too dear (\d+),/m.exec(
      output,
    );
  const [tries = 0, ...findings] = (found ?? []).slice(1).map(Number);
  return one(tries > 0 && findings.every((count) => count === 0));
}

function one(passed: boolean): Count {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
