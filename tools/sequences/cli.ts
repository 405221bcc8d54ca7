import { parseArgs } from 'node:util';
import { main } from '../shared/main.ts';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

const usage = `pnpm sequences money|grades    random acts of several people against a system of its own; what must hold is asked after each
  --minutes=1     how long
  --seed=1        the first seed; a seed that failed is found again by itself`;

const subjects = new Set(['money', 'grades']);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await main(searchSequences);

async function searchSequences(): Promise<void> {
  const [subject = ''] = positionals;
  if (positionals.length !== 1 || !subjects.has(subject)) throw new Error(usage);
  const env = { ...process.env, SEQUENCES_MINUTES: values.minutes, SEQUENCES_SEED: values.seed };
  const args = ['run', '--project', 'sequences', '--reporter', 'dot', '--silent=false', `search.${subject}`];
  const { code } = await run('vitest', args, { cwd: root, env, show: true });
  process.exitCode = code === 0 ? 0 : 1;
}
