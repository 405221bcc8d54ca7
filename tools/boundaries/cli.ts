import { join } from 'node:path';
import { root } from '../shared/root.ts';
import { readImports } from './cruise.ts';
import { listFiles } from './files.ts';
import { importRules } from './import-rules.ts';
import { lintPlanted, lintRules } from './lint-rules.ts';
import { judgePlanted } from './planted.ts';
import { readTableWriters, tableWritersRule } from './table-writers.ts';
import { readTexts, textRules } from './text-rules.ts';

const plantedFolder = 'tools/boundaries/planted';
const planted = join(root, plantedFolder);

const rules = [...importRules, ...textRules].map(({ name }) => name).concat(tableWritersRule, lintRules());
const verdict = judgePlanted(planted, rules, await readPlanted());
const problems = [...verdict.problems, ...(await readReal())];

for (const problem of problems) console.error(problem);
console.log(`boundaries: rules ${verdict.rules}, caught ${verdict.caught}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function readPlanted() {
  const { violations } = await readImports(planted, 'planted');
  return [
    ...violations,
    ...readTexts(planted),
    ...readTableWriters(planted),
    ...(await lintPlanted(planted)),
  ];
}

/** Also fails when fewer modules were read than exist, because a checker that reads nothing finds nothing. */
async function readReal(): Promise<string[]> {
  const sources = listFiles(root, plantedFolder)
    .map(({ path }) => path)
    .filter((path) => /^(apps|packages|e2e|tools)\/.*\.tsx?$/.test(path));
  const { modules, violations } = await readImports(root, 'real');
  const read = new Set(modules);
  console.log(`read ${modules.length} modules`);
  return [
    ...sources.filter((path) => !read.has(path)).map((path) => `not read by the import checker: ${path}`),
    ...[...violations, ...readTexts(root, plantedFolder), ...readTableWriters(root, plantedFolder)].map(
      ({ rule, detail }) => `${rule}: ${detail}`,
    ),
  ];
}
