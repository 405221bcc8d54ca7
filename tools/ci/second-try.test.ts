import { expect, test } from 'vitest';
import { listFilesToTryAgain } from './second-try.ts';

const failedOnce = '× apps/api/src/places.test.ts > adds a place\n    expected 503 to be 200';

test.each([
  ['a failed test', failedOnce, 1, ['apps/api/src/places.test.ts']],
  [
    'two of one file',
    `${failedOnce}\n× apps/api/src/places.test.ts > edits one`,
    2,
    ['apps/api/src/places.test.ts'],
  ],
  ['a file that broke', '× apps/web/src/app/root.test.tsx', 1, ['apps/web/src/app/root.test.tsx']],
  [
    'a journey',
    '  1) [phone] › tests/talk/chat/chat.spec.ts:4:1 › writes ──\n\n    Error: no button',
    1,
    ['tests/talk/chat/chat.spec.ts'],
  ],
  ['a skipped test beside a failed one', failedOnce, 2, []],
  ['an error outside of tests', '× outside of a test\n    lost', 1, []],
  ['four files', [1, 2, 3, 4].map((file) => `× ${file}.test.ts > fails`).join('\n'), 4, []],
])('%s', (_what, output, failed, files) => {
  expect(listFilesToTryAgain(`${output}\n`, { passed: 9, failed })).toEqual(files);
});

test('a run that broke before its sum has no second try', () => {
  expect(listFilesToTryAgain(failedOnce, undefined)).toEqual([]);
});
