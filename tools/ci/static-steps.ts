import { countRules } from './counts.ts';
import { tool, type Step } from './steps.ts';

/** What can be judged without running the system, the slowest first. */
export const staticSteps: readonly Step[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'boundaries', command: tool('boundaries'), count: countRules },
];

/** Needs a PostgreSQL to migrate. */
export const generatedStep: Step = { name: 'generated', command: tool('generate', '--check') };
