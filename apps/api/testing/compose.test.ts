import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingNames } from '#platform/config.ts';
import { threadLimits } from '#platform/threads/threads.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const compose = readFileSync(`${root}ops/compose.yaml`, 'utf8');
const example = readFileSync(`${root}ops/example.env`, 'utf8');

const named = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test('the compose file names every setting, and no setting that there is not', () => {
  const block = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? '';
  expect(named(block, /^ {4}([A-Z0-9_]+):/gm)).toEqual([...settingNames].sort());
});

test('whatever the compose file asks of ops/.env stands in the example', () => {
  expect(named(example, /^([A-Z0-9_]+)=/gm)).toEqual(named(compose, /\$\{([A-Z0-9_]+)\}/g));
});

test('every container is confined', () => {
  const services = /\nservices:\n([\s\S]*?)\nvolumes:/.exec(compose)?.[1] ?? '';
  const names = named(services, /^ {2}([a-z0-9-]+):$/gm);
  const confined = named(services, /^ {2}([a-z0-9-]+):\n {4}<<: \*(?:confined|indeks|api)$/gm);
  expect(names).toContain('proxy');
  expect(confined).toEqual(names);
  expect(compose).toMatch(
    /x-confined: &confined\n(?: {2}.*\n)*? {2}read_only: true\n {2}cap_drop: \[ALL\]\n/,
  );
  expect(named(compose, /cap_add: \[(.*)\]/g)).toEqual(['NET_BIND_SERVICE']);
});

const megabytes = (text: string): number => (text.endsWith('g') ? 1_000 : 1) * Number.parseInt(text, 10);

test('every container has a limit of memory, and that of the API holds all its heaps', () => {
  const services = /\nservices:\n([\s\S]*?)\nvolumes:/.exec(compose)?.[1] ?? '';
  const names = named(services, /^ {2}([a-z0-9-]+):$/gm);
  const limited = named(
    services,
    /^ {2}([a-z0-9-]+):\n {4}<<: \*(?:indeks|api|confined\n {4}mem_limit: (?:\d+[mg]|\$\{\w+:-\d+[mg]\}))$/gm,
  );
  expect(limited).toEqual(names);
  const [limit = ''] = named(
    /\nx-indeks:[\s\S]*?\nx-api:/.exec(compose)?.[0] ?? '',
    /^ {2}mem_limit: (.*)$/gm,
  );
  const containerfile = readFileSync(`${root}ops/Containerfile`, 'utf8');
  const [heap = ''] = named(containerfile, /--max-old-space-size=(\d+)/g);
  const { threads, memoryMb, longMemoryMb } = threadLimits;
  // Those of short work stay while a long one has a thread of its own.
  const reading = threads * memoryMb + longMemoryMb;
  const image = 500;
  expect(Number(heap)).toBeGreaterThan(0);
  expect(megabytes(limit)).toBeGreaterThanOrEqual(Number(heap) + 2 * 512 + reading + image);
});

test.each(['ops/sealing-keys.json', 'ops/.env', 'sealing-keys-old.json'])('git ignores %s', (path) => {
  expect(execFileSync('git', ['check-ignore', path], { cwd: root, encoding: 'utf8' })).toBe(`${path}\n`);
});
