import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A foreign package that runs in production or is sent to browsers. */
export interface ProductionPackage {
  name: string;
  version: string;
  /** As its manifest says it, an SPDX expression. */
  licence: string;
  homepage: string | undefined;
  /** The texts of its licence and notice files. */
  texts: readonly string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  homepage?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** All packages that are reached from the manifests of the API, the web and the contract without their development parts. */
export function listProductionPackages(root: string): ProductionPackage[] {
  const found = new Map<string, ProductionPackage>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = readManifest(folder);
    if (!isOurs(manifest.name)) found.set(`${manifest.name}@${manifest.version}`, describe(folder, manifest));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const next = findPackage(folder, name);
      if (next !== undefined) visit(next);
    }
  };
  for (const workspace of [root, join(root, 'apps/api'), join(root, 'apps/web')]) visit(workspace);
  return [...found.values()].sort((a, b) => compare(keyOf(a), keyOf(b)));
}

const isOurs = (name: string): boolean => name === 'indeks' || name.startsWith('@indeks/');

const keyOf = ({ name, version }: ProductionPackage): string => `${name}@${version}`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function readManifest(folder: string): Manifest {
  // The manifest of an installed package.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** As Node looks for it; a part for another processor is not installed. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

const noticeFile = /^(licen[cs]e|copying|notice|third[-_]party|ofl)/i;
/** The packages bundled in the one served file of rapidoc. */
const bundleNotices = 'rapidoc-min.js.LICENSE.txt';

function listTexts(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true });
  return files
    .filter((entry) => entry.isFile() && (noticeFile.test(entry.name) || entry.name === bundleNotices))
    .map((entry) => join(folder, entry.name))
    .sort();
}

function describe(folder: string, { name, version, license, homepage }: Manifest): ProductionPackage {
  const files = listTexts(folder);
  if (name === 'rapidoc') files.push(...listTexts(join(folder, 'dist')));
  // libvips and what it is linked with are described in the readme of the package that brings them.
  if (name.startsWith('@img/sharp-libvips-')) files.push(join(folder, 'README.md'));
  return {
    // The same document on every processor.
    name: withoutProcessor(name),
    version,
    licence: typeof license === 'object' ? license.type : (license ?? 'see its text'),
    homepage,
    texts: files.map((file) => withoutProcessor(tidy(readFileSync(file, 'utf8')))),
  };
}

const withoutProcessor = (text: string): string =>
  text.replaceAll(/(linux(?:musl)?|darwin|win32)-(x64|arm64|arm|ia32)\b/g, 'PLATFORM');

const tidy = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
