import { join } from 'node:path';
import { readFailures } from '../shared/failed-tests.ts';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { readSlowest } from '../shared/slowest.ts';
import { budgets } from './budgets.ts';
import { listFilesToTryAgain } from './second-try.ts';
import { readTicks, stolenShare } from './stolen-time.ts';

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** How its output is counted; without one it counts only when it fails. */
  count?: (output: string) => Count | undefined;
  /** Milliseconds; ten minutes by default. */
  limit?: number;
  /** The command that runs only these files, once more, when few failed. */
  again?: (files: readonly string[]) => readonly [string, ...string[]];
}

export interface Count {
  passed: number;
  failed: number;
}

export interface Outcome extends Count {
  name: string;
  ok: boolean;
  seconds: number;
  /** The share of its time in which another machine had the cores. */
  stolen: number;
  output: string;
  /** Files that failed at the first try and passed at the second. */
  unsteady: string;
}

/** Runs all steps in their order, so many at a time; a failure does not stop the others. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, step] = next;
      const outcome = await runStep(step);
      outcomes[index] = outcome;
      console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(14)} ${seconds(outcome.seconds)}`);
      if (!outcome.ok) console.log(`${readFailures(outcome.output)}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

/** Prints a table of all steps. */
export function printOutcomes(outcomes: readonly Outcome[]): void {
  console.log(`\n${'step'.padEnd(14)}     time  stolen   budget  passed  failed`);
  for (const { name, ok, seconds: time, stolen, passed, failed } of outcomes) {
    const budget = `${String(budgets[name] ?? '–').padStart(5)} s`;
    const counts = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
    const share = `${Math.round(stolen * 100)} %`.padStart(6);
    console.log(
      `${name.padEnd(14)} ${seconds(time)}  ${share}  ${budget}  ${counts}  ${ok ? '' : 'FAILED'}`.trimEnd(),
    );
  }
  for (const lines of outcomes.map(({ output }) => readSlowest(output)).filter(Boolean))
    console.log(`\n${lines}`);
  for (const { name, unsteady } of outcomes.filter((outcome) => outcome.unsteady !== ''))
    console.log(`\n${name}: failed at the first try and passed at the second, to be mended\n${unsteady}`);
}

async function runStep(step: Step): Promise<Outcome> {
  const begun = performance.now();
  const ticks = readTicks();
  const first = await runCommand(step, step.command);
  const files = first.ok ? [] : listFilesToTryAgain(first.output, first.counted);
  const second = files.length > 0 && step.again ? await runCommand(step, step.again(files)) : undefined;
  const ok = first.ok || second?.ok === true;
  const { passed, failed } = first.counted ?? { passed: 0, failed: 0 };
  return {
    name: step.name,
    ok,
    seconds: (performance.now() - begun) / 1000,
    stolen: stolenShare(ticks, readTicks()),
    output: first.output,
    unsteady: second?.ok ? readFailures(first.output) : '',
    passed: ok ? passed + failed : passed,
    // A step that fails without saying how often has failed once.
    failed: ok ? 0 : Math.max(1, failed),
  };
}

async function runCommand({ count, limit = 600_000 }: Step, [command, ...args]: Step['command']) {
  const env = { ...process.env, NO_COLOR: '1' };
  const { code, output } = await run(command, args, { cwd: root, env, timeout: limit });
  const counted = count?.(output);
  return { ok: code === 0 && (counted?.failed ?? 0) === 0, counted, output };
}

function seconds(value: number): string {
  return `${value.toFixed(1).padStart(6)} s`;
}

export function tool(name: string, ...args: string[]): readonly [string, ...string[]] {
  return ['node', join('tools', name, 'cli.ts'), ...args];
}
