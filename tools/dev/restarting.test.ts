import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startChild, type Child } from '../shared/children.ts';
import { onSourceChange, restarting } from './restarting.ts';

const dir = mkdtempSync(join(tmpdir(), 'indeks-dev-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a burst of saves, also those that rename a new file over the old one, is heard once each time, in new folders too', async () => {
  mkdirSync(join(dir, 'modules', 'places'), { recursive: true });
  const file = join(dir, 'modules', 'places', 'places.service.ts');
  writeFileSync(file, '1');
  const heard = vi.fn<() => void>();
  const stop = onSourceChange([dir], heard, 50);
  for (let save = 1; save <= 3; save += 1) {
    for (const part of ['a', 'b']) {
      writeFileSync(`${file}.new`, `${save}${part}`);
      renameSync(`${file}.new`, file);
    }
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(save), 20_000);
  }
  mkdirSync(join(dir, 'modules', 'courses'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4), 20_000);
  writeFileSync(join(dir, 'modules', 'courses', 'courses.service.ts'), 'new');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(5), 20_000);
  stop();
});

test('two restarts at once leave exactly one process, and ending ends it', async () => {
  const begun: Child[] = [];
  const service = restarting(() => {
    const child = startChild('sleeper', 'sleep', ['60'], { log: join(dir, 'log') });
    begun.push(child);
    return child;
  });
  await Promise.all([service.restart(), service.restart()]);
  const alive = () =>
    begun.filter((child) => child.process.exitCode === null && child.process.signalCode === null);
  expect(begun).toHaveLength(3);
  expect(alive()).toEqual([begun[2]]);
  await service.end();
  expect(alive()).toEqual([]);
});
