import { expect, test } from 'vitest';
import { describeFailures, readFailures } from './failed-tests.ts';

const page = Array.from({ length: 500 }, (_, line) => `<div>${line}</div>`).join('\n');

test('a failed test is named with the beginning of its message', () => {
  const words = describeFailures([
    { name: 'web places.test.tsx > adds a place', message: `Unable to find a button\n\n${page}` },
  ]);
  const shown = readFailures(`${page}\n${words}\nvitest: 3 passed, 1 failed, 0 skipped\n`);

  expect(shown.split('\n').slice(0, 3)).toEqual([
    'vitest failures:',
    '× web places.test.tsx > adds a place',
    '    Unable to find a button',
  ]);
  expect(shown.split('\n')).toHaveLength(12);
  expect(shown).toMatch(/vitest: 3 passed, 1 failed, 0 skipped$/);
});

test('a run without failures has no such heading', () => {
  expect(describeFailures([])).toBe('');
});

test('a failure in the browser is shown from its first line on', () => {
  const output = `${page}\n  1) [desktop] › login.spec.ts:3:1 › signs in\n\n    Error: no button\n${page}`;
  expect(readFailures(output).split('\n')[0]).toBe('  1) [desktop] › login.spec.ts:3:1 › signs in');
});

test('a step that is no run of tests shows its last lines', () => {
  expect(readFailures(page).split('\n').slice(-1)).toEqual(['<div>499</div>']);
});
