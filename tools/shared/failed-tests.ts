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
export function describeFailures(runner: string, failures: readonly FailedTest[]): string {
  if (failures.length === 0) return '';
  const words = failures.map(({ name, message }) => {
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    return [`× ${name}`, ...lines.slice(0, linesOfMessage).map((line) => `    ${line.slice(0, 300)}`)].join(
      '\n',
    );
  });
  return `\n${runner} failures:\n${words.join('\n')}\n`;
}

/** The described failures of an output when it has some, else its last lines. */
export function readFailures(output: string): string {
  const described = /^(?:vitest|playwright) failures:$/m.exec(output);
  if (described) return output.slice(described.index).trimEnd();
  return output.trimEnd().split('\n').slice(-60).join('\n');
}
