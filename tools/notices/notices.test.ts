import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/root.ts';
import { noticesFile, writeNotices } from './notices.ts';
import { listProductionPackages } from './production-packages.ts';

test('the notices are those of the installed packages; if not, run pnpm notices', () => {
  const written = readFileSync(join(root, noticesFile), 'utf8');
  expect(written === writeNotices(root)).toBe(true);
});

test('fonts, what sharp brings and Node are among them, tools are not', () => {
  const packages = listProductionPackages(root);
  const licenceOf = (part: string) => packages.find(({ name }) => name === part)?.licence;
  expect(licenceOf('@fontsource-variable/figtree')).toBe('OFL-1.1');
  expect(licenceOf('@expo-google-fonts/noto-sans')).toContain('OFL-1.1');
  expect(licenceOf('@img/sharp-libvips-PLATFORM')).toBe('LGPL-3.0-or-later');
  expect(licenceOf('node-PLATFORM')).toBe('MIT');
  expect(licenceOf('vitest')).toBeUndefined();
  const libvips = packages.find(({ name }) => name === '@img/sharp-libvips-PLATFORM');
  expect(libvips?.texts.join('\n')).toContain('cairo');
});

test('every package names a licence that may be used in a product', () => {
  const known =
    /^(\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|Zlib|CC0-1\.0)( (AND|OR) )?)+\)?$/;
  const others = listProductionPackages(root).filter(
    ({ licence }) => !known.test(licence.replaceAll(/[()]/g, '')),
  );
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
    '@img/sharp-libvips-PLATFORM: LGPL-3.0-or-later',
    // Both are of the MIT licence, which their manifests do not name and their texts do.
    'png-js: see its text',
    'xmlhttprequest-ssl: see its text',
  ]);
});
