import { role, type Role } from '@indeks/contract/access/roles';
import { expect, test } from 'vitest';
import * as rules from './access.rules.ts';
import type { People } from './verdict.ts';

const nobody: People = { ids: [], total: 0 };
const two: People = { ids: [7, 9], total: 2 };

test.each<[readonly Role[], boolean, string, string | undefined]>([
  [[1, 6, 11], true, 'ok', undefined],
  [[0, 1, 6, 11], true, 'ok', undefined],
  [[1, 11], true, 'bad', 'Dopisz te role w\u00a0ustawieniu SECOND_STEP_ROLES: 1,6,11.'],
  [[0], true, 'bad', 'Dopisz te role w\u00a0ustawieniu SECOND_STEP_ROLES: 0,1,6,11.'],
  [[], false, 'warning', 'Dopisz te role w\u00a0ustawieniu SECOND_STEP_ROLES: 1,6,11.'],
])('roles %j that must have a second step, in production %s: %s', (required, production, state, advice) => {
  expect(rules.judgeRoles({ required, production })).toMatchObject({ state, ...(advice && { advice }) });
});

test('the roles that are not asked for a second step are named', () => {
  expect(rules.judgeRoles({ required: [role.superAdmin], production: true }).says).toBe(
    'Drugi krok nie jest wymagany od ról: Sekretariat, Księgowość.',
  );
});

test.each([
  [
    'people without a second step',
    rules.judgeStepless,
    'Bez drugiego kroku, choć rola go wymaga: 2\u00a0osoby.',
  ],
  [
    'accounts never used',
    rules.judgeNeverUsed,
    'Założone ponad 30\u00a0dni temu i\u00a0nigdy nieużyte: 2\u00a0konta.',
  ],
  ['accounts not used for long', rules.judgeIdle, 'Nieużywane od ponad 180\u00a0dni: 2\u00a0konta.'],
  [
    'passwords kept in a way that nobody can read',
    rules.judgeHashes,
    'Hasło zapisane nieznanym sposobem: 2\u00a0konta.',
  ],
])('%s are a warning that names them', (_name, judge, says) => {
  expect(judge(two)).toMatchObject({ state: 'warning', says, people: two });
  expect(judge(two).advice).not.toBe('');
  expect(judge(nobody).state).toBe('ok');
});

test.each([
  [nobody, 0, 'ok', 'Żadna sesja nie trwa dłużej, niż pozwala rola.'],
  [nobody, 5, 'warning', 'Wygasło i\u00a0nie zostało usunięte: 5\u00a0sesji.'],
  [two, 5, 'bad', 'Trwa dłużej, niż pozwala rola: 2\u00a0sesje.'],
])('sessions too long %j and overdue %i: %s', (tooLong, overdue, state, says) => {
  expect(rules.judgeSessions({ tooLong, overdue })).toMatchObject({ state, says });
});

test.each([
  [nobody, true, 'ok'],
  [two, true, 'bad'],
  [two, false, 'warning'],
])('demo accounts %j, in production %s: %s', (people, production, state) => {
  expect(rules.judgeDemoAccounts({ people, production }).state).toBe(state);
});

test.each([
  ['production', 'ok'],
  ['development', 'warning'],
])('mode %s: %s', (mode, state) => {
  expect(rules.judgeMode({ mode }).state).toBe(state);
});
