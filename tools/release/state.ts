import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.ts';
import type { ReleaseState } from './release.ts';

const inAppFile = 'apps/web/src/features/provider/changelog/changelog.data.ts';

/** Reads the state of this repository. */
export function readState(): ReleaseState {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string }; // our own manifest
  return { current: version, changelog: read('CHANGELOG.md'), inApp: readReleases(read(inAppFile)) };
}

/** Read as text: tools import nothing of the product. */
function readReleases(source: string): ReleaseState['inApp'] {
  const calls = source.matchAll(/\brelease\(\s*'(\d+\.\d+\.\d+)',\s*'(\d{4}-\d{2}-\d{2})',\s*'/g);
  return [...calls].map(([, version = '', day = '']) => ({ version, day }));
}
