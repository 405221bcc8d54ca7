import type { Count } from './steps.ts';

/** More files than these have failed for a reason that is not the machine's. */
const mostFiles = 3;

/**
 * The files of a run's failed tests, when a second try may tell more than the first: every failure names its file, and
 * they are few. What is no failed test, for example a skipped one or an error outside of tests, has no second try.
 */
export function listFilesToTryAgain(output: string, counted: Count | undefined): string[] {
  const failures = [...output.matchAll(ofVitest), ...output.matchAll(ofPlaywright)];
  const files = new Set(failures.map(({ groups }) => groups?.['file'] ?? ''));
  const areAllNamed = counted !== undefined && counted.failed === failures.length;
  return areAllNamed && files.size <= mostFiles ? [...files] : [];
}

/** As `describeFailures` writes them. */
const ofVitest = /^× (?<file>\S+\.test\.tsx?)(?: > .*)?$/gm;
/** As Playwright lists them at its end. */
const ofPlaywright = /^ {2}\d+\) \[\w+\] › (?<file>\S+\.spec\.ts):/gm;
