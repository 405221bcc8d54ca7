export interface FailedTest {
  /** File and titles, as a reader looks for it. */
  name: string;
  /** What went wrong, whole. */
  message: string;
}

const linesOfMessage = 8;

/**
 * The failures of a run in a few lines each, under a heading that `.ci/run` finds: what a test printed on its way,
 * a whole page of HTML for example, does not hide which test failed.
 */
export function describeFailures(failures: readonly FailedTest[]): string {
  if (failures.length === 0) return '';
  const words = failures.map(({ name, message }) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    return [`× ${name}`, ...lines.slice(0, linesOfMessage).map((line) => `    ${line.slice(0, 300)}`)].join(
      '\n',
    );
  });
  return `\nvitest failures:\n${words.join('\n')}\n`;
}

/** The described failures of vitest, or those that Playwright lists at its end; of any other output the last lines. */
export function readFailures(output: string): string {
  const begun = /^(?:vitest failures:| {2}1\) \[.*)$/m.exec(output);
  const lines = output.slice(begun?.index).trimEnd().split('\n');
  return (begun ? lines.slice(0, 120) : lines.slice(-60)).join('\n');
}
