import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { root } from '../shared/root.ts';
import { importRules } from './import-rules.ts';

export interface Violation {
  rule: string;
  file: string;
  detail: string;
}

export interface Reading {
  /** Source files that were read, relative to the base folder. */
  modules: string[];
  violations: Violation[];
}

const sources = ['apps', 'packages', 'e2e', 'tools'];

/** Reads the imports of a tree, the real one or the planted one, and judges them by the same rules. */
export async function readImports(baseDir: string, tree: 'real' | 'planted'): Promise<Reading> {
  const options: ICruiseOptions = {
    baseDir,
    outputType: 'json',
    validate: true,
    ruleSet: { forbidden: importRules },
    // Imports of types count too: a layer must not name another's types either.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Not every dist folder: most installed packages lie in one, and rules about packages would then see nothing.
    exclude: { path: ['(^|/)\\.tsbuild/', '^apps/[^/]+/dist/', '^tools/boundaries/planted/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  };
  const { output } = await cruise(sources, options, {
    bustTheCache: true,
    ...(tree === 'planted' && { modules: packageFolders }),
  });
  // outputType json gives text, and the text is the library's own result.
  const result = (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult;
  return {
    modules: result.modules.map((module) => module.source).filter((file) => !file.includes('node_modules/')),
    violations: result.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      file: from,
      detail: `${from} → ${to}`,
    })),
  };
}

/** The planted tree has no packages installed; it borrows those of the real one. */
const packageFolders = [
  'node_modules',
  ...['apps/api', 'apps/web', 'packages/contract', 'e2e', '.'].map((name) =>
    join(root, name, 'node_modules'),
  ),
];
