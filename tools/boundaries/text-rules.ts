import type { Violation } from './cruise.ts';
import { listFiles, type TextFile } from './files.ts';

interface TextRule {
  name: string;
  /** What is wrong with the file, or nothing. */
  judge: (file: TextFile) => string | undefined;
}

const source = /\.(ts|tsx|css|sql|sh)$/;
const test = /\.(test|spec)\.tsx?$/;

export const textRules: TextRule[] = [
  {
    name: 'file-length',
    judge: ({ path, text }) => {
      const limit = test.test(path) ? 400 : 250;
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      return source.test(path) && lines > limit ? `${lines} lines, at most ${limit}` : undefined;
    },
  },
  {
    name: 'no-registry-address',
    judge: ({ text }) =>
      found(text, /(https?:)?\/\/(registry\.|[^\s'"/]*(artifactory|verdaccio|nexus))[^\s'"]*/),
  },
  {
    name: 'no-skipped-test',
    judge: ({ path, text }) =>
      test.test(path)
        ? found(text, /\b(test|it|describe)\.(skip|only|fixme|todo|skipIf|runIf)\b/)
        : undefined,
  },
  {
    // The transaction's context is called `tx`; the run time refuses what this does not see.
    name: 'no-outside-call-in-transaction',
    judge: ({ path, text }) =>
      /^apps\/api\/src\/.*\.ts$/.test(path) && !test.test(path)
        ? found(text, /\btx\.(services\.files|mailer)\b/)
        : undefined,
  },
  {
    name: 'no-silenced-types',
    judge: ({ path, text }) => (source.test(path) ? found(text, /@ts-(ignore|nocheck)\b/) : undefined),
  },
];

/** Rules about the text of a file rather than its imports. */
export function readTexts(base: string, leaveOut?: string): Violation[] {
  return listFiles(base, leaveOut).flatMap((file) =>
    textRules.flatMap(({ name, judge }) => {
      const problem = judge(file);
      return problem === undefined
        ? []
        : [{ rule: name, file: file.path, detail: `${file.path}: ${problem}` }];
    }),
  );
}

function found(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0];
}
