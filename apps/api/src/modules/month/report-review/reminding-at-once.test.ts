import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { reportRoutes as routes } from '@indeks/contract/month/report-review/report-review.routes';
import { afterAll, expect, test } from 'vitest';
import { insertSomeQuestionnaire } from '#testing/employment/questionnaires.ts';
import { doInTurn } from '#testing/in-turn.ts';
import { insertWorkTime } from '#testing/month/work-times.ts';
import { startTestApp } from '#testing/test-app.ts';

/** The clock shows Monday, 16 November 2026. */
const app = await startTestApp();
afterAll(() => app.close());
const secretariat = await app.signedIn(1);

/** A lecturer with hours of October that can be sent, reminding of it, sending it, and what came of both. */
const startMonth = async () => {
  const person = await app.person({ role: 0 });
  await insertSomeQuestionnaire(app.db, person.id);
  await insertWorkTime(app.db, person.id, { date: '2026-10-10' });
  const client = await app.signedInAs(person);
  const month = { date_from: '2026-10-01', date_to: '2026-10-31', type: 'czas' };
  return {
    person,
    remind: () => secretariat.raw(routes.remind, { body: { month: '2026-10' } }),
    send: () => client.raw(routes.submit, { body: month }),
    readTold: async () => (await client.call(notificationRoutes.list, { query: { page: 1 } })).body.items,
    readSent: () =>
      app.db.selectFrom('monthly_reports').select('status').where('user_id', '=', person.id).execute(),
  };
};

test('a report that is sent just before the reminder leaves its sender unreminded', async () => {
  const { person, send, remind, readTold, readSent } = await startMonth();
  const [sent, reminded] = await doInTurn(app.db, { table: 'users', id: person.id }, [send, remind]);
  expect([sent?.status, reminded?.body]).toEqual([200, { sent: 0, before: 0 }]);
  expect([await readSent(), await readTold()]).toEqual([[{ status: 1 }], []]);
  expect(await app.auditOf('report.remind', person.id)).toEqual([]);
});

test('a report that is sent just after the reminder is there, and so is the reminder', async () => {
  const { person, send, remind, readTold, readSent } = await startMonth();
  const [reminded, sent] = await doInTurn(app.db, { table: 'users', id: person.id }, [remind, send]);
  expect([reminded?.body, sent?.status]).toEqual([{ sent: 1, before: 0 }, 200]);
  expect(await readSent()).toEqual([{ status: 1 }]);
  expect(await readTold()).toMatchObject([{ kind: 'report-reminder' }]);
  expect(await app.auditOf('report.remind', person.id)).toHaveLength(1);
});
