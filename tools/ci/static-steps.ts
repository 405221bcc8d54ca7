import { countRules } from './counts.ts';
import { tool, type Step } from './steps.ts';

/** Checks that do not run the system; lint checks types, too, and takes longest. */
export const staticSteps: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', command: tool('boundaries'), count: countRules },
  { name: 'documents', command: tool('docs') },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

/** Needs a PostgreSQL to migrate. */
export const generatedStep: Step = { name: 'generated', command: tool('generate', '--check') };
