import { spawnSync } from 'node:child_process';
import { root } from '../shared/root.ts';

/** The matrix runs as a test file, since it needs a database of its own; its lines are printed as they are. */
const flip = process.argv.includes('--flip');
const result = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'matrix', '--reporter', 'dot', flip ? 'matrix.flip' : 'matrix.cells'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
);
process.exit(result.status ?? 1);
