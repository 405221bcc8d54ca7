import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles, type Role } from '@indeks/contract/access/roles';
import { broadcastRoutes as broadcasts } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { calendarFeedRoutes as feeds } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.routes';
import { chatRoutes as chat, inboxRoutes as inbox } from '@indeks/contract/talk/chat/chat.routes';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import {
  fileGroupRoutes as groups,
  groupFileRoutes as groupFiles,
} from '@indeks/contract/talk/file-groups/file-groups.routes';
import {
  issueChatRoutes as issueChat,
  issueRoutes as issues,
} from '@indeks/contract/talk/issues/issues.routes';
import { mentorRoutes as mentors, tagRoutes as tags } from '@indeks/contract/talk/mentors/mentors.routes';
import { notificationRoutes as notifications } from '@indeks/contract/notices/notifications/notifications.routes';
import { onlineMeetingRoutes as meetings } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { insertBroadcast } from '../talk/broadcasts.ts';
import { insertFeed } from '../talk/calendar-feeds.ts';
import { insertMessage, insertReply } from '../talk/chat.ts';
import type { Client, RawInput } from '../client.ts';
import { insertCourse } from '../studies/courses.ts';
import { insertFileGroup, insertGroupFile } from '../talk/file-groups.ts';
import { insertWholeIssue } from '../talk/issues.ts';
import { enrolInMba, insertMentor, mentorFields } from '../talk/mentors.ts';
import { insertNotification } from '../notices/notifications.ts';
import {
  insertCredentials,
  insertLink,
  insertOnlineMeeting,
  meetingFields,
} from '../talk/online-meetings.ts';
import { pngFile } from '../pictures.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Stands in everything of the others; nobody else may ever be shown it. */
const canary = 'Kanarek-tajny';
const past = '2026-11-10T10:00:00Z';

let app: TestApp;
let their: Awaited<ReturnType<typeof insertTheirs>>;
/** One person of each role, who has no part in any of it. */
let strangers: ReadonlyMap<Role, Client>;

beforeAll(async () => {
  app = await startTestApp();
  await insertCredentials(app.db, app.services.sealer);
  their = await insertTheirs();
  strangers = new Map(
    await Promise.all(roles.map(async (role) => [role, await app.signedIn(role)] as const)),
  );
});
afterAll(() => app.close());

const insertTheirs = async () => {
  const { db, services } = app;
  const { files, sealer } = services;
  const people = {
    student: await app.person({ role: 3 }),
    lecturer: await app.person({ role: 0 }),
    coordinator: await app.person({ role: 2 }),
  };
  await enrolInMba(db, people.student.id);
  const student = await app.signedInAs(people.student);
  const body = { msg: canary, uid_to: people.lecturer.id, file: await pngFile('zwolnienie.png') };
  const sent = await student.call(chat.send, { body }, { 'idempotency-key': randomUUID() });
  const letter = await insertMessage(db, files, people.student.id);
  await db.updateTable('messages').set({ text: canary }).where('id', '=', letter.id).execute();
  const group = await insertFileGroup(db, { name: canary, roles: [3], semesters: ['2030-10-01'] });
  const told = { hostId: people.lecturer.id, userIds: [people.student.id], topic: canary };
  const meeting = await insertOnlineMeeting(db, sealer, people.lecturer.id, told);
  await insertLink(db, sealer, meeting, people.student.id);
  const broadcast = (finished: boolean) =>
    insertBroadcast(db, { senderId: people.coordinator.id, recipients: [people.student.id], finished });
  const many = { waiting: await broadcast(false), finished: await broadcast(true) };
  await db.updateTable('broadcasts').set({ subject: canary }).execute();
  const saved = await insertReply(db);
  await db.updateTable('saved_replies').set({ title: canary }).execute();
  return {
    ...people,
    clients: { student },
    talk: { id: sent.body.id, file: sent.body.file ?? '' },
    letter,
    group,
    groupFile: await insertGroupFile(db, files, group),
    meeting,
    over: await insertOnlineMeeting(db, sealer, people.lecturer.id, { ...told, startsAt: past }),
    ...many,
    saved,
    mentor: await insertMentor(db, files, { lastname: canary }),
    feed: await insertFeed(db, people.student.id),
    notice: await insertNotification(db, people.student.id, { text: canary }),
    issue: await insertWholeIssue(db, files, people.student.id),
    course: (await insertCourse(db)).id,
  };
};

type Theirs = Awaited<ReturnType<typeof insertTheirs>>;
/** A call, what it is aimed at, and the roles to which that is open. */
type Attempt = readonly [Route, (aim: Theirs) => RawInput, (readonly Role[])?];

const office: readonly Role[] = [1, 11];
const zoom: readonly Role[] = [1, 7, 11];
const guides: readonly Role[] = [1, 8, 11];
const nothing = () => ({});
const words = { subject: 'Obcy', text: 'Obcy' };
const askedFor = (id: number) => ({ audience: 'students', ids: String(id) });
const reply = { title: 'Obcy', text: 'Obcy' };
const textFile = () => new File(['Obcy'], 'obcy.txt', { type: 'text/plain' });
const mentorForm = ({ mentor }: Theirs) => ({ ...mentorFields, tags: JSON.stringify([mentor.tag]) });
const meetingForm = ({ course, student }: Theirs) => meetingFields(course, [student.id]);

/** Each call of these groups, aimed at what is another's. */
const attempts: readonly Attempt[] = [
  [chat.people, () => ({ query: { search: canary } })],
  [chat.last, nothing, office],
  [chat.history, ({ student }) => ({ params: { id: student.id } }), office],
  [chat.send, ({ student }) => ({ body: { msg: 'Obcy', uid_to: student.id } }), office],
  [chat.mark, ({ student }) => ({ params: { id: student.id, status: 0 } }), office],
  [chat.typing, ({ student }) => ({ params: { id: student.id } }), office],
  [chat.edit, ({ letter }) => ({ params: { id: letter.id }, body: { msg: 'Obcy' } })],
  [chat.unread, nothing],
  [chat.search, () => ({ query: { search: canary } }), office],
  [chat.removeMany, ({ talk, letter }) => ({ body: [talk.id, letter.id] })],
  [chat.attachment, ({ talk }) => ({ params: { file: talk.file } })],
  [inbox.take, ({ student }) => ({ params: { id: student.id }, body: { taken: true } }), office],
  [inbox.list, () => ({ query: { view: 'all' } }), office],
  [inbox.counts, nothing, office],
  [inbox.colleagues, nothing, office],
  [
    inbox.finish,
    ({ student, letter }) => ({ params: { id: student.id }, body: { done: true, last: letter.id } }),
    office,
  ],
  [inbox.handOver, ({ student }) => ({ params: { id: student.id }, body: { uid: 1, note: 'Obcy' } }), office],
  [inbox.note, ({ student }) => ({ params: { id: student.id }, body: { text: 'Obcy' } }), office],
  [inbox.person, ({ student }) => ({ params: { id: student.id } }), office],
  [inbox.replies, nothing, office],
  [inbox.createReply, () => ({ body: reply }), office],
  [inbox.editReply, ({ saved }) => ({ params: { id: saved }, body: { ...reply, version: 1 } }), office],
  [inbox.removeReplies, ({ saved }) => ({ body: [saved] }), office],
  [mentors.list, () => ({ query: { page: 1, search: canary } }), guides],
  [mentors.one, ({ mentor }) => ({ params: { id: mentor.id } }), guides],
  [mentors.create, (aim) => ({ body: mentorForm(aim) }), guides],
  [
    mentors.edit,
    (aim) => ({ params: { id: aim.mentor.id }, body: { ...mentorForm(aim), version: 1 } }),
    guides,
  ],
  [mentors.removeMany, ({ mentor }) => ({ body: [mentor.id] }), guides],
  [mentors.file, ({ mentor }) => ({ params: { file: mentor.file } }), guides],
  [tags.links, nothing, guides],
  [tags.list, nothing, guides],
  [tags.create, () => ({ body: { name: 'Obcy' } }), guides],
  [tags.remove, ({ mentor }) => ({ params: { id: mentor.tag } }), guides],
  [meetings.list, () => ({ params: { courseIds: 'all' } }), zoom],
  [meetings.create, (aim) => ({ body: meetingForm(aim) }), zoom],
  [meetings.createMany, (aim) => ({ body: meetingForm(aim) }), zoom],
  [meetings.details, ({ meeting }) => ({ params: { id: meeting } }), zoom],
  [meetings.edit, (aim) => ({ params: { id: aim.meeting }, body: meetingForm(aim) }), zoom],
  [meetings.removeMany, ({ meeting }) => ({ body: [{ id: meeting }] }), zoom],
  [meetings.hide, ({ over }) => ({ params: { id: over }, body: { hidden: true } }), zoom],
  [meetings.retry, ({ meeting }) => ({ params: { id: meeting } }), zoom],
  [meetings.start, ({ meeting }) => ({ params: { id: meeting } }), zoom],
  [meetings.join, ({ meeting }) => ({ params: { id: meeting } })],
  [meetings.seen, ({ meeting }) => ({ params: { id: meeting } })],
  [meetings.attendance, ({ over }) => ({ params: { id: over } }), zoom],
  [meetings.attendanceCsv, ({ over }) => ({ params: { id: over } }), zoom],
  [meetings.participants, ({ course }) => ({ query: { cid: course } }), zoom],
  [meetings.hosts, nothing, zoom],
  [feeds.list, nothing],
  [feeds.make, () => ({ body: { pid: null, name: 'Telefon', kinds: ['sessions'] } })],
  [feeds.revoke, ({ feed }) => ({ params: { id: feed.id } })],
  // What the database knows of an address does not open it.
  [feeds.read, ({ feed }) => ({ params: { token: feed.token_hash } })],
  [groups.list, nothing, office],
  [groups.audience, () => ({ query: { roles: '3' } }), office],
  [groups.create, () => ({ body: { name: 'Obcy', roles: [3], semesters: [] } }), office],
  [groups.edit, ({ group }) => ({ params: { id: group }, body: { name: 'Obcy', version: 1 } }), office],
  [groups.removeMany, ({ group }) => ({ body: [group] }), office],
  [groups.visited, nothing],
  [groupFiles.list, nothing, office],
  [groupFiles.ofGroup, ({ group }) => ({ params: { id: group } }), office],
  [groupFiles.create, ({ group }) => ({ body: { gid: group, file: textFile() } }), office],
  [groupFiles.createMany, ({ group }) => ({ body: { gid: group, file: textFile() } }), office],
  [
    groupFiles.edit,
    ({ groupFile }) => ({ params: { id: groupFile.id }, body: { description: 'Obcy', version: 1 } }),
    office,
  ],
  [groupFiles.remove, ({ groupFile }) => ({ params: { id: groupFile.id } }), office],
  [groupFiles.removeMany, ({ groupFile }) => ({ body: [groupFile.id] }), office],
  [groupFiles.download, ({ groupFile }) => ({ params: { url: groupFile.file } }), office],
  [
    broadcasts.send,
    ({ student }) => ({ body: { type: 'chat', audience: 'students', ids: String(student.id), ...words } }),
    office,
  ],
  [
    broadcasts.sendToSeveral,
    ({ student }) => ({ body: { msg: 'Obcy', uid_to: String(student.id) } }),
    office,
  ],
  [broadcasts.list, () => ({ query: { page: 1 } }), office],
  [broadcasts.ofPerson, ({ student }) => ({ params: { id: student.id } }), office],
  [broadcasts.get, ({ finished }) => ({ params: { id: finished } }), office],
  [broadcasts.recipients, ({ finished }) => ({ params: { id: finished }, query: { page: 1 } }), office],
  [
    broadcasts.recipientsCsv,
    ({ finished }) => ({ params: { id: finished }, query: { state: 'read' } }),
    office,
  ],
  [broadcasts.recall, ({ finished }) => ({ params: { id: finished } }), office],
  [broadcasts.audience, ({ student }) => ({ body: askedFor(student.id) }), office],
  [broadcasts.preview, ({ student }) => ({ body: { ...askedFor(student.id), ...words } }), office],
  [broadcasts.sendToSelf, ({ student }) => ({ body: { ...askedFor(student.id), ...words } }), office],
  [broadcasts.edit, ({ waiting }) => ({ params: { id: waiting }, body: { ...words, version: 1 } }), office],
  [broadcasts.removeMany, ({ finished }) => ({ body: [finished] }), office],
  [notifications.list, () => ({ query: { page: 1 } })],
  [notifications.unread, nothing],
  [notifications.watchAll, nothing],
  [notifications.watchSender, () => ({ params: { uid: 0 } })],
  [notifications.watch, ({ notice }) => ({ params: { id: notice } })],
  [notifications.removeMany, ({ notice }) => ({ body: [notice] })],
  [notifications.choices, nothing],
  [notifications.choose, () => ({ body: { type: 1, choice: 'here' } })],
];

/** Everything of the others, down to the last letter. */
const theirRecords = async () => {
  const { student, lecturer, mentor, group, coordinator } = their;
  const { rows } = await sql<{ rows: string }>`
    with talks as (select id from conversations
      where person_id = ${student.id} and (other_id is null or other_id = ${lecturer.id})
        or person_id = ${lecturer.id} and other_id = ${student.id})
    select jsonb_build_array(
      (select jsonb_agg(m order by m.id) from messages m where conversation_id in (select id from talks)),
      (select jsonb_agg(s order by s.owner_id) from conversation_sides s where conversation_id in (select id from talks)),
      (select jsonb_agg(n order by n.id) from conversation_notes n where conversation_id in (select id from talks)),
      (select jsonb_agg(r order by r.id) from saved_replies r where id = ${their.saved}),
      (select jsonb_agg(m) from mentors m where id = ${mentor.id}),
      (select jsonb_agg(t) from mentor_tags t where mentor_id = ${mentor.id}),
      (select jsonb_agg(o order by o.id) from online_meetings o where created_by = ${lecturer.id}),
      (select jsonb_agg(p order by p.id) from online_meeting_people p where user_id in (${lecturer.id}, ${student.id})),
      (select jsonb_agg(f) from calendar_feeds f where user_id = ${student.id}),
      (select jsonb_agg(g) from file_groups g where id = ${group}),
      (select jsonb_agg(f) from group_files f where group_id = ${group}),
      (select jsonb_agg(b order by b.id) from broadcasts b where sender_id = ${coordinator.id}),
      (select jsonb_agg(n) from notifications n where id = ${their.notice}))::text as rows`.execute(app.db);
  return rows[0]?.rows;
};

test('no call is left out', () => {
  const known = [chat, inbox, mentors, tags, meetings, feeds, groups, groupFiles, broadcasts, notifications];
  const routes = known.flatMap((group): Route[] => Object.values(group));
  expect(attempts.map(([route]) => nameRoute(route)).sort()).toEqual(routes.map(nameRoute).sort());
});

test.each(roles)('nobody of role %i reads or changes what is another’s by any call', async (role) => {
  const before = await theirRecords();
  const wrong: unknown[] = [];
  for (const [route, input, seers = []] of attempts) {
    if (seers.includes(role)) continue;
    const answer = await strangers.get(role)?.raw(route, input(their), { 'idempotency-key': randomUUID() });
    const type = String(answer?.headers['content-type']);
    const kept = (await theirRecords()) === before;
    if (!answer || answer.status >= 500 || answer.text.includes(canary) || !kept || !type.includes('json'))
      wrong.push([nameRoute(route), answer?.status, type, { kept }]);
  }
  expect(wrong).toEqual([]);
});

const nobody: readonly Role[] = [];
interface OthersFile {
  readonly of: string;
  readonly route: Route;
  readonly input: (aim: Theirs) => RawInput;
  /** Besides the one whose it is. */
  readonly seers: readonly Role[];
}
const files: readonly OthersFile[] = [
  {
    of: 'two people',
    route: chat.attachment,
    input: ({ talk }) => ({ params: { file: talk.file } }),
    seers: nobody,
  },
  {
    of: 'the secretariat',
    route: chat.attachment,
    input: ({ letter }) => ({ params: { file: letter.file } }),
    seers: office,
  },
  {
    of: 'a mentor',
    route: mentors.file,
    input: ({ mentor }) => ({ params: { file: mentor.file } }),
    seers: guides,
  },
  {
    of: 'an issue',
    route: issues.file,
    input: ({ issue }) => ({ params: { file: issue.attached.file } }),
    seers: office,
  },
  {
    of: 'a message of an issue',
    route: issueChat.attachment,
    input: ({ issue }) => ({ params: { file: issue.message.file } }),
    seers: office,
  },
];

describe.each(files)('a file of $of', ({ route, input, seers }) => {
  test('is given to whom it belongs', async () => {
    expect((await their.clients.student.raw(route, input(their))).status).toBe(200);
    for (const role of seers) expect((await strangers.get(role)?.raw(route, input(their)))?.status).toBe(200);
  });

  test('is refused to everybody else, also under the address of another kind', async () => {
    const others = roles.filter((role) => !seers.includes(role));
    const doors = files.map((file) => file.route).filter((door) => door !== route);
    for (const role of others)
      expect([403, 404]).toContain((await strangers.get(role)?.raw(route, input(their)))?.status);
    for (const door of doors) expect((await their.clients.student.raw(door, input(their))).status).toBe(404);
    expect((await app.anonymous().raw(route, input(their))).status).toBe(401);
  });
});

test('a file of a group is refused to everybody for whom the group is not', async () => {
  const input = { params: { url: their.groupFile.file } };
  expect((await strangers.get(1)?.raw(groupFiles.download, input))?.status).toBe(200);
  for (const role of roles.filter((one) => !office.includes(one)))
    expect([403, 404]).toContain((await strangers.get(role)?.raw(groupFiles.download, input))?.status);
  const student = await their.clients.student.raw(groupFiles.download, input);
  expect(student.status).toBe(404);
});
