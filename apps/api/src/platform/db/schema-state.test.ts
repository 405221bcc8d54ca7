import { expect, test } from 'vitest';
import { judgeSchema } from './schema-state.ts';

const build = { migrations: ['0001-a.sql', '0002-b.sql'] };

test.each([
  ['the same', build, build, 'current'],
  ['one not applied yet', build, { migrations: ['0001-a.sql'] }, 'behind'],
  ['none applied yet', build, { migrations: [] }, 'behind'],
  ['a later one applied', build, { migrations: [...build.migrations, '0003-c.sql'] }, 'ahead'],
  [
    'a later one applied and an earlier one missing',
    build,
    { migrations: ['0001-a.sql', '0003-c.sql'] },
    'behind',
  ],
  ['the same logic', { ...build, logic: 'x' }, { ...build, logic: ['w', 'x'] }, 'current'],
  ['logic of a later build', { ...build, logic: 'x' }, { ...build, logic: ['x', 'y'] }, 'current'],
  ['logic not there yet', { ...build, logic: 'x' }, { ...build, logic: ['w'] }, 'behind'],
  ['no logic at all', { ...build, logic: 'x' }, build, 'behind'],
] as const)('%s', (_, own, applied, state) => {
  expect(judgeSchema(own, applied)).toBe(state);
});
