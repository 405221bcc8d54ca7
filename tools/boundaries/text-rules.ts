import type { Violation } from './cruise.ts';
import { listFiles, type TextFile } from './files.ts';
import { judgeMigration } from './migration-rules.ts';

interface TextRule {
  name: string;
  /** The violation in the file, or undefined. */
  judge: (file: TextFile) => string | undefined;
}

const source = /\.(ts|tsx|css|sql|sh)$/;
/** The web apart from its data layer. */
const webSource = /^apps\/web\/src\/(?!data\/).*\.tsx?$/;
/** Tests, and what only they use. */
const isTesting = (path: string): boolean => test.test(path) || path.includes('/fixtures/');

const productSource = /^(apps\/(api|web)|packages\/contract)\/src\/.*\.tsx?$/;
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
    // A query written beside a screen is soon written a second time, with another key.
    name: 'queries-only-in-data',
    judge: ({ path, text }) =>
      webSource.test(path) && !test.test(path)
        ? firstMatch(text, /\b(\w*[qQ]ueryOptions|routeQuery|pageQuery)\(|\bqueryKey\s*:/)
        : undefined,
  },
  {
    // The builder hangs on the context, so that a query needs no import that dependency-cruiser could see.
    name: 'queries-built-in-queries-files',
    judge: ({ path, text }) =>
      /^apps\/api\/src\/(?!platform\/(db|jobs)\/).*(?<!\.queries)\.ts$/.test(path) && !isTesting(path)
        ? firstMatch(
            text,
            /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/,
          )
        : undefined,
  },
  {
    // Actions take the icon itself, and the kit decides its size and stroke; elsewhere `Icon` draws it.
    name: 'icons-drawn-by-the-kit',
    judge: ({ path, text }) =>
      /^apps\/web\/src\/(app|features|parts)\/.*\.tsx$/.test(path)
        ? firstMatch(text, /<Icon[A-Z]\w*/)
        : undefined,
  },
  {
    // The kit's controls bring label, help, error, bounds and focus; Mantine's own inputs leave them to the screen. The login
    // page has inputs of its own, since it loads no kit (0015).
    name: 'inputs-drawn-by-the-kit',
    judge: ({ path, text }) =>
      /^apps\/web\/src\/(app|features|parts)\/(?!.*\/login\/).*\.tsx$/.test(path) && !test.test(path)
        ? firstMatch(
            text,
            /<(Text|Number|Password|Date|Time|File|Color|Json|Pin|Tags|Pills)Input\b|<(Textarea|Select|MultiSelect|NativeSelect|Autocomplete|Checkbox|Switch|Radio|SegmentedControl|Slider|Rating|DatePicker\w*)\b/,
          )
        : undefined,
  },
  {
    name: 'no-registry-address',
    judge: ({ text }) =>
      firstMatch(text, /(https?:)?\/\/(registry\.|[^\s'"/]*(artifactory|verdaccio|nexus))[^\s'"]*/),
  },
  {
    name: 'no-skipped-test',
    judge: ({ path, text }) =>
      test.test(path)
        ? firstMatch(text, /\b(test|it|describe)\.(skip|only|fixme|todo|skipIf|runIf)\b/)
        : undefined,
  },
  {
    // The transaction's context is called `tx`; the run time refuses what this does not see.
    name: 'no-outside-call-in-transaction',
    judge: ({ path, text }) =>
      /^apps\/api\/src\/.*\.ts$/.test(path) && !test.test(path)
        ? firstMatch(text, /\btx\.(services\.(files|zoom)|mailer)\b/)
        : undefined,
  },
  {
    // No text of a person is ever run: neither by the machine nor by Node nor as markup by the browser.
    name: 'nothing-is-run-from-text',
    judge: ({ path, text }) =>
      productSource.test(path) && !isTesting(path)
        ? firstMatch(
            text,
            /'(node:)?(child_process|vm)'|(?<!\bredis\.)\beval\(|\bnew Function\(|\b(dangerouslySet|inner|outer)(Inner)?HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b/,
          )
        : undefined,
  },
  {
    // Certificates are verified, messages parsed strictly, hashes and random numbers are those of SECURITY.md.
    name: 'no-weak-cryptography',
    judge: ({ path, text }) =>
      /^apps\/api\/src\/.*\.ts$/.test(path) && !test.test(path)
        ? firstMatch(
            text,
            /\brejectUnauthorized\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b|\binsecureHTTPParser\b|\bMath\.random\(|\bcreate(Hash|Hmac)\((?!'sha256')|'aes-\d+-(?!gcm')/,
          )
        : undefined,
  },
  { name: 'migrations-expand-first', judge: judgeMigration },
  {
    name: 'no-silenced-types',
    judge: ({ path, text }) => (source.test(path) ? firstMatch(text, /@ts-(ignore|nocheck)\b/) : undefined),
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

function firstMatch(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[0];
}
