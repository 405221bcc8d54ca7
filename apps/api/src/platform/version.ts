import { readFileSync } from 'node:fs';

/** Shown to people and to monitors. It stands once, in the manifest of the repository. */
export const appVersion = versionOf(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
);

function versionOf(manifest: string): string {
  const { version } = JSON.parse(manifest) as { version: string }; // our own manifest
  return version;
}
