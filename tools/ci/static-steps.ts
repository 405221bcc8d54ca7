import { countRules } from './counts.ts';
import { tool, type Step } from './steps.ts';

/** What can be judged without running the system: those that use both cores between those that use one. */
export const staticSteps: readonly Step[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-b'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'boundaries', command: tool('boundaries'), count: countRules },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

/** Needs a PostgreSQL to migrate. */
export const generatedStep: Step = { name: 'generated', command: tool('generate', '--check') };
