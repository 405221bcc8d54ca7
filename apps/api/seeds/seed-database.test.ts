import { role, roles } from '@indeks/contract/access/roles';
import { readPesel } from '@indeks/contract/numbers/pesel';
import { questionnaireProblems } from '@indeks/contract/employment/questionnaire/questionnaire.problems';
import { withoutHidden } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import { questionnaireSave } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { documentColumn } from '#modules/employment/questionnaire/index.ts';
import { createPasswords } from '#platform/auth/passwords.ts';
import { openAsked, type AskedDatabase } from '#testing/asked-database.ts';
import { freshSealer } from '#testing/secrecy/sealer.ts';
import { cloneDatabase, type TestDatabase } from '#testing/template.ts';
import { testDatabase } from '#testing/test-database.ts';
import { demoAccounts, demoPassword, getDemoAccount, studentWithoutConsent } from './demo-accounts.ts';
import { enrolments } from './enrolments.ts';
import { seedDatabase } from './index.ts';
import { makePlan } from './plan.ts';

const today = '2026-11-15';
const sealer = freshSealer();
const opened: AskedDatabase[] = [];

/** An own database and a way to ask it: empty, or a copy of `sample`. */
const freshDatabase = (): Promise<AskedDatabase> => testDatabase().then(askable);
const seededDatabase = (): Promise<AskedDatabase> =>
  cloneDatabase(inject('services').databaseAdminUrl, sample.name).then(askable);

/** Seeded once, by the first of two runs. Nobody is connected to it, so that it can be copied. */
let sample: TestDatabase;
let runs: PromiseSettledResult<unknown>[];
beforeAll(async () => {
  sample = await testDatabase();
  const seed = { ownerUrl: sample.ownerUrl, scale: 1, today, sealer } as const;
  runs = await Promise.allSettled([seedDatabase(seed), seedDatabase(seed)]);
});

const askable = async (database: TestDatabase): Promise<AskedDatabase> => {
  const asked = await openAsked(database);
  opened.push(asked);
  return asked;
};

/** All rows of all tables; chance decides the salt of the password and what sealed values look like. */
const checksum = ({ ask }: AskedDatabase) =>
  ask(
    `select ${tables
      .map((table) => {
        const row = `(to_jsonb(t) - 'password_hash' - 'sealed')::text`;
        return `(select md5(string_agg(${row}, '|' order by ${row})) from ${table} t) as ${table}`;
      })
      .join(', ')}`,
  );

const tables = [
  'users',
  'places',
  'courses',
  'place_coordinators',
  'subjects',
  'subject_lecturers',
  'enrolments',
  'enrolment_courses',
  'enrolment_balances',
  'instalment_plans',
  'candidates',
  'protocols',
  'protocol_rows',
  'contracts',
  'questionnaires',
  'questionnaire_history',
  'student_forms',
  'student_form_history',
  'km_rates',
  'cars',
  'work_times',
  'trips',
  'meetings',
  'monthly_reports',
];

afterAll(async () => {
  for (const { drop } of opened) await drop();
  await sample.drop();
});

describe('scale 1', () => {
  let db: AskedDatabase;
  beforeAll(async () => void (db = await seededDatabase()));

  test('has the size of the provider', async () => {
    expect(await db.count('places')).toBe(24);
    expect(await db.count('courses')).toBe(40);
    expect(await db.count('users where user_role in (0, 5, 8)')).toBe(128);
    expect(await db.count('users where user_role = 3')).toBe(2_000);
    expect(await db.count('users where user_role = 11')).toBe(1);
    expect(await db.count('candidates')).toBe(300);
    expect(await db.count('payments')).toBeGreaterThan(5_500);
    expect(await db.count('protocols')).toBe(600);
    expect(await db.count('wrong_balances')).toBe(0);
    expect(await db.count('wrong_plans')).toBe(0);
    for (const parts of [2, 4, 10])
      expect(await db.count(`instalment_plans where cardinality(days) = ${parts}`)).toBeGreaterThan(300);
    expect(await db.count('enrolment_balances where balance < 0')).toBeGreaterThan(20);
  });

  test('a third of the candidates are students by now, the others have no account', async () => {
    const asStudents = `candidates c join enrolments e on e.id = c.enrolment_id join users u on u.id = e.uid
      where lower(u.email) = lower(c.email) and u.name = c.name and e.pid = c.pid`;
    expect(await db.count(asStudents)).toBe(100);
    expect(await db.count('candidates join users using (email) where enrolment_id is null')).toBe(0);
    expect(await db.count('candidates where enrolment_id is null')).toBe(200);
    expect(await db.count(`candidates where date >= '${today}'`)).toBe(0);
  });

  test('has people of every role and of no other', async () => {
    const found = await db.ask<{ user_role: number }>('select distinct user_role from users order by 1');
    expect(found.map((row) => row.user_role)).toEqual([...roles]);
  });

  test('has lecturers and administrative staff with a contract in each state', async () => {
    for (const group of ['(0, 5, 7, 8)', '(2, 4, 6)']) {
      const found = await db.ask<{ state: string }>(
        `select distinct case when contract_end is null then 'none' when contract_end < $1 then 'ended'
          when contract_end < $1::date + interval '1 month' then 'ending' else 'valid' end as state
        from users where user_role in ${group} order by 1`,
        [today],
      );
      expect(found.map(({ state }) => state)).toEqual(['ended', 'ending', 'none', 'valid']);
    }
    expect(await db.count('users where user_role in (1, 3, 11) and contract_end is not null')).toBe(0);
  });

  test('has the MBA course under its number, closed courses and long names', async () => {
    expect(await db.ask('select id from courses where mba')).toEqual([{ id: 21 }]);
    expect(await db.count('courses where active = 0')).toBe(4);
    expect(await db.count('courses where char_length(name) > 80')).toBe(4);
    expect(await db.count('enrolment_courses where cid = 21')).toBeGreaterThan(20);
  });

  test('every course has eight to fourteen subjects in each programme, in all three semesters', async () => {
    const plans = await db.ask<{ subjects: number; semesters: number }>(`
      select count(*)::int as subjects, count(distinct semester)::int as semesters
      from subjects group by cid, after_join`);
    expect(plans).toHaveLength(80);
    for (const { subjects, semesters } of plans) {
      expect(subjects).toBeGreaterThanOrEqual(8);
      expect(subjects).toBeLessThanOrEqual(14);
      expect(semesters).toBe(3);
    }
    expect(await db.count('subjects group by cid, after_join, name having count(*) > 1')).toBeUndefined();
    expect(await db.count('subjects join users u on u.id = uid where user_role not in (0, 5, 8)')).toBe(0);
  });

  test('the last lecturer of each subject in the history is the one it has', async () => {
    const differing = `subjects s join lateral (
      select uid from subject_lecturers h where h.sid = s.id order by date desc limit 1) last on true
      where last.uid is distinct from s.uid`;
    expect(await db.count(differing)).toBe(0);
    expect(
      await db.count('(select from subject_lecturers group by sid having count(*) > 1) taken'),
    ).toBeGreaterThan(50);
  });

  test('every place has one to three active coordinators', async () => {
    const sizes = await db.ask<{ n: number }>(`select count(u.id)::int as n from places p
      left join place_coordinators pc on pc.place_id = p.id
      left join users u on u.id = pc.user_id and u.user_role = 2 and u.active = 1 group by p.id`);
    expect(sizes).toHaveLength(24);
    expect(new Set(sizes.map(({ n }) => n))).toEqual(new Set([1, 2, 3]));
  });

  test('one place is new and can be deleted', async () => {
    const unused = 'places p where active = 1 and not exists (select from enrolments where pid = p.id)';
    expect(await db.count(unused)).toBe(1);
  });

  test('addresses differ and lead nowhere', async () => {
    const emails =
      'select lower(email) as email from users union all select email_alt from users where email_alt is not null';
    expect(await db.count(`(select email from (${emails}) e group by email having count(*) > 1) twice`)).toBe(
      0,
    );
    expect(
      await db.count(
        `(${emails} union all select email from places) e where email !~ '^[a-z0-9.-]+@[a-z.]+\\.example$'`,
      ),
    ).toBe(0);
  });

  test('telephones differ and belong to nobody', async () => {
    expect(await db.count("users where telephone !~ '^000[0-9]{6}$'")).toBe(0);
    expect(await db.count("places where telephone !~ '^001[0-9]{6}$'")).toBe(0);
    expect(await db.count('(select from users group by telephone having count(*) > 1) twice')).toBe(0);
  });

  test('students have one to four courses in some 2,600 enrolments, most of them in the newest three intakes', async () => {
    const sizes = await db.ask<{ n: number }>(`select count(sc.id)::int as n from users u
      left join enrolment_courses sc on sc.uid = u.id where user_role in (3, 5) group by u.id`);
    expect(new Set(sizes.map(({ n }) => n))).toEqual(new Set([1, 2, 3, 4]));
    const all = (await db.count('enrolments')) ?? 0;
    expect(all).toBeGreaterThan(2_500);
    expect(all).toBeLessThan(2_900);
    expect(await db.count("enrolments where date >= '2025-10-01'")).toBeGreaterThan(all * 0.6);
    expect(await db.ask('select min(date)::text, max(date)::text from enrolments')).toEqual([
      { min: '2020-10-01', max: '2026-10-01' },
    ]);
  });

  test('only students have enrolments, and none is new at a closed place or course', async () => {
    expect(await db.count('enrolments join users u on u.id = uid where user_role not in (3, 5)')).toBe(0);
    expect(
      await db.count(`enrolments e join enrolment_courses ec on ec.enrolment_id = e.id
        join places p on p.id = pid join courses c on c.id = cid
        where e.date >= '2025-10-01' and (p.active = 0 or c.active = 0)`),
    ).toBe(0);
  });

  test('nothing was made or accepted in the future', async () => {
    const early = `users where greatest(created_at, rodo) >= '${today}' or rodo < created_at`;
    for (const rows of [
      early,
      `security_events where at >= '${today}'`,
      `notifications where at >= '${today}'`,
    ])
      expect([rows, await db.count(rows)]).toEqual([rows, 0]);
  });

  test('the demo accounts can sign in with the one password', async () => {
    const found = await db.ask<{ email: string; user_role: number; password_hash: string }>(
      `select email, user_role, password_hash from users
        where email like '%@demo.indeks.example' and active = 1 and not must_change_password and rodo is not null order by id`,
    );
    expect(found.map(({ email, user_role }) => ({ email, role: user_role }))).toEqual(
      demoAccounts.map(({ email, role }) => ({ email, role })),
    );
    expect(await createPasswords('strong').verify(demoPassword, found[0]?.password_hash)).toBe(true);
    expect(await db.count('(select distinct password_hash from users) hashes')).toBe(1);
  });

  test('the demo coordinator has three places and meets the demo students there', async () => {
    const coordinator = getDemoAccount(role.coordinator).id;
    expect(await db.count(`place_coordinators where user_id = ${coordinator}`)).toBe(3);
    const seen = await db.ask<{ uid: number; n: number }>(
      `select uid, count(*)::int as n from enrolments join place_coordinators on place_id = pid
        where user_id = $1 and uid <= $2 group by uid order by uid`,
      [coordinator, studentWithoutConsent.id],
    );
    expect(seen).toEqual([
      { uid: getDemoAccount(role.lecturerAndStudent).id, n: 1 },
      { uid: getDemoAccount(role.student).id, n: 2 },
      { uid: studentWithoutConsent.id, n: 1 },
    ]);
  });

  test('one demo student has not accepted the notice', async () => {
    const { id, email } = studentWithoutConsent;
    expect(await db.ask('select email, rodo from users where id = $1', [id])).toEqual([
      { email, rodo: null },
    ]);
  });

  test('most lecturers filled in a form, some before 1 September, some changed it of late, some did not', async () => {
    const among = (condition: string) =>
      db.count(
        `users u left join questionnaires q on q.user_id = u.id where u.user_role in (0, 5, 8) and ${condition}`,
      );
    expect(await among('q.user_id is null')).toBeGreaterThan(5);
    expect(await among('q.user_id is not null')).toBeGreaterThan(90);
    expect(await among('q.user_id is not null and u.is_company = 1')).toBeGreaterThan(10);
    expect(await among(`q.form_date < '2026-09-01'`)).toBeGreaterThan(10);
    expect(await among(`q.changed_at > '2026-10-15'`)).toBeGreaterThan(4);
    expect(await among(`greatest(q.form_date, q.saved_at::date, q.changed_at::date) >= '${today}'`)).toBe(0);
    expect(
      await db.count(
        'questionnaire_history h left join questionnaires q using (user_id) where q.user_id is null',
      ),
    ).toBe(0);
    // The demo lecturer reaches the dashboard without a form or notice before it.
    const lecturer = getDemoAccount(role.lecturer).id;
    expect(await among(`q.form_date >= '2026-09-01' and u.rodo is not null and u.id = ${lecturer}`)).toBe(1);
  });

  test('every seeded form opens, passes the contract and names its person', async () => {
    const rows = await db.ask<{ user_id: number; name: string; sealed: string; is_company: number }>(
      'select user_id, name, sealed, is_company from questionnaires join users on id = user_id',
    );
    for (const { user_id, name, sealed, is_company } of rows) {
      const text = sealer.open(documentColumn, user_id, sealed);
      const save = { ...(JSON.parse(text) as object), version: 0 };
      expect(questionnaireProblems(save, today)).toEqual([]);
      const parsed = questionnaireSave.parse(save);
      expect(parsed.kind).toBe(is_company === 1 ? 'company' : 'person');
      if (parsed.kind === 'company') continue;
      const { personal } = parsed.form;
      expect(`${personal.name} ${personal.surname}`).toBe(name);
      expect(readPesel(personal.pesel)?.birthDate).toBe(personal.dayOfBirth);
      expect(withoutHidden(parsed.form)).toEqual(parsed.form);
    }
    expect(rows.length).toBeGreaterThan(100);
  });

  test('the longest name is there', async () => {
    expect(await db.count("users where name like '%Żółć-Brzęczyszczykiewicz'")).toBe(1);
  });

  test('what is added afterwards gets the next number', async () => {
    const [last] = await db.ask<{ max: number }>('select max(id) from courses');
    const added = await db.ask("insert into courses (name) values ('Nowy kierunek') returning id");
    await db.ask("delete from courses where name = 'Nowy kierunek'");
    expect(added).toEqual([{ id: (last?.max ?? 0) + 1 }]);
  });

  test('the planner knows the sizes', async () => {
    const [users] = await db.ask<{ rows: number }>(
      "select reltuples::int as rows from pg_class where relname = 'users'",
    );
    expect(users?.rows).toBe(await db.count('users'));
  });
});

describe('two runs', () => {
  test('at once on one database: one writes, the other is refused', () => {
    expect(runs.map((run) => run.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of another day make other rows', () => {
    const rowsOf = (day: string) => [
      ...enrolments.rows(makePlan({ scale: 1, today: day, sealer, passwordHash: '' })),
    ];
    expect(rowsOf(today)).toEqual(rowsOf(today));
    expect(rowsOf('2027-03-01')).not.toEqual(rowsOf(today));
  });
});

describe('a database with data', () => {
  test('is refused, kept or replaced, as the caller says', async () => {
    const db = await seededDatabase();
    const seed = { ownerUrl: db.ownerUrl, scale: 1, today, sealer } as const;
    const before = await checksum(db);
    await db.ask('delete from place_coordinators where place_id = 1');
    await db.ask(
      "insert into audit_log (at, actor_id, action, request_id) values (now(), 1, 'test', 'test')",
    );

    await expect(seedDatabase(seed)).rejects.toThrow('has data already');
    expect(await seedDatabase({ ...seed, ifNotEmpty: 'keep' })).toBeUndefined();
    expect(await checksum(db)).not.toEqual(before);

    expect(await seedDatabase({ ...seed, ifNotEmpty: 'reset' })).toMatchObject({ places: 24, courses: 40 });
    expect(await checksum(db)).toEqual(before);
    expect(await db.count('audit_log')).toBe(0);
  });

  test('that is not the seed’s is never emptied', async () => {
    const { ownerUrl, ask, count } = await freshDatabase();
    await ask(
      "insert into users (given_name, surname, email, user_role) values ('Prawdziwa', 'Osoba', 'osoba@firma.example', 1)",
    );
    const reset = seedDatabase({ ownerUrl, scale: 1, today, sealer, ifNotEmpty: 'reset' });
    await expect(reset).rejects.toThrow('no demo accounts');
    expect(await count('users')).toBe(1);
  });
});

describe('refusals', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('never runs in production', async () => {
    const { ownerUrl, count } = await freshDatabase();
    vi.stubEnv('NODE_ENV', 'production');
    const seeding = seedDatabase({ ownerUrl, scale: 1, today, sealer });
    await expect(seeding).rejects.toThrow('does not run in production');
    expect(await count('users')).toBe(0);
  });

  test('asks for the migrations', async () => {
    const { ownerUrl, ask } = await freshDatabase();
    await ask('drop table subjects cascade');
    await expect(seedDatabase({ ownerUrl, scale: 1, today, sealer })).rejects.toThrow('pnpm db:migrate');
  });

  test('leaves nothing behind when it fails', async () => {
    const { ownerUrl, ask, count } = await freshDatabase();
    await ask('alter table enrolments add check (id < 1000)');
    await expect(seedDatabase({ ownerUrl, scale: 1, today, sealer })).rejects.toThrow('enrolments');
    expect(await count('users')).toBe(0);
  });

  test('before the first intake there is nothing to make', async () => {
    const { ownerUrl } = await freshDatabase();
    const seeding = seedDatabase({ ownerUrl, scale: 1, sealer, today: '2020-09-30' });
    await expect(seeding).rejects.toThrow('2020-09-30');
  });
});
