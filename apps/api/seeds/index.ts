import { Client } from 'pg';
import type { DB } from '#platform/db/generated/schema.ts';
import { createPasswords, type PasswordCost } from '#platform/auth/passwords.ts';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { copyIn } from './copy.ts';
import { withBareTables } from './bare-tables.ts';
import { bankReportRows, bankReports, bookedRows, creditsOfReports, transfers } from './bank-reports.ts';
import { broadcastRecipients, broadcasts, messageTemplates } from './broadcasts.ts';
import { candidates } from './candidates.ts';
import { cars } from './cars.ts';
import { conversations, conversationSides, inboxAnswers, messages, savedReplies } from './chat.ts';
import { certificateCourses, certificateEnrolments, certificateSubjects } from './certificate-facts.ts';
import { certificateCounters, certificateRegister, certificates } from './certificates.ts';
import { contracts } from './contracts.ts';
import { courses } from './courses.ts';
import { enrolmentCourses, enrolments, paymentAccountCounters } from './enrolments.ts';
import { writeDocuments } from './documents.ts';
import { demoPassword } from './demo-accounts.ts';
import { emptyDemoData, isEmpty, refuseProduction, refuseUnmigrated } from './guard.ts';
import { fileGroups } from './file-groups.ts';
import { instalmentPlans } from './instalment-plans.ts';
import { grades } from './grades.ts';
import { issueMessages, issues } from './issues.ts';
import { meetings } from './meetings.ts';
import { mentors, mentorTags, tags } from './mentors.ts';
import { monthlyReports } from './monthly-reports.ts';
import { notifications } from './notifications.ts';
import { onlineMeetingPeople, onlineMeetings } from './online-meetings.ts';
import { demoPeople, lecturers, staff } from './people.ts';
import { placeCoordinators, places } from './places.ts';
import { makePlan, type Plan, type Scale } from './plan.ts';
import { questionnaireHistory, questionnaires } from './questionnaires.ts';
import { kmRates } from './rates.ts';
import { payments } from './payments.ts';
import { absences, protocolCounters, protocolRows, protocols } from './protocols.ts';
import type { DerivedSeed, Seed } from './seed.ts';
import { securityEvents } from './security-events.ts';
import { studentFormHistory, studentForms } from './student-forms.ts';
import { students } from './students.ts';
import { subjectLecturers, subjects } from './subjects.ts';
import { trips } from './trips.ts';
import { workTimes } from './work-times.ts';

/** In the order of their references; a module with tables of its own adds its file and its line. */
const seeds: readonly (Seed | DerivedSeed)[] = [
  demoPeople,
  staff,
  lecturers,
  students,
  courses,
  subjects,
  subjectLecturers,
  places,
  placeCoordinators,
  // Before the enrolments, whose folders are judged when they come.
  studentForms,
  studentFormHistory,
  enrolments,
  enrolmentCourses,
  instalmentPlans,
  grades,
  protocols,
  absences,
  protocolRows,
  protocolCounters,
  payments,
  candidates,
  paymentAccountCounters,
  contracts,
  questionnaires,
  questionnaireHistory,
  kmRates,
  cars,
  workTimes,
  trips,
  meetings,
  monthlyReports,
  bankReports,
  transfers,
  bankReportRows,
  bookedRows,
  creditsOfReports,
  // Students who have paid are ready.
  certificateCourses,
  certificateSubjects,
  certificateEnrolments,
  certificates,
  certificateRegister,
  certificateCounters,
  securityEvents,
  notifications,
  broadcasts,
  conversations,
  messages,
  conversationSides,
  inboxAnswers,
  savedReplies,
  onlineMeetings,
  onlineMeetingPeople,
  broadcastRecipients,
  messageTemplates,
  fileGroups,
  issues,
  issueMessages,
  tags,
  mentors,
  mentorTags,
];

export interface SeedOptions {
  /** The role that owns the tables. */
  readonly ownerUrl: string;
  readonly scale: Scale;
  /** 'YYYY-MM-DD'; intakes go up to it. */
  readonly today: string;
  /** With the keys of the API that will read the data. */
  readonly sealer: ColumnSealer;
  /** The password cost of the API that will check the passwords; strong by default. */
  readonly passwordCost?: PasswordCost;
  /** The file store of the API that will read the files; without one the groups of files stay empty. */
  readonly files?: FileStore;
  /** What to do where there is data already. `reset` removes earlier demo data and never any other. */
  readonly ifNotEmpty?: 'refuse' | 'reset' | 'keep';
}

/** How many rows each table got. */
export type SeedCounts = Readonly<Record<string, number>>;

/** Fills a migrated database with a made-up provider: all of it or nothing. Undefined where data was kept. */
export const seedDatabase = async (options: SeedOptions): Promise<SeedCounts | undefined> => {
  refuseProduction(process.env);
  const client = new Client({ connectionString: options.ownerUrl, application_name: 'indeks-seed' });
  await client.connect();
  try {
    await client.query('begin');
    // Indexes of millions of rows are made in memory.
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query("set local work_mem = '256MB'");
    await client.query('set local jit = off');
    // A memoize node empties its whole hash table, as large as the memory above, for every row of an outer query.
    await client.query('set local enable_memoize = off');
    // Two that start at once must not both find the database empty.
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await refuseUnmigrated(client, tables);
    if (!(await isEmpty(client, tables))) {
      if (options.ifNotEmpty === 'keep') return undefined;
      if (options.ifNotEmpty !== 'reset')
        throw new Error('The database has data already; --reset replaces earlier demo data.');
      await emptyDemoData(client, tables);
    }
    const counts = await writeAll(client, await planFor(options));
    if (options.files) counts['group_files'] = await writeDocuments(client, options.files, options.today);
    await client.query('commit');
    // Also clears the trigram indexes' waiting lists, which would slow the first searches down.
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
    return counts;
  } finally {
    // An open transaction ends with its connection.
    await client.end();
  }
};

/** Hashing is slow on purpose: one hash serves all made-up people. */
const planFor = async ({ scale, today, sealer, passwordCost = 'strong' }: SeedOptions): Promise<Plan> =>
  makePlan({ scale, today, sealer, passwordHash: await createPasswords(passwordCost).hash(demoPassword) });

const tables = [...new Set(seeds.map((seed) => seed.table))];
const lockNumber = 20_261_116;

const writeAll = async (client: Client, plan: Plan): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const seed of seeds)
    counts[seed.table] = (counts[seed.table] ?? 0) + (await write(client, seed, plan));
  const numbered = seeds
    .filter((seed) => 'columns' in seed && seed.columns.includes('id'))
    .map((seed) => seed.table);
  for (const table of new Set(numbered))
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  return counts;
};

const write = async (client: Client, seed: Seed | DerivedSeed, plan: Plan): Promise<number> => {
  const writeRows = async () =>
    'rows' in seed ? copyIn(client, seed, plan) : ((await client.query(seed.insert(plan))).rowCount ?? 0);
  const bare = 'few' in seed ? undefined : bareDuring[seed.table];
  const count = await (bare ? withBareTables(client, bare, writeRows) : writeRows());
  // What follows is derived from it, by triggers too: without figures of the table it is read row by row.
  await client.query(`analyze ${[...new Set([seed.table, ...(bare ?? [])])].join(', ')}`);
  return count;
};

/** Where many rows are written at once: the table, or what triggers fill beside it. */
const bareDuring: Partial<Record<keyof DB, readonly (keyof DB)[]>> = {
  users: ['users'],
  student_forms: ['student_forms'],
  student_form_history: ['student_form_history'],
  // Its own references are checked at the end of the transaction, with those of the enrolments to it.
  enrolment_courses: ['student_list', 'balance_list', 'due_list', 'graduation_list', 'state_list'],
  attempts: ['attempts', 'grades', 'grade_history'],
  protocols: ['protocols'],
  protocol_rows: ['protocol_rows'],
  payments: ['payments', 'balance_list', 'due_list', 'state_list'],
  candidates: ['candidates'],
  questionnaire_history: ['questionnaire_history'],
  work_times: ['work_times'],
  trips: ['trips'],
  meetings: ['meetings'],
  monthly_reports: ['monthly_reports'],
  bank_report_rows: ['bank_report_rows', 'payments'],
  notifications: ['notifications'],
  messages: ['messages'],
  conversation_sides: ['conversation_sides'],
  broadcast_recipients: ['broadcast_recipients'],
};
