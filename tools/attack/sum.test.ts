import { expect, test } from 'vitest';
import { describeSum, foundNothing, sumUp } from './sum.ts';

const line = (name: string, leaks = 0, dear = 0) =>
  `attack ${name}: tries 10, leaks ${leaks}, wrong statuses 0, answers 500 0, too dear ${dear}`;

test('the parts are added up, and the dearest request is told', () => {
  const output = [line('rights'), 'slowest 3.1 ms of CPU: A', 'slowest 2.0 ms of CPU: B', line('cost')].join(
    '\n',
  );
  const sum = sumUp(output, ['rights', 'cost']);
  expect(sum && describeSum(sum)).toBe(
    'attack: tries 20, leaks 0, wrong statuses 0, answers 500 0, too dear 0, slowest body 3.1 ms of CPU: A',
  );
});

test.each([
  ['nothing found', line('rights'), true],
  ['a leak', line('rights', 1), false],
  ['a body that costs too much', line('rights', 0, 1), false],
  ['no try', line('rights').replace('10', '0'), false],
])('%s', (_, output, good) => {
  const sum = sumUp(output, ['rights']);
  expect(sum && foundNothing(sum)).toBe(good);
});

test('a part that broke is missed', () => {
  expect(sumUp(line('rights'), ['rights', 'shapes'])).toBeUndefined();
});
