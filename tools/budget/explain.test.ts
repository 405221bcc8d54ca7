import { expect, test } from 'vitest';
import { explain, namePackage } from './explain.ts';

test.each([
  ['../../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js', 'zod'],
  ['../../node_modules/.pnpm/@mantine+core@9/node_modules/@mantine/core/esm/index.mjs', '@mantine/core'],
  ['../../packages/contract/src/provider/places/places.routes.ts', 'contract'],
  ['src/shared/ui/table/data-table.tsx', 'src/shared/ui'],
  ['src/main.tsx', 'src/main.tsx'],
])('%s belongs to %s', (id, name) => {
  expect(namePackage(id)).toBe(name);
});

test('the size of a file is shared among its modules, and the shares of a package are added up', () => {
  const modules = {
    'a.js': { 'src/app/shell/shell.tsx': 100, 'node_modules/zod/one.js': 300 },
    'b.js': { 'node_modules/zod/two.js': 10, 'src/app/shell/shell.module.css': 0 },
    'other.js': { 'node_modules/recharts/index.js': 900 },
  };
  const sizes: Record<string, number> = { 'a.js': 4000, 'b.js': 500 };
  expect(explain(['a.js', 'b.js'], modules, (file) => sizes[file] ?? 0)).toEqual([
    { name: 'zod', size: 3.5 },
    { name: 'src/app/shell', size: 1 },
  ]);
});
