import { parseArgs } from 'node:util';
import { main } from '../shared/main.ts';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { describeSum, foundNothing, sumUp } from './sum.ts';

const usage = `pnpm attack [rights|shapes|cost …]   attacks a system of its own, from the contract; without a part, all three
  --short          quicker: all sequences before each try, one odd value for each field
  --seed=1         chooses the odd values of the short form
  --only=TEXT      only routes whose method and path hold the text`;

const allParts = ['rights', 'shapes', 'cost'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await main(attack);

/** The parts run as test files side by side, since each needs a database of its own. */
async function attack(): Promise<void> {
  const unknown = positionals.filter((name) => !allParts.includes(name));
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}\n${usage}`);
  const parts = positionals.length > 0 ? positionals : allParts;
  const env = {
    ...process.env,
    ATTACK_SHORT: values.short ? '1' : '0',
    ATTACK_SEED: values.seed,
    ...(values.only !== undefined && { ATTACK_ONLY: values.only }),
  };
  const files = parts.map((part) => `attack.${part}`);
  const args = ['run', '--project', 'attack', '--reporter', 'dot', '--silent=false', ...files];
  const { code, output } = await run('vitest', args, { cwd: root, env, show: true });
  const sum = sumUp(output, parts);
  if (sum === undefined) throw new Error('the attack ended before its sum');
  console.log(describeSum(sum));
  process.exitCode = code === 0 && foundNothing(sum) ? 0 : 1;
}
