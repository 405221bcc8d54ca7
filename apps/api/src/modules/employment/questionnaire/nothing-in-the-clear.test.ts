import { Redis } from 'ioredis';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { historyRoutes } from '@indeks/contract/employment/questionnaire/history.routes';
import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { draftRoutes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { companySave, draftSave, personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';

const logged: string[] = [];

const app = await startTestApp({ onLog: (line) => void logged.push(line) });
afterAll(() => app.close());
const person = await app.person({ role: 0 });
const uid = person.id;
const lecturer = await app.signedInAs(person);

/** Found nowhere else by chance. */
const canaries = [
  '81071998765',
  'KANAREK-9917',
  '61109010140000071219812874',
  'Kanarkowo Dolne',
  '5261040828',
];
const [pesel = '', idNumber = '', accountNumber = '', city = '', nip = ''] = canaries;
const telling = {
  ...fullForm,
  personal: { ...fullForm.personal, pesel, idNumber, nip },
  address: { ...fullForm.address, city },
  salary: { ...fullForm.salary, accountNumber },
};

/** Every row of every table that there is, as text: also of the jobs and of the idempotency keys. */
const everyTable = async (): Promise<string> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.idempotency_keys');
  let text = '';
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    text += rows.map(({ row }) => row).join('\n');
  }
  await owner.end();
  return text;
};

const everyKey = async (): Promise<string> => {
  const redis = new Redis(app.services.config.REDIS_URL);
  const keys = await redis.keys('*');
  const dumps = await Promise.all(keys.map(async (key) => (await redis.dumpBuffer(key))?.toString('latin1')));
  redis.disconnect();
  return [...keys, ...dumps].join('\n');
};

test('what a questionnaire says is in no table, no key of Redis and no line of the log', async () => {
  const params = { uid };
  const save = (body: object) =>
    lecturer.raw(
      routes.save,
      { params, body },
      { 'idempotency-key': 'a7c5c3a0-38a5-4f5e-8d0e-1f1f6f6f0001' },
    );
  const keep = (draft: object) =>
    lecturer.raw(draftRoutes.keep, { params, body: { ...draftSave(telling), ...draft } });
  expect((await save(personSave())).status).toBe(200);
  expect((await save(personSave(telling, 1))).status).toBe(200);
  expect((await keep({})).status).toBe(200);
  for (const draft of [{}, { version: 1, form: { ...telling, [`note ${pesel}`]: 1 } }])
    expect((await keep(draft)).status).toBeGreaterThanOrEqual(400);
  // Refused with the document in hand: too old, of the other kind, with a fault, with a date ahead.
  const late = { ...telling, registerFormGeneral: { formDate: '2027-01-01' } };
  const faulty = { ...telling, personal: { ...telling.personal, surname: '' } };
  for (const body of [
    personSave(telling, 1),
    companySave({ ...fullCompanyForm, nip }, 2),
    personSave(faulty, 2),
    personSave(late, 2),
    { ...personSave(telling, 2), [`note ${pesel}`]: 1 },
  ])
    expect((await save(body)).status).toBeGreaterThanOrEqual(400);
  // Read and printed.
  const { text } = await lecturer.call(routes.get, { params });
  for (const canary of canaries) expect(text).toContain(canary);
  await lecturer.call(historyRoutes.ofUser, { params: { id: uid }, query: {} });
  expect((await lecturer.call(paperRoutes.formPdf, { params })).status).toBe(200);

  const [tables, keys] = [await everyTable(), await everyKey()];
  expect(tables).toContain('questionnaire.save');
  expect(logged.length).toBeGreaterThan(5);
  for (const canary of canaries)
    for (const [place, content] of Object.entries({ tables, keys, log: logged.join('\n') }))
      expect([place, canary, content.includes(canary)]).toEqual([place, canary, false]);
});

test('a sealed document opens only at its own place', async () => {
  const thief = await app.person({ role: 0 });
  await app.asOwner(
    `insert into questionnaires (user_id, sealed, form_date, saved_at)
      select ${thief.id}, sealed, form_date, saved_at from questionnaires where user_id = ${uid}`,
  );
  const { status, text } = await (
    await app.signedInAs(thief)
  ).call(routes.get, { params: { uid: thief.id } });
  expect(status).toBe(500);
  for (const canary of canaries) expect(text).not.toContain(canary);
  await sql`delete from questionnaires where user_id = ${thief.id}`.execute(app.db);
});
