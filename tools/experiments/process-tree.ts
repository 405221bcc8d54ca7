import { readdirSync, readFileSync } from 'node:fs';

/** The process whose command line has the mark, and all that it has started; nothing when it is another one by now. */
export function listProcesses(pid: number, mark: string): number[] {
  if (!read(`/proc/${pid}/cmdline`).includes(mark)) return [];
  const parents = new Map(allProcesses().map((each) => [each, parentOf(each)]));
  const tree = [pid];
  for (const parent of tree)
    for (const [child, of] of parents) if (of === parent && !tree.includes(child)) tree.push(child);
  return tree;
}

/** One that has ended since is no failure. */
export function killAll(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    if (pid <= 1) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

const allProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The fourth field, after the name in brackets, which may have spaces. */
const parentOf = (pid: number): number => {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
