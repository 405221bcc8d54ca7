import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { allTimesSortKeys, type AllTimesSortKey } from '@indeks/contract/month/work-times/work-times.keys';
import { workTimeRoutes as routes } from '@indeks/contract/month/work-times/work-times.routes';
import { startTestApp } from '#testing/test-app.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// Entries of 400 people, of whom every second is a Kowal: words that hit more than totals are counted, some of them
// only at the end of an order, words that hit few, and words of an entry as well as of its person.
await sql`
  insert into users (given_name, surname, email, user_role)
  select case n % 2 when 0 then 'Kowal' else 'Nowak' end, n % 40, 'p' || n || '@test.example', 0
  from generate_series(1, 400) as n`.execute(app.db);
const { id } = await app.db
  .selectFrom('users')
  .select('id')
  .where('email', '=', 'p1@test.example')
  .executeTakeFirstOrThrow();
await sql`
    insert into work_times (user_id, date, city, hours, comment)
    select ${id} + n % 400, date '2026-01-01' + n % 365,
      case when n % 4 = 0 then 'Żary' when n % 5 = 0 then 'Konin' else 'Łódź' end, 1 + n % 12,
      case when n % 700 = 0 then 'egzamin' when n % 3 = 0 then 'kolokwium' else '' end
    from generate_series(1, 12000) as n`.execute(app.db);
await app.asOwner('vacuum analyze');

const keys = {
  date: sql`w.date`,
  city: sql`w.city collate "pl-x-icu"`,
  hours: sql`w.hours`,
  username: sql`u.listed_name collate "pl-x-icu"`,
} satisfies Record<AllTimesSortKey, unknown>;

interface Asked {
  readonly search: string;
  readonly sortBy: AllTimesSortKey;
  readonly sortDesc: boolean;
  readonly page: number;
}

/** Everything that matches, by looking at each row: short words begin a word, others stand anywhere in it. */
const naive = async ({ search, sortBy, sortDesc, page }: Asked) => {
  const words = search.split(' ');
  const has = (column: string) =>
    sql.join(
      words.map((word) => {
        const plain = sql`search_text(${word})`;
        return word.length > 2
          ? sql`position(${plain} in ${sql.ref(column)}) > 0`
          : sql`position(' ' || ${plain} in ' ' || ${sql.ref(column)}) > 0`;
      }),
      sql` and `,
    );
  const matching = sql`from work_times as w join users as u on u.id = w.user_id
    where w.date between ${year.from} and ${year.to} and (${has('w.search')} or ${has('u.search')})`;
  const direction = sortDesc ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ id: number }>`select w.id ${matching}
    order by ${keys[sortBy]} ${direction}, w.id ${direction} limit 10 offset ${(page - 1) * 10}`.execute(
    app.db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(app.db);
  const cap = words.every((word) => word.length <= 2) ? 50 : 200;
  const total = Math.min(counted.rows[0]?.total ?? 0, cap);
  return { ids: page * 10 > cap ? [] : rows.map(({ id }) => id), total, capped: total === cap };
};

/** The first, one in the middle, and one behind all that are counted. */
const pages = [
  { page: 1, sortDesc: false },
  { page: 1, sortDesc: true },
  { page: 5, sortDesc: true },
  { page: 49, sortDesc: false },
];
const searches = [
  'ko',
  'k',
  'kowal',
  'kowal 7',
  'egzamin',
  'żary',
  'koni',
  'p12@test',
  'nowak kowal',
  'ex',
  'nic',
];

test.each(
  searches.flatMap((search) =>
    allTimesSortKeys.flatMap((sortBy) =>
      pages.map(({ page, sortDesc }) => ({ search, sortBy, sortDesc, page })),
    ),
  ),
)('the page is that of a search through everything: %o', async (asked) => {
  const { body } = await admin.call(routes.listAll, { query: { ...year, ...asked } });
  expect({ ...body, items: undefined, ids: body.items.map(({ id }) => id) }).toEqual(await naive(asked));
});

test('a year of everybody is too long for one document and says so', async () => {
  const { status, error } = await admin.call(routes.orderRegisterOfAll, { query: year });
  expect([status, error.code]).toEqual([422, 'list/too-long']);
});
