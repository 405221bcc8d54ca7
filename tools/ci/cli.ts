import { join } from 'node:path';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { ephemeralPlan } from '../services/plan.ts';
import { startServices, stopServices } from '../services/services.ts';
import { stepsOverBudget } from './budgets.ts';
import { countAttack, countFlips, countJourneys, countMatrix, countTests } from './counts.ts';
import { generatedStep, staticSteps } from './static-steps.ts';
import { printOutcomes, runSteps, tool, type Outcome, type Step } from './steps.ts';

const work = process.argv[2];
if (work === undefined) throw new Error('usage: tools/ci/cli.ts FOLDER, started by .ci/run');
const dir = join(work, 'services');

const build: Step = { name: 'build', command: ['pnpm', 'build'] };
const budget: Step = { name: 'budget', command: tool('budget') };
/** Ends what hangs; a machine that is starved by others gets time to finish. */
const longest = 3_600_000;
const runTests = [
  'vitest',
  'run',
  ...['matrix', 'attack', 'sequences'].flatMap((apart) => ['--project', `!${apart}`]),
] as const;
const tests: Step = {
  name: 'tests',
  command: runTests,
  again: (files) => [...runTests, ...files],
  count: countTests,
  limit: longest,
};
const matrix: Step = { name: 'matrix', command: tool('matrix'), count: countMatrix };
const flips: Step = { name: 'matrix --flip', command: tool('matrix', '--flip'), count: countFlips };
const attack: Step = { name: 'attack', command: tool('attack', '--short'), count: countAttack };
const e2e: Step = {
  name: 'e2e',
  command: tool('e2e'),
  again: (files) => tool('e2e', ...files),
  count: countJourneys,
  limit: longest,
};
/** The README's pictures still find their screens. */
const screenshots: Step = {
  name: 'screenshots',
  command: tool('screenshots', '--check', '--web', 'apps/web/dist'),
};

try {
  const begun = performance.now();
  const outcomes = await everything();
  await stopServices(dir);
  printOutcomes(outcomes);
  console.log(`${Math.round((performance.now() - begun) / 1000)} s in all\n`);
  const late = stepsOverBudget(outcomes);
  for (const words of late) console.log(words);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed') + late.length} failed`);
  process.exitCode = late.length === 0 && outcomes.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 70;
}

/** Steps that measure time or start browsers run alone; the others share the two cores. */
async function everything(): Promise<Outcome[]> {
  // One row, so that none is given twice: the services take seven now, the journeys four and the twelve after these later.
  const ports = await freePorts(23);
  Object.assign(process.env, { SERVICES_DIR: dir, E2E_PORTS: ports.slice(7, 11).join(',') });
  const services = startServices(ephemeralPlan(dir, ports[0] ?? 0));
  // Its failure is reported below, when it is needed.
  services.catch(() => undefined);
  const still = await runSteps([build, ...staticSteps], 2);
  await services;
  return [
    ...still,
    ...(await runSteps([budget, generatedStep], 2)),
    ...(await runSteps([tests], 1)),
    ...(await runSteps([matrix, flips], 2)),
    ...(await runSteps([attack], 1)),
    ...(await runSteps([e2e], 1)),
    ...(await runSteps([screenshots], 1)),
  ];
}
