import { afterAll, expect, test } from 'vitest';
import { startSeededDatabase } from '#testing/seeded-database.ts';

const { client, close } = await startSeededDatabase();
afterAll(close);

const count = async (from: string): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${from}`);
  return rows[0]?.n ?? 0;
};

test('sessions fill two years and reach into the next month', async () => {
  expect(await count('meetings')).toBeGreaterThan(2_000);
  expect(await count("meetings where start_date < '2025-01-01'")).toBeGreaterThan(30);
  expect(await count("meetings where start_date > '2026-11-15'")).toBeGreaterThan(50);
  expect(await count("meetings where start_date >= '2027-01-01'")).toBe(0);
  expect(await count('meetings m join places p on p.id = m.pid where p.active = 0')).toBe(0);
});

test('every trip leads to a session or back from it, and none lies ahead', async () => {
  expect(await count('trips')).toBeGreaterThan(2_000);
  expect(await count("trips where date > '2026-11-15'")).toBe(0);
  const near = `select from meetings m join places p on p.id = m.pid where m.user_id = t.user_id
    and t.date between m.start_date and m.end_date and p.name in (t.start, t.destination)`;
  expect(await count(`trips t where not exists (${near})`)).toBe(0);
});

test('a session by car that is over has its hours', async () => {
  const hours = 'select from work_times w where w.user_id = t.user_id and w.date = t.date';
  expect(await count(`trips t where not exists (${hours})`)).toBe(0);
});

test('a trip keeps its car, also one that was sold', async () => {
  const differs = `trips t join cars c on c.id = t.cid where c.user_id <> t.user_id
    or (c.brand, c.model, c.engine, c.registration_nr)
      is distinct from (t.car_brand, t.car_model, t.car_engine, t.car_registration_nr)`;
  expect(await count(differs)).toBe(0);
  expect(await count('trips where cid is null')).toBeGreaterThan(10);
});

test('most go there and back in one trip, a few write two, and some a trip twice', async () => {
  const all = await count('trips');
  expect(await count('trips where return_to_start')).toBeGreaterThan(all * 0.6);
  expect(await count('trips where not return_to_start')).toBeGreaterThan(100);
  const twice = `(select from trips group by user_id, date, start, destination having count(*) > 1) d`;
  expect(await count(twice)).toBeGreaterThan(0);
  expect(await count(twice)).toBeLessThan(20);
});
