import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/root.ts';
import { readLines, listProblems, type House } from './asvs.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64e6,
});
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const house: House = {
  files: listed.split('\n').filter((file) => file !== '' && !file.startsWith('tools/boundaries/planted/')),
  scripts: new Set(Object.keys(scripts)),
  read,
};

test('every line of docs/asvs.md is proved by what is there', () => {
  const document = read('docs/asvs.md');
  expect(readLines(document)).toHaveLength(253);
  expect(listProblems(document, house)).toEqual([]);
});

const small: House = {
  files: ['a/one.test.ts', 'b/one.test.ts', 'a/two.test.ts', 'a/deep/three.rules.ts'],
  scripts: new Set(['matrix']),
  read: () => `test('a door is shut', () => {}); test.each([])("%s is refused", () => {});`,
};
const document = (head: string, ...rows: readonly (readonly [string, string])[]) =>
  `${head}, each with its reason.\n\n${rows
    .map(([state, says], index) => `| 1.1.${index + 1}  | 2     | Words | ${state} | ${says} |`)
    .join('\n')}\n`;

test.each([
  ['met', '`two.test.ts › a door is shut`, `pnpm matrix`', []],
  ['met', '`two.test.ts › %s is refused`', []],
  ['met', '`a/one.test.ts`', []],
  ['met', '`*.rules.ts`, `a/**/three.*.ts`', []],
  ['met', 'words alone', ['is met without a test or a file that proves it']],
  ['met', '`pnpm matrix`', ['is met without a test or a file that proves it']],
  ['met', '`gone.test.ts`', ['names gone.test.ts, which is not there']],
  ['met', '`*.policy.ts`', ['names *.policy.ts, which is not there']],
  ['met', '`one.test.ts`', ['names one.test.ts, of which there are 2']],
  ['met', '`two.test.ts › a door is open`', ['names a test that two.test.ts does not have: a door is open']],
  ['met', '`two.test.ts`, `pnpm gone`', ['names pnpm gone, which is no command']],
  ['not met', 'because', ['is not met without a reason or a plan']],
  ['not met', 'Reason: none is wanted', []],
  ['not met', 'Plan: next year', []],
  ['not applicable', 'no GraphQL', []],
  ['not applicable', '', ['is not applicable without a reason']],
])('a line that is %s by %j', (state, says, problems) => {
  const count = (of: string) => Number(of === state);
  const head = `met ${count('met')}, not applicable ${count('not applicable')}, not met ${count('not met')}`;
  expect(listProblems(document(head, [state, says]), small)).toEqual(
    problems.map((problem) => `1.1.1 ${problem}`),
  );
});

test('a head that counts wrong is noticed', () => {
  const rows = [
    ['met', '`two.test.ts`'],
    ['not met', 'Plan: soon'],
  ] as const;
  expect(listProblems(document('met 2, not applicable 0, not met 0', ...rows), small)).toEqual([
    'the head says 2, 0, 0, the tables have 1, 0, 1',
  ]);
});
