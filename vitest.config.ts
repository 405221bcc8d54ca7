import { defineConfig } from 'vitest/config';
import { routeHeads } from './apps/web/build/route-heads.ts';
import { TotalsReporter } from './tools/vitest/totals-reporter.ts';

const timing = 'apps/api/**/*-timing.test.ts';
/** Cells and flips are long and have steps of their own in `.ci/run`. */
const matrix = 'apps/api/testing/matrix/matrix.*.test.ts';
/** What `pnpm attack` runs. */
const attack = 'apps/api/testing/attack/attack.*.test.ts';
/** What `pnpm sequences` runs. */
const sequences = 'apps/api/testing/sequences/search.*.test.ts';

const withServices = {
  globalSetup: ['tools/vitest/test-services.ts', 'apps/api/testing/global-setup.ts'],
  // Long enough for a busy machine; nothing waits longer than it must.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    reporters: ['default', new TotalsReporter()],
    // A test waits for PostgreSQL or for a process that it started: with three, two cores have something to do.
    maxWorkers: 3,
    // Room for what lives briefly: with Node's own size a tenth of the time went into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: { ...shared('contract'), include: ['packages/contract/src/**/*.test.ts'] },
      },
      {
        test: {
          ...shared('api'),
          ...withServices,
          include: ['apps/api/**/*.test.ts'],
          // To load the whole API again for each file took a fifth of the time; what a file starts, it ends.
          isolate: false,
          exclude: ['**/node_modules/**', timing, matrix, attack, sequences],
        },
      },
      {
        test: { ...shared('matrix'), ...withServices, include: [matrix] },
      },
      {
        test: { ...shared('attack'), ...withServices, include: [attack] },
      },
      {
        test: { ...shared('sequences'), ...withServices, include: [sequences] },
      },
      {
        test: {
          ...shared('timing'),
          ...withServices,
          include: [timing],
          // After all the others and one by one: what compares times must not share the machine.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
      {
        // As in the build: a screen that reads a route's schema fails here too.
        plugins: [routeHeads()],
        test: {
          ...shared('web'),
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: './tools/vitest/one-window.ts',
          setupFiles: ['apps/web/src/shared/testing/web-setup.ts'],
          // To load the modules takes longer than most files take to run; web-setup.ts cleans up after each test.
          isolate: false,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Several waits of `web-setup.ts`, for a machine that others starve.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared('tools'),
          include: ['tools/**/*.test.ts', 'e2e/fixtures/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/boundaries/planted/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

function shared(name: string) {
  return {
    name,
    environment: 'node' as const,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    // Business time is Europe/Warsaw; a test that leans on the zone of the machine shows it here.
    env: { TZ: 'UTC' },
  };
}
