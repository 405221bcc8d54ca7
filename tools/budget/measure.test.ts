import { expect, test } from 'vitest';
import { measure, type Budget, type Manifest } from './measure.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['login.tsx', '_shell-5f3a.js', 'places.tsx', 'statistics.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  'login.tsx': { isDynamicEntry: true, file: 'login.js', imports: ['_react.js', 'index.html'] },
  '_shell-5f3a.js': { name: 'shell', file: 'shell.js', imports: ['index.html'] },
  'places.tsx': { isDynamicEntry: true, file: 'places.js', imports: ['_table.js'] },
  'statistics.tsx': { isDynamicEntry: true, file: 'statistics.js', dynamicImports: ['chart.tsx'] },
  'chart.tsx': { file: 'chart.js' },
  'theme.css': { file: 'theme.css' },
};

const kilobytes: Record<string, number> = {
  'index.js': 20,
  'react.js': 50,
  'table.js': 15,
  'login.js': 5,
  'shell.js': 30,
  'places.js': 4,
  'statistics.js': 6,
  'chart.js': 100,
};

const budget: Budget = {
  screens: [
    { name: 'login', limit: 75, modules: ['login.tsx'] },
    { name: 'statistics in use', limit: 200, modules: ['statistics.tsx'], inUse: true },
    { name: 'places', limit: 118, modules: ['shell', 'places.tsx', 'theme.css'] },
  ],
  anyRoute: { limit: 200, frame: ['shell'], tabbed: [], own: {} },
};

const sizeOf = (file: string) => (kilobytes[file] ?? 0) * 1000;

test('a screen loads the entry, its own chunk and everything both import, each once', () => {
  const [login, statistics, places] = measure(manifest, budget, sizeOf);
  expect(login).toEqual({
    name: 'login',
    limit: 75,
    size: 75,
    over: false,
    files: ['index.js', 'react.js', 'login.js'],
  });
  expect(statistics).toMatchObject({ name: 'statistics in use', limit: 200, size: 176, over: false });
  expect(places).toMatchObject({ name: 'places', limit: 118, size: 119, over: true });
});

test('every page of the router is measured in its frame, with the parts it loads later', () => {
  const pages = measure(manifest, budget, sizeOf).slice(3);
  expect(pages.map(({ name, size, over }) => [name, size, over])).toEqual([
    ['login.tsx', 105, false],
    ['places.tsx', 119, false],
    ['statistics.tsx', 206, true],
  ]);
});

test('a page that needs a library of its own has its own limit', () => {
  const anyRoute = { ...budget.anyRoute, own: { 'statistics.tsx': 300 } };
  const page = measure(manifest, { ...budget, anyRoute }, sizeOf).at(-1);
  expect(page).toMatchObject({ name: 'statistics.tsx', limit: 300, over: false });
});

test('a page of tabs is measured with each of them alone', () => {
  const tabs: Manifest = {
    ...manifest,
    'person.tsx': {
      isDynamicEntry: true,
      file: 'person.js',
      dynamicImports: ['places.tsx', 'statistics.tsx'],
    },
  };
  const anyRoute = { ...budget.anyRoute, tabbed: ['person.tsx'] };
  const lines = measure(tabs, { ...budget, anyRoute }, sizeOf);
  expect(lines.slice(-2).map(({ name, size, over }) => [name, size, over])).toEqual([
    ['person.tsx > places.tsx', 119, false],
    ['person.tsx > statistics.tsx', 206, true],
  ]);
  expect(lines.filter(({ name }) => name === 'person.tsx')).toEqual([]);
});

test('a screen that is not in the build any more is an error, not a zero', () => {
  const screens = [{ name: 'gone', limit: 1, modules: ['gone.tsx'] }];
  expect(() => measure(manifest, { ...budget, screens }, sizeOf)).toThrow('no chunk for gone.tsx');
});
