import { makeNrb } from '@indeks/contract/numbers/nrb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOlderDatabase } from './older-database.ts';

/** A database with an enrolment as it was when an enrolment had one course, brought to the model of today. */
const { client, migrate, close } = await startOlderDatabase('0030-studies.sql');
afterAll(close);
beforeAll(async () => {
  await client.query(`
    insert into users (id, given_name, surname, email, user_role) values (1, 'Ewa', 'Lis', 'e@test.example', 3);
    insert into places (id, name, organization, address, telephone, email) values (1, 'Łódź', 'S', 'A', '1', 'l@test.example');
    insert into courses (id, name) values (1, 'Logopedia'), (2, 'Mediacje');
    insert into student_courses (id, uid, cid, pid, date) values (7, 1, 1, 1, '2025-10-01')`);
  await migrate();
});

const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

test('an enrolment keeps its number, and its course stands in the first slot', async () => {
  expect(await ask('select id, uid, pid, date::text from enrolments')).toEqual([
    { id: 7, uid: 1, pid: 1, date: '2025-10-01' },
  ]);
  expect(await ask('select enrolment_id, slot, cid from enrolment_courses')).toEqual([
    { enrolment_id: 7, slot: 1, cid: 1 },
  ]);
  const [next] = await ask("select nextval(pg_get_serial_sequence('enrolments', 'id'))::int as id");
  expect(next).toEqual({ id: 8 });
});

describe('the database refuses', () => {
  const inSlot = (slot: number, cid: number) =>
    `insert into enrolment_courses (enrolment_id, slot, uid, date, cid, price) values (7, ${slot}, 1, '2025-10-01', ${cid}, 0)`;
  const account = makeNrb('00000000', '0000000000000001');
  const wrongCheck = `${account.startsWith('11') ? '12' : '11'}${account.slice(2)}`;

  test.each([
    ['the same course twice in one intake', inSlot(2, 1), 'enrolment_courses_uid_cid_date_key'],
    ['a third slot', inSlot(3, 2), 'enrolment_courses_slot_check'],
    [
      'an enrolment without a course',
      "insert into enrolments (uid, date, pid) values (1, '2026-03-01', 1)",
      'enrolments_first_course',
    ],
    ['an intake that is none', "update enrolments set date = '2026-04-01'", 'enrolments_date_check'],
    [
      'an account with wrong check digits',
      `update enrolments set bank_account = '${wrongCheck}'`,
      'enrolments_bank_account_check',
    ],
    [
      'an account that is too short',
      "update enrolments set bank_account = '12'",
      'enrolments_bank_account_check',
    ],
    ['to lose a course that has students', 'delete from courses where id = 1', 'enrolment_courses_cid_fkey'],
  ])('%s', async (_, text, constraint) => {
    await expect(client.query(text)).rejects.toMatchObject({ constraint });
  });

  test('and takes another course in the second slot, a right account, and an intake that moves with its courses', async () => {
    await client.query(inSlot(2, 2));
    await client.query(`update enrolments set bank_account = '${account}', date = '2026-03-01'`);
    expect(await ask('select slot, date::text from enrolment_courses order by slot')).toEqual([
      { slot: 1, date: '2026-03-01' },
      { slot: 2, date: '2026-03-01' },
    ]);
  });
});
