import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild } from './children.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-children-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('what a process says is in its log when it has ended, after what was there', async () => {
  const log = join(dir, 'new', 'log');
  for (const word of ['first', 'second']) {
    const child = startChild(word, 'sh', ['-c', `echo ${word}; echo ${word} problem >&2`], { log });
    expect(await child.ended).toBe(0);
  }
  expect(readFileSync(log, 'utf8')).toBe('first\nfirst problem\nsecond\nsecond problem\n');
});

test('a program that is not there has ended', async () => {
  const child = startChild('nothing', 'indeks-no-such-program', [], { log: join(dir, 'log') });
  expect(await child.ended).toBe(127);
});
