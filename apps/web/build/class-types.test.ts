import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compareClassTypes } from './class-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'indeks-class-types-'));
const sheet = join(folder, 'row.module.css');
const types = join(folder, 'row.module.d.css.ts');
afterEach(() => rmSync(folder, { recursive: true }));

test('the types of a sheet name its classes, are stale after a change, and go with the sheet', async () => {
  writeFileSync(
    sheet,
    '.row { color: red; & > .last-cell { color: blue; } }\n:global(.kit) { color: red; }\n',
  );
  expect(await compareClassTypes(folder, 'check')).toEqual([types]);
  expect(existsSync(types)).toBe(false);

  await compareClassTypes(folder, 'write');
  expect(readFileSync(types, 'utf8')).toBe(
    "declare const classes: {\n  readonly 'last-cell': string;\n  readonly row: string;\n};\nexport default classes;\n",
  );
  expect(await compareClassTypes(folder, 'check')).toEqual([]);

  writeFileSync(sheet, '.cell { color: red; }\n');
  expect(await compareClassTypes(folder, 'check')).toEqual([types]);

  rmSync(sheet);
  expect(await compareClassTypes(folder, 'write')).toEqual([types]);
  expect(existsSync(types)).toBe(false);
});
