import { getPriority } from 'node:os';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { run } from './fixtures/odd.task.ts';
import { createThreads, type ThreadOptions, type ThreadPool, type ThreadTask } from './threads.ts';

const script = new URL('./fixtures/odd.task.ts', import.meta.url);
const short: ThreadTask<typeof run> = { script, withinMs: 60_000 };
const long: ThreadTask<typeof run> = { ...short, long: true };
const hurried: ThreadTask<typeof run> = { ...short, withinMs: 1_500 };

let threads: ThreadPool;
const lines: string[] = [];
const start = (options: Partial<ThreadOptions> = {}) =>
  (threads = createThreads({ log: pino({}, { write: (line) => void lines.push(line) }), ...options }));
afterEach(async () => {
  await threads.close();
  lines.length = 0;
});

const closedGate = () => new Int32Array(new SharedArrayBuffer(4));
const open = (gate: Int32Array) => {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
};

test('what never ends and what grows without end are refused, and the next one is read', async () => {
  start({ threads: 1, memoryMb: 64 });
  await expect(threads.run(hurried, { does: 'loop' }, 1)).rejects.toMatchObject({
    code: 'file/too-demanding',
    status: 422,
  });
  await expect(threads.run(short, { does: 'grow' }, 1)).rejects.toMatchObject({ code: 'file/too-demanding' });
  expect(await threads.run(short, { does: 'answer', word: 'dalej' }, 1)).toBe('dalej');
});

test('a refusal comes out as it was, a failure without the words of the file', async () => {
  start();
  await expect(threads.run(short, { does: 'refuse' }, 1)).rejects.toMatchObject({
    code: 'album-numbers/too-many',
    details: { limit: 7 },
  });
  const failure = await threads.run(short, { does: 'fail', word: 'PESEL 44051401458' }, 1).catch(String);
  expect(failure).toContain('odd.task.ts');
  expect(failure + lines.join()).not.toContain('44051401458');
});

test('somebody with many in the queue does not hold up somebody with one', async () => {
  start({ threads: 1 });
  const gate = closedGate();
  const done: string[] = [];
  const read = async (word: string, person: number) =>
    done.push(await threads.run(short, { does: 'answer', word }, person));
  const held = threads.run(short, { does: 'hold', gate }, 1);
  const waiting = ['a1', 'a2', 'a3'].map((word) => read(word, 1)).concat(read('b1', 2));
  open(gate);
  await Promise.all([held, ...waiting]);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('long ones leave a thread free for short ones', async () => {
  start({ threads: 2 });
  const gate = closedGate();
  const held = [1, 2, 3].map((person) => threads.run(long, { does: 'hold', gate }, person));
  expect(await threads.run(short, { does: 'answer', word: 'krótki' }, 4)).toBe('krótki');
  open(gate);
  expect(await Promise.all(held)).toEqual(['', '', '']);
});

test('a queue that is full refuses, for everybody and for one', async () => {
  start({ threads: 1, waiting: 3, waitingOfOne: 2 });
  const gate = closedGate();
  const order = (person: number) => threads.run(short, { does: 'hold', gate }, person);
  const held = [order(1), order(1), order(1)];
  const refused = { code: 'upload/too-many', status: 429, details: { retryAfterSeconds: 5 } };
  await expect(order(1)).rejects.toMatchObject(refused);
  held.push(order(2));
  await expect(order(3)).rejects.toMatchObject(refused);
  open(gate);
  expect(await Promise.all(held)).toHaveLength(4);
});

test('a thread gives way to the one that answers', async () => {
  start();
  expect(await threads.run(short, { does: 'say its niceness' }, 1)).toBe(String(getPriority() + 5));
});
