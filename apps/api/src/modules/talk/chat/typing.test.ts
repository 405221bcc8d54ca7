import { randomUUID } from 'node:crypto';
import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '#testing/client.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1 });
const student = await app.person({ role: 3 });
const lecturer = await app.person({ role: 0 });
const office = await app.signedInAs(anna);
const asked = await app.signedInAs(student);
const told = vi.spyOn(app.services.realtime, 'tellTyping');
const inbox = { roles: app.services.roleTable['chat.inbox'] };
beforeEach(() => void told.mockClear());

const type = async (client: Client, id: number) =>
  (await client.raw(routes.typing, { params: { id } })).status;

test('the student is told of the secretariat as one, colleagues of whoever it is', async () => {
  expect(await type(office, student.id)).toBe(200);
  expect(told.mock.calls).toEqual([
    [{ users: [student.id] }, anna.id, { partner: 0, by: null }],
    [inbox, anna.id, { partner: student.id, by: anna.id }],
  ]);
});

test('a student who writes is told to the secretariat alone, and to a lecturer only in their own conversation', async () => {
  await type(asked, 0);
  await type(asked, lecturer.id);
  expect(told.mock.calls).toEqual([
    [inbox, student.id, { partner: student.id, by: null }],
    [{ users: [lecturer.id] }, student.id, { partner: student.id, by: null }],
  ]);
});

test('people of the secretariat who talk with each other are told to nobody else', async () => {
  const jan = await app.person({ role: 11 });
  await type(office, jan.id);
  expect(told.mock.calls).toEqual([[{ users: [jan.id] }, anna.id, { partner: anna.id, by: null }]]);
});

test('nobody is told by whoever may not write to them', async () => {
  const other = await app.person({ role: 3 });
  expect(await type(asked, other.id)).toBe(404);
  const gone = await app.person({ role: 0 });
  await asked.call(
    routes.send,
    { body: { msg: 'Dzień dobry', uid_to: gone.id } },
    { 'idempotency-key': randomUUID() },
  );
  await app.db.updateTable('users').set({ active: 0 }).where('id', '=', gone.id).execute();
  expect(await type(asked, gone.id)).toBe(403);
  expect(told).not.toHaveBeenCalled();
});
