import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSingleConnection } from '#testing/single-connection.ts';
import { isPrepared, plannedForValues } from './statement-names.ts';

const { db } = await openSingleConnection();

const places = db.selectFrom('places').select('id');

describe('a list of values', () => {
  test.each([
    ['one', [7], 'where "id" in ($1)', [7]],
    ['several', [7, 8, 9], 'where "id" = any($1)', [[7, 8, 9]]],
  ])('with %s', (_, ids, where, parameters) => {
    const compiled = places.where('id', 'in', ids).compile();
    expect([compiled.sql, compiled.parameters]).toEqual([`select "id" from "places" ${where}`, parameters]);
  });

  test.each(['in', 'not in'] as const)('%s finds what a parameter for each value finds', async (how) => {
    const words = ['ko, "ma', "O'Brien\\", 'Łódź'];
    const rows = await db
      .selectFrom(sql<{ word: string }>`unnest(${[...words, 'inne']}::text[])`.as<'each'>(sql`each(word)`))
      .select('word')
      .where('word', how, words)
      .execute();
    expect(rows.map(({ word }) => word)).toEqual(how === 'in' ? words : ['inne']);
  });

  test('of days and of bytes arrives as it is', async () => {
    const days = ['2026-10-03', '2026-10-04'];
    const keys = [Buffer.from([0, 255, 92]), Buffer.from('żółć')];
    const { rows } = await sql<{ amount: number }>`${db
      .selectNoFrom(({ fn }) => fn.countAll<number>().as('amount'))
      .where(sql`'2026-10-04'::date`, 'in', days)
      .where(sql`decode('00ff5c', 'hex')`, 'in', keys)}`.execute(db);
    expect(rows).toEqual([{ amount: 1 }]);
  });
});

describe('a bound on the rows', () => {
  const page = (offset: number) => places.orderBy('id').limit(25).offset(offset).compile();

  test('and the place of the first page are written into the text', () => {
    expect([page(0).sql, page(0).parameters]).toEqual([
      'select "id" from "places" order by "id" limit 25 offset 0',
      [],
    ]);
  });

  test('a later page has a parameter, so that all of them share a text that is not prepared', () => {
    expect([page(50).sql, page(50).parameters]).toEqual([
      'select "id" from "places" order by "id" limit 25 offset $1',
      [50],
    ]);
    expect(isPrepared(page(50).sql)).toBe(false);
  });
});

test.each([
  ['select id from places where id = $1 limit 25', true],
  [`select id from places where id = $1 limit 25 ${plannedForValues}`, false],
  ['select id from places where search like $1 limit $2', false],
  ['insert into places (id) values ($1) on conflict (id) where active = $2 do nothing', false],
])('%s: prepared %s', (text, expected) => {
  expect(isPrepared(text)).toBe(expected);
});
