import { listFiles } from './files.ts';
import type { Violation } from './cruise.ts';

export interface Verdict {
  rules: number;
  caught: number;
  problems: string[];
}

/** Compares what was reported with what the first lines of the planted files announce: no less and no more. */
export function judgePlanted(
  base: string,
  rules: readonly string[],
  reported: readonly Violation[],
): Verdict {
  const announced = listFiles(base).flatMap(({ path, text }) => {
    const names = /^.*\bplants: (.+)/.exec(text)?.[1] ?? '';
    return names === '' ? [] : names.split(',').map((rule) => entry(rule.trim(), path));
  });
  const seen = new Set(reported.map(({ rule, file }) => entry(rule, file)));
  const missed = announced.filter((plant) => !seen.has(plant));
  const unexpected = [...seen].filter((plant) => !announced.includes(plant));
  const unplanted = rules.filter((rule) => !announced.some((plant) => plant.startsWith(`${rule} `)));
  const unknown = announced.filter((plant) => !rules.some((rule) => plant.startsWith(`${rule} `)));
  const working = rules.filter(
    (rule) => !unplanted.includes(rule) && !missed.some((plant) => plant.startsWith(`${rule} `)),
  );
  return {
    rules: rules.length,
    caught: working.length,
    problems: [
      ...missed.map((plant) => `planted but not caught: ${plant}`),
      ...unexpected.map((plant) => `caught but not planted: ${plant}`),
      ...unplanted.map((rule) => `a rule without a planted violation: ${rule}`),
      ...unknown.map((plant) => `planted for a rule that does not exist: ${plant}`),
    ],
  };
}

function entry(rule: string, file: string): string {
  return `${rule} in ${file}`;
}
