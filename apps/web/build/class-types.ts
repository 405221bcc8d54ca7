import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { preprocessCSS, resolveConfig, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Beside each `x.module.css` lies `x.module.d.css.ts`, which names its classes, so that a class that does not exist fails
 * the type check. The names are those that Vite reads from the sheet.
 */
const sheetEnding = '.module.css';
const typesOf = (sheet: string): string => `${sheet.slice(0, -'.css'.length)}.d.css.ts`;

export const declareClasses = (names: readonly string[]): string =>
  [
    'declare const classes: {',
    ...names
      .toSorted()
      .map((name) => `  readonly ${/^[a-z]\w*$/iu.test(name) ? name : `'${name}'`}: string;`),
    '};',
    'export default classes;',
    '',
  ].join('\n');

async function readClasses(sheet: string, config: ResolvedConfig): Promise<string> {
  const { modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config);
  return declareClasses(Object.keys(modules));
}

/** Writes the types of every sheet below the folder, or only says which are stale. */
export async function compareClassTypes(folder: string, mode: 'check' | 'write'): Promise<string[]> {
  const config = await resolveConfig({ configFile: false, root: folder, logLevel: 'error' }, 'build');
  const sheets = globSync(`**/*${sheetEnding}`, { cwd: folder }).map((path) => join(folder, path));
  const fresh = new Map<string, string>();
  for (const sheet of sheets) fresh.set(typesOf(sheet), await readClasses(sheet, config));
  const lying = globSync(`**/*${typesOf(sheetEnding)}`, { cwd: folder }).map((path) => join(folder, path));
  const stale = [...new Set([...fresh.keys(), ...lying])].filter(
    (file) => !existsSync(file) || readFileSync(file, 'utf8') !== fresh.get(file),
  );
  if (mode === 'write') for (const file of stale) keep(file, fresh.get(file));
  return stale;
}

/** In `pnpm dev` the types follow each save of a sheet. */
export function classTypes(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'indeks:class-types',
    apply: 'serve',
    configResolved: (resolved) => {
      config = resolved;
    },
    hotUpdate: async ({ file }) => {
      if (basename(file).endsWith(sheetEnding) && existsSync(file))
        keep(typesOf(file), await readClasses(file, config));
    },
  };
}

function keep(file: string, types: string | undefined): void {
  if (types === undefined) rmSync(file);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types);
}
