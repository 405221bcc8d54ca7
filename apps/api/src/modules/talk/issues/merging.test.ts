import { randomUUID } from 'node:crypto';
import { issueChatRoutes as chat, issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import type { Person } from '#testing/identity/people.ts';
import { doInTurn } from '#testing/in-turn.ts';
import { insertIssue } from '#testing/talk/issues.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const anna = await app.person({ role: 1, name: 'Anna Sekretarska' });
const office = await app.signedInAs(anna);
const ewa = await app.person({ role: 0, name: 'Ewa Kamińska' });
const reporter = await app.signedInAs(ewa);
const jan = await app.person({ role: 3, name: 'Jan Nowak' });
const other = await app.signedInAs(jan);

/** What was reported first, by Ewa, and the same again, by Jan. */
let kept: number;
let duplicate: number;
beforeEach(async () => {
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('issues').execute();
  kept = await insertIssue(app.db, ewa.id, { title: 'Dziennik Ewy' });
  duplicate = await insertIssue(app.db, jan.id, { title: 'Dziennik Jana' });
});

const merge = (id: number, into: number, client: Client = office) =>
  client.raw(routes.merge, { params: { id }, body: { into } });
const move = (client: Client, id: number, status: 0 | 1 | 2) =>
  client.raw(routes.edit, { params: { id }, body: { status } });
const read = async (client: Client, id: number) => (await client.call(routes.one, { params: { id } })).body;
const historyOf = async (client: Client, id: number) =>
  (await client.call(chat.history, { params: { id }, query: {} })).body;
const events = async (client: Client, id: number) =>
  (await historyOf(client, id)).events.map(({ kind, by, status, other: of }) => [kind, by, status ?? of]);
const told = (user: Person) =>
  app.db
    .selectFrom('notifications')
    .select(['title', 'text', 'link'])
    .where('user_id', '=', user.id)
    .execute();
const numbersOf = async (client: Client) => {
  const { accepted, in_progress, resolved, waiting } = (await client.call(routes.counts)).body;
  return [accepted, in_progress, resolved, waiting];
};

describe('a duplicate', () => {
  test('points to the issue that stays; the history says who merged, its reporter not with what', async () => {
    expect((await merge(duplicate, kept)).status).toBe(200);
    expect(await read(office, duplicate)).toMatchObject({
      status: 2,
      merged: true,
      merged_into: { id: kept, title: 'Dziennik Ewy', reporter: 'Ewa Kamińska' },
      waiting_since: null,
    });
    expect((await read(office, kept)).duplicates).toEqual([
      { id: duplicate, title: 'Dziennik Jana', reporter: 'Jan Nowak' },
    ]);
    expect(await events(office, duplicate)).toEqual([['merged', 'Anna Sekretarska', kept]]);
    expect(await events(office, kept)).toEqual([['joined', 'Anna Sekretarska', duplicate]]);
    // Nobody learns what another person reported, nor that somebody did.
    expect(await events(other, duplicate)).toEqual([['merged', null, null]]);
    expect(await events(reporter, kept)).toEqual([]);
    expect(JSON.stringify([await read(other, duplicate), await historyOf(other, duplicate)])).not.toMatch(
      /Ewy|Ewa|Sekretarska/u,
    );
    expect((await other.raw(routes.one, { params: { id: kept } })).status).toBe(404);
    expect(await told(jan)).toEqual([
      {
        title: `Zgłoszenie UNI-A${duplicate} połączone z\u00a0innym o\u00a0tym samym`,
        text: 'Dziennik Jana',
        link: `/issue-tracker/${duplicate}`,
      },
    ]);
    expect(await told(ewa)).toEqual([]);
  });

  test('shows its reporter the status of the other, and each step is told', async () => {
    await merge(duplicate, kept);
    expect((await read(other, duplicate)).status).toBe(0);
    expect(await numbersOf(other)).toEqual([1, 0, 0, 0]);
    expect(await numbersOf(office)).toEqual([1, 0, 1, 1]);
    await move(office, kept, 1);
    expect((await read(other, duplicate)).status).toBe(1);
    const listed = await other.call(routes.list, { query: { status: '1' } });
    expect(listed.body.items.map(({ id }) => id)).toEqual([duplicate]);
    await move(reporter, kept, 2);
    expect(await numbersOf(other)).toEqual([0, 0, 1, 0]);
    expect(await events(other, duplicate)).toEqual([
      ['merged', null, null],
      ['moved', null, 1],
      ['moved', null, 2],
    ]);
    expect((await told(jan)).map(({ title }) => title)).toEqual([`Zgłoszenie UNI-A${duplicate} rozwiązane`]);
  });

  test('and another of the same reporter are told of each by itself, whichever was opened before', async () => {
    const second = await insertIssue(app.db, jan.id, { title: 'Dziennik znowu' });
    await merge(duplicate, kept);
    await merge(second, kept);
    expect((await other.call(chat.seen, { params: { id: second } })).status).toBe(200);
    await move(office, kept, 1);
    const unseen = await app.db
      .selectFrom('notifications')
      .select(['text', 'count'])
      .where('user_id', '=', jan.id)
      .where('seen', '=', false)
      .orderBy('text')
      .execute();
    expect(unseen).toEqual([
      { text: 'Dziennik Jana', count: 2 },
      { text: 'Dziennik znowu', count: 1 },
    ]);
  });

  test('is answered by the secretariat, with a greeting of its own, and not written to by its reporter', async () => {
    await merge(duplicate, kept);
    const write = (client: Client, msg: string) =>
      client.raw(chat.send, { body: { msg, issue_id: duplicate } }, { 'idempotency-key': randomUUID() });
    expect((await write(office, 'Już działa')).status).toBe(200);
    expect((await historyOf(other, duplicate)).messages.map(({ text }) => text)).toEqual([
      'Dzień dobry,\n\nJuż działa\n\nPozdrawiamy\nZespół techniczny Indeks',
    ]);
    expect((await write(other, 'Nadal nie')).error.code).toBe('issues/resolved');
    expect((await read(office, duplicate)).waiting_since).toBeNull();
  });

  test('opened again stands for itself, waits anew, and follows no more', async () => {
    await merge(duplicate, kept);
    expect((await move(other, duplicate, 0)).status).toBe(200);
    expect(await read(office, duplicate)).toMatchObject({ status: 0, merged: false, merged_into: null });
    expect((await read(office, duplicate)).waiting_since).not.toBeNull();
    expect(await events(office, kept)).toEqual([
      ['joined', 'Anna Sekretarska', duplicate],
      ['separated', 'Jan Nowak', duplicate],
    ]);
    await move(office, kept, 1);
    expect((await read(other, duplicate)).status).toBe(0);
  });

  test('of the one that stays takes its own duplicates along, and outlives its deletion', async () => {
    const third = await insertIssue(app.db, jan.id, { title: 'Jeszcze raz' });
    await merge(third, duplicate);
    await merge(duplicate, kept);
    expect((await read(office, kept)).duplicates.map(({ id }) => id)).toEqual([duplicate, third]);
    await office.call(routes.removeMany, { body: [kept] });
    expect(await read(other, third)).toMatchObject({ status: 2, merged: false });
    // The history keeps that it was merged, with nothing.
    expect(await events(office, duplicate)).toEqual([
      ['joined', 'Anna Sekretarska', third],
      ['merged', 'Anna Sekretarska', null],
    ]);
  });
});

test('an issue is merged once, neither into itself nor into a duplicate, and by the secretariat alone', async () => {
  const third = await insertIssue(app.db, ewa.id);
  expect((await merge(kept, kept)).error.code).toBe('issues/not-mergeable');
  await merge(duplicate, kept);
  expect((await merge(duplicate, third)).error.code).toBe('issues/not-mergeable');
  expect((await merge(third, duplicate)).error.code).toBe('issues/not-mergeable');
  expect((await merge(third, 2_000_000_000)).status).toBe(404);
  expect((await merge(kept, third, reporter)).status).toBe(403);
});

test('of two that are merged into each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await insertIssue(app.db, ewa.id), await insertIssue(app.db, jan.id)];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const merged = [await read(office, one), await read(office, two)].filter((issue) => issue.merged);
    expect(merged).toHaveLength(1);
  }
});

test('what is merged while its reporter opens it again is one or the other, never half of both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await insertIssue(app.db, jan.id, { status: 2, waiting_since: null });
    const [merged, moved] = await Promise.all([merge(id, kept), move(other, id, 0)]);
    expect(merged.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    const { status, merged: isMerged } = await read(office, id);
    expect(status).toBe(isMerged ? 2 : 0);
    const kinds = (await historyOf(office, kept)).events.flatMap(({ kind, other: of }) =>
      of === id ? kind : [],
    );
    expect(kinds).toEqual(isMerged ? ['joined'] : ['joined', 'separated']);
  }
});

describe('merged while the issue that stays', () => {
  let last: number;
  beforeEach(async () => {
    last = await insertIssue(app.db, ewa.id, { title: 'Najstarszy' });
  });
  const holdKept = (...acts: readonly (() => Promise<{ readonly status: number }>)[]) =>
    doInTurn(app.db, { table: 'issues', id: kept }, acts);
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);
  const removeKept = () => office.raw(routes.removeMany, { body: [kept] });
  const mergedInto = async (id: number) => (await read(office, id)).merged_into?.id ?? null;

  test('is merged afterwards, it goes along', async () => {
    const answers = await holdKept(
      () => merge(duplicate, kept),
      () => merge(kept, last),
    );
    expect(statuses(answers)).toEqual([200, 200]);
    expect([await mergedInto(duplicate), await mergedInto(kept)]).toEqual([last, last]);
    expect((await read(office, last)).duplicates.map(({ id }) => id)).toEqual([kept, duplicate]);
  });

  test('was merged just before, it is refused and stays open', async () => {
    const answers = await holdKept(
      () => merge(kept, last),
      () => merge(duplicate, kept),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await read(office, duplicate)).toMatchObject({ status: 0, merged: false });
    expect(await events(office, kept)).toEqual([['merged', 'Anna Sekretarska', last]]);
    expect(await told(jan)).toEqual([]);
  });

  test.each([
    ['is taken up and resolved afterwards', false],
    ['was taken up just before and is resolved afterwards', true],
  ])('%s, its reporter is told of what came after', async (_case, before) => {
    const mergeIt = () => merge(duplicate, kept);
    const take = () => move(office, kept, 1);
    const answers = await holdKept(...(before ? [take, mergeIt] : [mergeIt, take]));
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await read(other, duplicate)).toMatchObject({ status: 1, merged: true });
    expect((await move(office, kept, 2)).status).toBe(200);
    const steps = (await events(other, duplicate)).map(([kind, , status]) => [kind, status]);
    const taken = before ? [] : [['moved', 1]];
    expect(steps).toEqual([['merged', null], ...taken, ['moved', 2]]);
    expect(await read(other, duplicate)).toMatchObject({ status: 2, merged: true });
    expect(await numbersOf(office)).toEqual([1, 0, 2, 1]);
  });

  test.each([
    ['afterwards', false],
    ['just before', true],
  ])('is answered %s, the answer is of its own thread alone', async (_case, before) => {
    const say = () =>
      office.raw(
        chat.send,
        { body: { msg: 'Już działa', issue_id: kept } },
        { 'idempotency-key': randomUUID() },
      );
    const mergeIt = () => merge(duplicate, kept);
    const answers = await holdKept(...(before ? [say, mergeIt] : [mergeIt, say]));
    expect(statuses(answers)).toEqual([200, 200]);
    expect((await historyOf(office, kept)).messages).toHaveLength(1);
    expect((await historyOf(other, duplicate)).messages).toEqual([]);
    expect(await read(office, duplicate)).toMatchObject({ merged: true, waiting_since: null });
  });

  test('is deleted afterwards, it stands for itself', async () => {
    const answers = await holdKept(() => merge(duplicate, kept), removeKept);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await read(other, duplicate)).toMatchObject({ status: 2, merged: false, merged_into: null });
    expect((await move(other, duplicate, 0)).status).toBe(200);
  });

  test('was deleted just before, it is not found and stays open', async () => {
    const answers = await holdKept(removeKept, () => merge(duplicate, kept));
    expect(statuses(answers)).toEqual([200, 404]);
    expect(await read(office, duplicate)).toMatchObject({ status: 0, merged: false });
    expect(await events(office, duplicate)).toEqual([]);
    expect(await told(jan)).toEqual([]);
  });

  test('is merged on while a reporter opens a duplicate again, each is one or the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await insertIssue(app.db, jan.id), await insertIssue(app.db, ewa.id)];
      await merge(one, two);
      const [merged, moved] = await Promise.all([merge(two, kept), move(other, one, 0)]);
      expect(merged.status).toBe(200);
      const { status } = await read(office, one);
      expect([await mergedInto(one), status, moved.status]).toEqual(
        moved.status === 200 ? [null, 0, 200] : [kept, 2, 409],
      );
    }
  });
});

describe('merged while the duplicate itself', () => {
  const holdDuplicate = (...acts: readonly (() => Promise<{ readonly status: number }>)[]) =>
    doInTurn(app.db, { table: 'issues', id: duplicate }, acts);
  const say = (client: Client) => () =>
    client.raw(
      chat.send,
      { body: { msg: 'I co dalej?', issue_id: duplicate } },
      { 'idempotency-key': randomUUID() },
    );
  const mergeIt = () => merge(duplicate, kept);

  test('is written to by its reporter, the words stand or are refused, and nobody waits for an answer there', async () => {
    expect((await holdDuplicate(say(other), mergeIt)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await historyOf(other, duplicate)).messages).toHaveLength(1);
    expect(await read(office, duplicate)).toMatchObject({ merged: true, waiting_since: null });
    await move(other, duplicate, 0);
    const refused = await holdDuplicate(mergeIt, say(other));
    expect(refused.map(({ status }) => status)).toEqual([200, 409]);
    expect((await historyOf(other, duplicate)).messages).toHaveLength(1);
  });

  test('is taken up, it is merged or open, never both', async () => {
    const take = () => move(office, duplicate, 1);
    expect((await holdDuplicate(mergeIt, take)).map(({ status }) => status)).toEqual([200, 409]);
    expect(await read(office, duplicate)).toMatchObject({ merged: true, status: 2 });
    await move(other, duplicate, 0);
    expect((await holdDuplicate(take, mergeIt)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(office, duplicate)).toMatchObject({ merged: true, status: 2 });
  });
});

describe('a note', () => {
  const note = (client: Client, id: number, text = 'Jan jest trudny', key: string = randomUUID()) =>
    client.raw(chat.note, { params: { id }, body: { text } }, { 'idempotency-key': key });
  const notesOf = async (client: Client, id: number) =>
    (await historyOf(client, id)).notes.map(({ author, text }) => [author, text]);

  test('is read by the secretariat and told to nobody; the reporter has no sign of it', async () => {
    const key = randomUUID();
    expect((await note(office, duplicate, 'Jan jest trudny', key)).status).toBe(200);
    expect((await note(office, duplicate, 'Jan jest trudny', key)).status).toBe(200);
    expect(await notesOf(office, duplicate)).toEqual([['Anna Sekretarska', 'Jan jest trudny']]);
    const seen = [await read(other, duplicate), await historyOf(other, duplicate)];
    expect(JSON.stringify(seen)).not.toContain('trudny');
    expect(await told(jan)).toEqual([]);
    expect((await read(other, duplicate)).messages).toBe(0);
    expect((await read(office, duplicate)).waiting_since).not.toBeNull();
    const rows = await app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'issue.note')
      .where('subject_id', '=', String(duplicate))
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('trudny');
  });

  test('of somebody’s own issue is neither written nor read, whatever the role', async () => {
    const own = await insertIssue(app.db, anna.id);
    const colleague = await app.signedInAs(await app.person({ role: 11 }));
    expect((await note(office, own)).status).toBe(403);
    expect((await note(colleague, own)).status).toBe(200);
    expect(await notesOf(colleague, own)).toHaveLength(1);
    expect(await notesOf(office, own)).toEqual([]);
    expect((await note(other, duplicate)).status).toBe(403);
  });

  test('stands in the time of its messages, is bounded and stays a text', async () => {
    for (const text of ['', '   ', 'a'.repeat(1_001)])
      expect((await note(office, kept, text)).status).toBe(400);
    const hostile = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) {kierunek}';
    await note(office, kept, hostile);
    expect(await notesOf(office, kept)).toEqual([['Anna Sekretarska', hostile]]);
  });
});
