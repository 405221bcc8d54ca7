import { role } from '@indeks/contract/access/roles';
import { afterAll, describe, expect, test } from 'vitest';
import { startSeededDatabase } from '#testing/seeded-database.ts';
import { getDemoAccount } from './demo-accounts.ts';

const demo = getDemoAccount(role.lecturer).id;
const { client, close } = await startSeededDatabase();
afterAll(close);

const ask = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
const count = async (from: string) => Number((await ask(`select count(*) as n from ${from}`))[0]?.['n']);

describe('the demo lecturer', () => {
  test('has this month open with entries, the last one sent and one rejected with a reason', async () => {
    const reports = await ask(
      `select to_char(month, 'YYYY-MM') as month, type, status, reason is not null as reason from monthly_reports
        where user_id = ${demo} and month >= '2026-08-01' order by month desc, type`,
    );
    const three = (month: string, [czas, przejazd, zjazd]: readonly number[]) =>
      [
        { month, type: 'czas', status: czas },
        { month, type: 'przejazd', status: przejazd },
        { month, type: 'zjazd', status: zjazd },
      ].map((report) => Object.assign(report, { reason: report.status === 0 }));
    expect(reports).toEqual([
      ...three('2026-10', [1, 1, 1]),
      ...three('2026-09', [2, 0, 2]),
      ...three('2026-08', [2, 2, 2]),
    ]);
    for (const entries of ['work_times', 'trips'])
      expect(await count(`${entries} where user_id = ${demo} and date >= '2026-11-01'`)).toBeGreaterThan(0);
  });

  test('has accepted months and hours over two years, and two cars', async () => {
    const months = `(select distinct date_trunc('month', date) from work_times where user_id = ${demo}) m`;
    expect(await count(months)).toBe(24);
    expect(await count(`monthly_reports where user_id = ${demo} and status = 2 and type = 'czas'`)).toBe(22);
    expect(await count(`cars where user_id = ${demo}`)).toBe(2);
  });
});

describe('everybody', () => {
  test('worked 1 to 10 hours a day, and lecturers at weekends', async () => {
    expect(await count('work_times where hours > 10 and city <> $$on-line$$')).toBe(0);
    expect(await count('work_times where city <> $$on-line$$ and extract(isodow from date) < 5')).toBe(0);
    expect(await count('work_times')).toBeGreaterThan(4_000);
    expect(await count("work_times where date > '2026-11-15' or date < '2024-12-01'")).toBe(0);
  });

  test('sent no empty month, and only what their role may send', async () => {
    const empty = (type: string, table: string, day: string) =>
      count(`monthly_reports r where type = '${type}' and not exists (select from ${table} e
        where e.user_id = r.user_id and date_trunc('month', ${day}) = r.month)`);
    expect(await empty('czas', 'work_times', 'date')).toBe(0);
    expect(await empty('przejazd', 'trips', 'date')).toBe(0);
    expect(await empty('zjazd', 'meetings', 'start_date')).toBe(0);
    const foreign = `monthly_reports r join users u on u.id = r.user_id where type <> 'czas'`;
    expect(await count(`${foreign} and user_role not in (0, 5)`)).toBe(0);
    expect(
      await count('monthly_reports r join users u on u.id = r.user_id where user_role = 7'),
    ).toBeGreaterThan(20);
  });

  test('was decided after sending, never ahead of time, and knows why it was rejected', async () => {
    expect(await count("monthly_reports where greatest(sent_at, decided_at) >= '2026-11-16'")).toBe(0);
    expect(await count('monthly_reports where decided_at <= sent_at')).toBe(0);
    expect(await count('monthly_reports where (status = 1) <> (decided_at is null)')).toBe(0);
    expect(await count('monthly_reports where (status = 0) <> (reason is not null)')).toBe(0);
  });

  test('waits in all three states, some of it with something to look at', async () => {
    const october = "monthly_reports where month = '2026-10-01'";
    for (const status of [0, 1, 2])
      expect(await count(`${october} and status = ${status}`)).toBeGreaterThan(3);
    const long = `(select from work_times where date >= '2026-10-01' group by user_id, date having sum(hours) > 16) d`;
    expect(await count(long)).toBeGreaterThan(0);
  });

  test('has a car and a rate in force', async () => {
    const people = 'users u where user_role in (0, 5, 7, 8)';
    expect(await count(`${people} and not exists (select from cars where user_id = u.id)`)).toBe(0);
    expect(
      await count(
        `${people} and not exists (select from km_rates where user_id = u.id and valid_from <= '2024-12-01')`,
      ),
    ).toBe(0);
    const unfixed = `trips t join monthly_reports r on r.user_id = t.user_id and r.type = 'przejazd'
      and r.month = date_trunc('month', t.date) where (r.status = 2) <> (t.accepted_rate is not null)`;
    expect(await count(unfixed)).toBe(0);
  });
});

describe('weekends', () => {
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
});
