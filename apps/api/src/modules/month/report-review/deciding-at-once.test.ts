import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstDay, lastDay, monthAfter } from '@indeks/contract/common/months.rules';
import { insertPerson } from '#testing/identity/people.ts';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { startRealProcesses, type RealProcesses } from '#testing/real-processes.ts';
import { insertReport } from '#testing/month/reports.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';

/** Two real processes on one database, as behind a load balancer. */
const ports = [3350, 3352] as const;
const rounds = Number(process.env['ROUNDS'] ?? 200);
/** A session may ask 600 times a minute; so many rounds later other administrators take over. */
const roundsPerSession = 250;

let processes: RealProcesses;
let lecturerId: number;

beforeAll(async () => {
  processes = await startRealProcesses(ports);
  lecturerId = (await insertPerson(processes.db, { role: 0 })).id;
});
afterAll(() => processes.stop());

const signedIn = async (role: 0 | 1) => processes.cookieOf(await insertPerson(processes.db, { role }));

const decide = async (port: number, cookie: string, body: object) => {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const answer = await processes.request(port, `/api/reports/user/${lecturerId}`, init, cookie);
  // The contract's answer, or its one shape of a refusal.
  return { status: answer.status, body: (await answer.json()) as { status?: number; details?: unknown } };
};

test('two administrators decide the same report: one wins, the other is told how', async () => {
  let [lost, doubled] = [0, 0];
  let cookies: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % roundsPerSession === 0) cookies = [await signedIn(1), await signedIn(1)];
    const month = monthAfter('2000-01', round);
    const id = await insertReport(processes.db, { userId: lecturerId, type: 'zjazd', month, status: 1 });
    const verdict = { date_from: firstDay(month), date_to: lastDay(month), type: 'zjazd', version: 1 };
    const answers = await Promise.all([
      decide(ports[0], cookies[0] ?? '', { ...verdict, status: 2 }),
      decide(ports[1], cookies[1] ?? '', { ...verdict, status: 0, reason: 'Popraw' }),
    ]);
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    const stored = await processes.db
      .selectFrom('monthly_reports')
      .select(['status', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (winners.length === 0 || stored.status !== winners[0]?.body.status) lost += 1;
    if (winners.length > 1 || stored.version !== 2) doubled += 1;
    expect(losers.map(({ body }) => body.details)).toMatchObject([{ current: stored }]);
  }
  const traces = await processes.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('action', 'in', ['report.accept', 'report.reject'])
    .executeTakeFirstOrThrow();
  process.stdout.write(`rounds ${rounds}, lost ${lost}, doubled ${doubled}\n`);
  expect([lost, doubled, traces.amount]).toEqual([0, 0, rounds]);
}, 300_000);

test('twenty parallel sends of one month make one report', async () => {
  const person = await insertPerson(processes.db, { role: 0 });
  await insertSomeQuestionnaire(processes.db, person.id);
  await insertWorkTime(processes.db, person.id, { date: '2026-10-10' });
  const cookie = await processes.cookieOf(person);
  const body = JSON.stringify({ date_from: '2026-10-01', date_to: '2026-10-31', type: 'czas' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      processes.request(ports[index % 2] ?? ports[0], '/api/reports', { method: 'POST', body }, cookie),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  const reports = await processes.db
    .selectFrom('monthly_reports')
    .select(['status', 'version'])
    .where('user_id', '=', person.id)
    .execute();
  expect(reports).toEqual([{ status: 1, version: 1 }]);
});
