import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** A document of the repository, by its path from the root. */
export interface Document {
  path: string;
  text: string;
}

export function readDocuments(root: string): Document[] {
  const paths = globSync(['*.md', '{docs,ops,e2e,apps,packages,tools}/**/*.md'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** What is wrong with the documents, one sentence each. */
export function judgeDocuments(root: string, documents: readonly Document[]): string[] {
  // Our own manifest.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return [
    ...documents.flatMap((document) => [
      ...findBrokenLinks(root, documents, document),
      ...findUnknownCommands(new Set(Object.keys(scripts)), document),
      ...findMissingFiles(root, document),
    ]),
    ...findUnusedPictures(root, documents),
  ];
}

/** Links and pictures whose file or heading does not exist. Addresses of other hosts are not asked. */
function findBrokenLinks(root: string, documents: readonly Document[], { path, text }: Document): string[] {
  return targetsIn(text).flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const named = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, named))) return [`${path}: ${target} does not exist`];
    const linked = documents.find((document) => document.path === named);
    const isMissing = anchor !== undefined && linked !== undefined && !anchorsOf(linked.text).has(anchor);
    return isMissing ? [`${path}: ${named} has no heading #${anchor}`] : [];
  });
}

function targetsIn(text: string): string[] {
  const prose = withoutCode(text);
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)];
  const pictures = [...prose.matchAll(/<(?:img|source)[^>]*?\s(?:src|srcset)="([^"]+)"/g)];
  return [...links, ...pictures].map(([, target = '']) => target);
}

/** The anchors that GitHub and GitLab give to headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text, { spans: false }).matchAll(/^#+\s+(.+)$/gm)];
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  );
}

function withoutCode(text: string, { spans = true } = {}): string {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return spans ? prose.replaceAll(/`[^`\n]*`/g, '') : prose;
}

/** Commands of pnpm itself that documents name. */
const ofPnpm = new Set(['install', 'add', 'audit', 'why']);

function findUnknownCommands(scripts: ReadonlySet<string>, { path, text }: Document): string[] {
  return matchesIn(codeIn(text), /(?<![\w-])pnpm ([a-z][\w:-]*)/g)
    .filter((name) => !scripts.has(name) && !ofPnpm.has(name))
    .map((name) => `${path}: package.json has no command '${name}'`);
}

const filePath = /(?<![\w/.$-])((?:apps|packages|tools|e2e|ops|docs|\.ci)\/[\w./-]*\w\/?)(?![\w*<{}/…-])/g;
/** Made by a build or by an operator, and in no repository. */
const madeElsewhere = /\/dist\b|\.env$/;

/** Files that a document names in full, from the root or from its own folder. */
function findMissingFiles(root: string, { path, text }: Document): string[] {
  const folders = [root, join(root, dirname(path))];
  return matchesIn(codeIn(text), filePath)
    .filter((file) => !madeElsewhere.test(file))
    .filter((file) => !folders.some((folder) => existsSync(join(folder, file))))
    .map((file) => `${path}: ${file} does not exist`);
}

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Code blocks and code within sentences. */
function codeIn(text: string): string {
  const blocks = matchesIn(text, /^(```[\s\S]*?^```)/gm);
  const spans = matchesIn(text.replaceAll(/^```[\s\S]*?^```/gm, ''), /`([^`\n]+)`/g);
  return [...blocks, ...spans].join('\n');
}

function findUnusedPictures(root: string, documents: readonly Document[]): string[] {
  const shown = new Set(
    documents.flatMap(({ path, text }) =>
      targetsIn(text).map((target) => normalize(join(dirname(path), target))),
    ),
  );
  return globSync('docs/images/*', { cwd: root })
    .map((file) => relative('.', file))
    .filter((file) => !shown.has(file))
    .map((file) => `${file} is shown by no document`);
}
