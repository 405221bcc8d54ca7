import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../shared/processes.ts';
import { root } from '../shared/root.ts';
import type { Violation } from './cruise.ts';

const config = join(root, '.oxlintrc.json');

/** The compiler's error for a text given as a number: lint checks types, too. */
const wrongType = 'typescript/TS2322';

/** The rules that .oxlintrc.json names beside whole categories, and types; each must have a planted violation. */
export function lintRules(): string[] {
  // Our own file.
  const { rules } = JSON.parse(readFileSync(config, 'utf8')) as { rules: Record<string, unknown> };
  return [...Object.keys(rules).filter((name) => rules[name] !== 'off'), wrongType];
}

/** Lints a copy outside the repository, where no ignore pattern hides it; only the chosen rules are reported. */
export async function lintPlanted(planted: string): Promise<Violation[]> {
  const copy = mkdtempSync(join(tmpdir(), 'indeks-lint-'));
  try {
    cpSync(join(planted, 'lint'), join(copy, 'lint'), { recursive: true });
    const options = ['--type-aware', '--type-check', '-c', config, '-f', 'json'];
    const { output } = await run('oxlint', [...options, 'lint'], { cwd: copy });
    // oxlint's own format.
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
    const known = new Set(lintRules());
    return diagnostics
      .map(({ code, filename }) => ({ rule: code.replace(/^(.+)\((.+)\)$/, '$1/$2'), file: filename }))
      .filter(({ rule }) => known.has(rule))
      .map(({ rule, file }) => ({ rule, file, detail: file }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
