import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

// Below the repository, so that the run inside finds vitest.
const dir = mkdtempSync(join(root, 'node_modules', '.totals-'));
const config = `
import { TotalsReporter } from ${JSON.stringify(join(import.meta.dirname, 'totals-reporter.ts'))};
export default { test: { reporters: [new TotalsReporter()], include: ['*.check.ts'] } };`;

afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function vitest(
  tests: string,
  ...args: string[]
): Promise<{ code: number; total: string | undefined; failures: string[] }> {
  writeFileSync(join(dir, 'vitest.config.ts'), config);
  writeFileSync(join(dir, 'some.check.ts'), `import { expect, test } from 'vitest';\n${tests}`);
  const { code, output } = await run('vitest', ['run', '--root', dir, ...args], { cwd: dir });
  return { code, total: /^vitest: .*$/m.exec(output)?.[0], failures: output.match(/^× .*$/gm) ?? [] };
}

const passes = "test('good', () => expect(1).toBe(1));";
const fails = "test('bad', () => expect(1).toBe(2));";
const skipped = "test['skip']('later', () => expect(1).toBe(1));";

test.each([
  { tests: passes, code: 0, total: '1 passed, 0 failed, 0 skipped', named: [] },
  {
    tests: passes + fails,
    code: 1,
    total: '1 passed, 1 failed, 0 skipped',
    named: ['× some.check.ts > bad'],
  },
  { tests: passes + skipped, code: 1, total: '1 passed, 0 failed, 1 skipped', named: [] },
  {
    tests: `${passes} throw new Error('broken file');`,
    code: 1,
    total: '0 passed, 1 failed, 0 skipped',
    named: ['× some.check.ts'],
  },
])('$total ends with $code', async ({ tests, code, total, named }) => {
  const { failures, ...outcome } = await vitest(tests);
  expect(outcome).toEqual({ code, total: `vitest: ${total}` });
  expect(failures).toEqual(named);
});

test('choosing by name may leave the others out', async () => {
  const chosen = await vitest(passes + fails, '-t', 'good');
  expect(chosen).toEqual({ code: 0, total: 'vitest: 1 passed, 0 failed, 1 skipped', failures: [] });
});
