import { parseArgs } from 'node:util';
import { main } from '../shared/main.ts';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import { describeSum, foundNothing, sumUp } from './sum.ts';

const usage = `pnpm attack [rights|shapes|cost …]   attacks a system of its own, from the contract; without a part, all three
  --short          what .ci/run does: all sequences before each try, a part of what is malformed
  --seed=1         chooses what the short form sends of the malformed
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

/** The parts run as test files with a database each, side by side but for the one that measures. */
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
  const together = [parts.filter((part) => part !== 'cost'), parts.filter((part) => part === 'cost')];
  const ended = [];
  for (const names of together) if (names.length > 0) ended.push(await runParts(names, env));
  const sum = sumUp(ended.map(({ output }) => output).join('\n'), parts);
  if (sum === undefined) throw new Error('the attack ended before its sum');
  console.log(describeSum(sum));
  process.exitCode = ended.every(({ code }) => code === 0) && foundNothing(sum) ? 0 : 1;
}

function runParts(names: readonly string[], env: NodeJS.ProcessEnv) {
  const files = names.map((name) => `attack.${name}`);
  const args = ['run', '--project', 'attack', '--reporter', 'dot', '--silent=false', ...files];
  return run('vitest', args, { cwd: root, env, show: true });
}
