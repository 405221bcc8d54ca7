import { expect, test } from 'vitest';
import { describeSlowest, readSlowest } from './slowest.ts';

test('the fifteen slowest files are named, the slowest first', () => {
  const parts = Array.from({ length: 20 }, (_, index) => ({ name: `part ${index}`, seconds: index + 0.25 }));
  const lines = readSlowest(`before\n${describeSlowest(parts)}\nslow down, said a test\n`).split('\n');
  expect(lines).toHaveLength(15);
  expect(lines[0]).toBe('slow   19.3 s  part 19');
  expect(lines.at(-1)).toBe('slow    5.3 s  part 5');
});

test('the tests of Playwright are read from its list', () => {
  const output = [
    'Running 3 tests using 2 workers',
    '  ✓   2 [phone] › tests/a.spec.ts:53:1 › @phone hours (43.4s)',
    '  ✓   1 [desktop] › tests/b.spec.ts:1:1 › a month (with all) (1.2m)',
    '  ✓   4 [desktop] › tests/d.spec.ts:1:1 › at once (216ms)',
    '  ✘   3 [desktop] › tests/c.spec.ts:1:1 › broken (60.0s)',
  ].join('\n');
  expect(readSlowest(output).split('\n')).toEqual([
    'slow   72.0 s  [desktop] › tests/b.spec.ts:1:1 › a month (with all)',
    'slow   43.4 s  [phone] › tests/a.spec.ts:53:1 › @phone hours',
  ]);
});
