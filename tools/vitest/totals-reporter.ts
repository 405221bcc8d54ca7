import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { describeSlowest } from '../shared/slowest.ts';
import { describeFailures, type FailedTest } from '../shared/failed-tests.ts';

/**
 * Prints one line with the sum of the run, which `.ci/run` adds up, and refuses a run with skipped tests:
 * a skipped test proves nothing. Choosing tests by name (`-t`) skips the others on purpose.
 */
export class TotalsReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const totals = countTests(modules, unhandledErrors.length);
    console.log(describeFailures(listFailures(modules, unhandledErrors)));
    console.log(describeSlowest(modules.map(timeModule)));
    const line = `vitest: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`;
    console.log(`\n${line}`);
    const chosenByName = this.vitest?.config.testNamePattern !== undefined;
    if (totals.skipped > 0 && !chosenByName) {
      console.error('vitest: a skipped test fails the run');
      process.exitCode = 1;
    }
  }
}

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** A module that broke before its tests were known, or an error outside any test, counts as one failure. */
function countTests(modules: readonly TestModule[], unhandledErrors: number): Totals {
  const totals: Totals = { passed: 0, failed: unhandledErrors, skipped: 0 };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) totals[outcome(test)] += 1;
    if (tests.length === 0 && !module.ok()) totals.failed += 1;
  }
  return totals;
}

function listFailures(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): FailedTest[] {
  const inModules = modules.flatMap((module) => {
    const own = module.errors().map(({ message }) => ({ name: module.relativeModuleId, message }));
    const failed = [...module.children.allTests()].filter((test) => outcome(test) === 'failed');
    return [
      ...own,
      ...failed.map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        message: (test.result().errors ?? []).map(({ message }) => message).join('\n'),
      })),
    ];
  });
  const outside = unhandledErrors.map((error) => ({
    name: 'outside of a test',
    message: readMessage(error),
  }));
  return [...inModules, ...outside];
}

const timeModule = (module: TestModule) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return { name: module.relativeModuleId, seconds: (collectDuration + setupDuration + duration) / 1000 };
};

function readMessage(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

function outcome(test: TestCase): keyof Totals {
  const { state } = test.result();
  return state === 'pending' ? 'failed' : state;
}
