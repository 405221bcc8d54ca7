import { generatedStep, staticSteps } from '../ci/static-steps.ts';
import { printOutcomes, runSteps } from '../ci/steps.ts';

const outcomes = await runSteps([...staticSteps, generatedStep], 2);
printOutcomes(outcomes);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
