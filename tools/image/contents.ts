import { mustRun } from '../shared/processes.ts';

const megabyte = 1_000_000;

/** Goal of the whole image, unpacked, with the base. */
export const goalMegabytes = 300;

export interface Content {
  what: string;
  megabytes: number;
}

/** The contents of the image, the largest first; files only, as the layers count them. */
export async function measure(folder: string): Promise<Content[]> {
  const files = await mustRun('find', [folder, '-xdev', '-type', 'f', '-printf', '%s %P\n']);
  const bytes = new Map<string, number>();
  for (const line of files.trimEnd().split('\n')) {
    const at = line.indexOf(' ');
    const what = partOf(line.slice(at + 1));
    bytes.set(what, (bytes.get(what) ?? 0) + Number(line.slice(0, at)));
  }
  return [...bytes]
    .map(([what, size]) => ({ what, megabytes: size / megabyte }))
    .sort((a, b) => b.megabytes - a.megabytes);
}

/** Files that have no business in production; their paths. */
export async function findForeign(folder: string): Promise<string[]> {
  const files = await mustRun('find', [`${folder}/app`, '-type', 'f', '-printf', '%P\n']);
  return files.split('\n').filter((path) => foreign.some((pattern) => pattern.test(path)));
}

const foreign = [
  /\.(test|spec)\.[cm]?[jt]sx?$/,
  /(^|\/)(test|tests|testing|__tests__|seeds)\//,
  /^(tools|e2e|docs|ops|\.ci|\.git)\//,
  /^(apps|packages)\/[^/]+\/(src\/(?!.*node_modules).*\/fixtures\/)/,
  /sealing-keys.*\.json$/,
  /(^|\/)\.env$/,
];

const parts: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/^usr\/local\/bin\/node$/, () => 'Node'],
  [/^app\/node_modules\/\.pnpm\/([^/]+?)@\d/, ([, name = '']) => `package ${name.replace('+', '/')}`],
  [/^app\/apps\/web\//, () => 'the web'],
  [/^app\/(apps|packages)\//, () => 'the API and the contract'],
];

function partOf(path: string): string {
  for (const [pattern, name] of parts) {
    const match = pattern.exec(path);
    if (match) return name(match);
  }
  return 'Debian';
}
