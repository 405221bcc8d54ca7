import { allRoutes } from '@indeks/contract/all-routes';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { carRoutes } from '@indeks/contract/month/cars/cars.routes';
import type { Route } from '@indeks/contract/common/route';
import { expect, test } from 'vitest';
import { excused, isWriting, judgeWrites } from './audited-writes.ts';

const change = 'update "cars" set "brand" = $1 where "id" = $2';
const trace = 'insert into "audit_log" ("at") values ($1)';
const audited = ['begin', change, trace, 'commit'];
const signOut = ['delete from "sessions" where "id" = $1'];

/** All other routes behave; this is what one of them did. */
const judge = (route: Route, texts: readonly string[]) => {
  const all = allRoutes
    .filter(isWriting)
    .map((each) => ({ route: each, texts: excused.has(each) ? signOut : audited }));
  const observed = [...all.filter((each) => each.route !== route), { route, texts }];
  return judgeWrites(
    observed.map(({ route: of, texts: sent }) => ({
      route: of,
      statements: sent.map((sql) => ({ sql, parameters: [] })),
    })),
  );
};

test('when every write leaves a trace, those that do and those that are excused make all', () => {
  const { writes, audited: traced, excused: without, failures } = judge(carRoutes.edit, audited);
  expect([failures, traced + without, without]).toEqual([[], writes, excused.size]);
});

test.each([
  ['no trace', ['begin', change, 'commit']],
  ['a trace in another transaction', ['begin', change, 'commit', 'begin', trace, 'commit']],
  ['a trace outside of the transaction', ['begin', change, 'commit', trace]],
  ['a second change without one', [...audited, change]],
  ['plain SQL', [...audited, 'delete from cars where id = $1']],
])('a change with %s fails', (_, texts) => {
  expect(judge(carRoutes.edit, texts).failures).toEqual([
    'PUT /api/cars/:id changes data without an audit row',
  ]);
});

test('sessions, repeated requests and jobs need no trace of their own', () => {
  const technical = [
    'update "sessions" set "last_seen_at" = $1',
    'insert into "idempotency_keys" ("key") values ($1)',
    'INSERT INTO pgboss.job_common (id) values ($1)',
  ];
  expect(judge(carRoutes.edit, [...technical, ...audited]).failures).toEqual([]);
});

test('an excuse that is not needed fails', () => {
  expect(judge(accountRoutes.logout, audited).failures).toEqual([
    expect.stringContaining('is excused without need'),
  ]);
});
