import { describe, expect, test } from 'vitest';
import { limiter } from './limiter.ts';

const queue = () => {
  const done: string[] = [];
  const release: (() => void)[] = [];
  const limited = limiter({ atOnce: 1, waiting: 4, waitingOfCaller: 3, refusal: 'request/too-many' });
  const ask = (name: string, caller?: string) =>
    limited(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      done.push(name);
    }, caller);
  const finishAll = async (asked: Promise<void>[]) => {
    const all = Promise.all(asked);
    for (let left = asked.length; left > 0; left -= 1) {
      await new Promise(setImmediate);
      release.shift()?.();
    }
    await all;
  };
  return { ask, done, finishAll };
};

describe('a bounded queue', () => {
  test('callers take turns, each in the order of asking', async () => {
    const { ask, done, finishAll } = queue();
    await finishAll([
      ask('crowd 1', 'crowd'),
      ask('crowd 2', 'crowd'),
      ask('crowd 3', 'crowd'),
      ask('somebody', 'other'),
    ]);
    expect(done).toEqual(['crowd 1', 'somebody', 'crowd 2', 'crowd 3']);
  });

  test('without callers it is first come, first served', async () => {
    const { ask, done, finishAll } = queue();
    await finishAll([ask('1'), ask('2'), ask('3')]);
    expect(done).toEqual(['1', '2', '3']);
  });

  test('one caller fills only a part of it, and all together no more than it holds', async () => {
    const { ask, finishAll } = queue();
    const asked = ['1', '2', '3', '4'].map((name) => ask(name, 'crowd'));
    await expect(ask('5', 'crowd')).rejects.toMatchObject({ code: 'request/too-many' });
    asked.push(ask('6', 'other'));
    await expect(ask('7', 'third')).rejects.toMatchObject({ code: 'request/too-many' });
    await finishAll(asked);
  });

  test('work that fails gives its place back', async () => {
    const limited = limiter({ atOnce: 1, waiting: 0, refusal: 'request/too-many' });
    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limited(() => Promise.resolve('served'))).toBe('served');
  });
});
