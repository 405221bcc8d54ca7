import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.tsbuild',
  '.services',
  '.files',
  'dist',
  'generated',
  'test-results',
  'playwright-report',
]);

export interface TextFile {
  /** Relative to the folder that was listed. */
  path: string;
  text: string;
}

/** Every text file below a folder that people write; `leaveOut` is a path relative to it. */
export function listFiles(base: string, leaveOut?: string): TextFile[] {
  const files: TextFile[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name) && relative(base, path) !== leaveOut) walk(path);
      } else if (entry.isFile() && written.test(entry.name)) {
        files.push({ path: relative(base, path), text: readFileSync(path, 'utf8') });
      }
    }
  };
  walk(base);
  return files;
}

const written = /\.(ts|tsx|css|sql|sh|md|json|yaml|yml|html|mjs)$|^(run|Containerfile|Caddyfile|\.npmrc)$/;
