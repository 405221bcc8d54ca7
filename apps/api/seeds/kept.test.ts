import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLogic } from '#platform/db/logic-files.ts';
import { databaseFolder } from '#platform/db/migrate.ts';
import { isView } from '#platform/kept/kept.ts';
import { startSeededDatabase } from '#testing/seeded-database.ts';

const { client, close } = await startSeededDatabase();
afterAll(close);
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

const { files } = await readLogic(databaseFolder);
const compared = files.flatMap(({ head: { keeps, writes, comparedBy } }) =>
  comparedBy !== undefined && isView(comparedBy) ? [[keeps ?? writes ?? '', comparedBy] as const] : [],
);
const countWrong = async (view: string) =>
  (await client.query<{ n: number }>(`select count(*)::integer as n from ${view}`)).rows[0]?.n;

/** One row of each kept thing is made wrong, as somebody would who writes past what keeps it. */
const breaks: Readonly<Record<string, string>> = {
  'users (personnel)':
    'update users set personnel = false where id = (select min(id) from users where user_role = 0)',
  'users (contract_start, contract_end)':
    'update users set contract_end = contract_end + 1 where id = (select min(user_id) from contracts)',
  'monthly_reports (sender_left)':
    'update monthly_reports set sender_left = not sender_left where id = (select min(id) from monthly_reports where status = 1)',
  student_list: "update student_list set name = 'Kto inny' where id = (select min(id) from student_list)",
  'student_list (missing)':
    "update student_list set missing = missing || '{notice}' where id = (select min(id) from student_list)",
  grades:
    'update grades set value = case value when 50 then 45 else 50 end where sid = (select min(sid) from grades)',
  'protocol_rows (value)': `update protocol_rows set value = 25
    where protocol_id = (select max(protocol_id) from closed_attempts) and position = 1`,
  grade_history:
    'update grade_history set after = null where id = (select max(id) from grade_history where after is not null)',
  enrolment_balances:
    'update enrolment_balances set paid = paid + 1 where enrolment_id = (select min(enrolment_id) from enrolment_balances)',
  balance_list: 'update balance_list set balance = balance + 1 where id = (select min(id) from balance_list)',
  due_list: 'update due_list set amount = amount + 1 where uid = (select min(uid) from due_list)',
  state_list: 'delete from state_list where id = (select min(id) from state_list)',
  'instalment_plans (days, amounts, version)':
    'update instalment_plans set amounts[1] = amounts[1] + 1 where enrolment_id = (select min(enrolment_id) from instalment_plans)',
  'bank_report_rows (state, transfer_id)':
    "update bank_report_rows set state = 'known' where id = (select min(id) from bank_report_rows where state = 'unmatched')",
  'bank_reports (booked_count, booked_sum)':
    'update bank_reports set booked_sum = booked_sum + 1 where id = (select min(id) from bank_reports)',
  graduation_list:
    'update graduation_list set ready = not ready where id = (select min(id) from graduation_list)',
  'protocol_counters (last)': 'update protocol_counters set last = last + 1',
  'certificate_counters (last)': 'update certificate_counters set last = last + 1',
  'certificate_register (number, name, album, course_name)':
    "update certificate_register set name = 'Kto inny' where id = (select min(id) from certificate_register)",
  certificate_doubts: `insert into certificate_doubts (certificate_id, kind, since)
    select min(id), 'archived', now() from certificates where superseded_by is null`,
  'subjects (uid)':
    'update subjects set uid = null where id = (select min(id) from subjects where uid is not null)',
  'conversation_sides (unread, last_message_id, waiting_from)':
    'update conversation_sides set unread = unread + 5 where conversation_id = (select min(conversation_id) from conversation_sides)',
  'conversation_sides (taken_by)':
    'update conversation_sides set taken_by = 1 where conversation_id = (select min(conversation_id) from conversation_sides where owner_id is null and taken_by is null) and owner_id is null',
  'broadcasts (sent, skipped, recalled)':
    'update broadcasts set sent = sent - 1 where id = (select min(id) from broadcasts where sent > 0)',
  'broadcast_recipients (read)':
    'update broadcast_recipients set read = not read where id = (select min(id) from broadcast_recipients where message_id is not null)',
};

test('every kept thing is broken here once', () => {
  expect(compared.map(([name]) => name).sort()).toEqual(Object.keys(breaks).sort());
});

describe.each(compared)('%s', (name, view) => {
  test('is right in the demo data, and found when it is wrong', async () => {
    expect(await countWrong(view)).toBe(0);
    const { rowCount } = await client.query(breaks[name] ?? '');
    expect(rowCount).toBeGreaterThan(0);
    expect(await countWrong(view)).toBeGreaterThan(0);
  });
});
