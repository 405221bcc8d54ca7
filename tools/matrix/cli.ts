import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

/** The matrix runs as a test file, since it needs a database of its own; its lines are printed as they are. */
const flip = process.argv.includes('--flip');
const { code } = await run(
  'vitest',
  ['run', '--project', 'matrix', '--reporter', 'dot', flip ? 'matrix.flip' : 'matrix.cells'],
  { cwd: root, show: true },
);
process.exitCode = code;
