import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import { certificateRoutes } from '@indeks/contract/studies/certificates/certificates.routes';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { personHistoryRoutes } from '@indeks/contract/home/person-history/person-history.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { afterAll, expect, test } from 'vitest';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { fullStudentForm } from '#testing/studies/student-forms.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { startTestApp } from '#testing/test-app.ts';

const emblem = join(mkdtempSync(join(tmpdir(), 'emblem-')), 'emblem.svg');
writeFileSync(
  emblem,
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="18" fill="#3b2fb5"/></svg>',
);
const app = await startTestApp({ settings: { CERTIFICATE_EMBLEM_FILE: emblem } });
afterAll(() => app.close());
const me = await app.person({ role: 0 });
const office = await app.signedIn(1);
const today = app.clock.today();

const ready = () => insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer });
type Group = Awaited<ReturnType<typeof ready>>;
const firstOf = ({ people: [person] }: Group) => person ?? { id: 0, eid: 0, uid: 0, name: '' };
const classes = {
  hoursPractical: 60,
  ectsPractical: 8,
  hoursPractice: 30,
  hoursDistance: 20,
  ectsDistance: 3,
};
const factsOf = ({ sids }: Group, more: object = {}) => ({
  qualification: 'Oligofrenopedagogika',
  prkLevel: 7 as const,
  statement: 'Przygotowuje do pracy w\u00a0zawodzie nauczyciela.',
  subjects: sids.map((sid) => ({ sid, ...classes })),
  version: 0 as const,
  ...more,
});
const saveCourse = (group: Group, more: object = {}) =>
  office.raw(routes.saveCourse, { params: { id: group.cid }, body: factsOf(group, more) });
const savePlace = (group: Group, more: object = {}) =>
  office.raw(routes.saveEnrolment, {
    params: { id: firstOf(group).eid },
    body: {
      beganOn: null,
      endedOn: null,
      practicePlace: 'Zespół Szkół nr 3 w\u00a0Lublinie',
      version: 0,
      ...more,
    },
  });
const groupOf = async ({ cid, intake }: Group) =>
  (await office.call(certificateRoutes.group, { query: { cid, date: intake } })).body;
const issue = (group: Group) =>
  office.raw(certificateRoutes.issue, {
    body: { ids: [firstOf(group).id], completed: '2026-09-30', issued: today, copies: 1 },
  });

test('a course of which nothing was said can be completed, and the list says what the paper lacks', async () => {
  const group = await ready();
  const { people, advice } = await groupOf(group);
  expect(people).toMatchObject([{ missing: [] }]);
  expect(advice.subjectsWithoutClasses).toHaveLength(group.sids.length);
  expect(advice.emblem).toBe(true);
  expect((await issue(group)).status).toBe(200);
});

test('with hours of practice in the programme the place of it is missing until it is named, and the paper has all of it', async () => {
  const group = await ready();
  expect((await saveCourse(group)).status).toBe(200);
  expect(await groupOf(group)).toMatchObject({
    people: [{ missing: [{ kind: 'practice-place' }] }],
    advice: { subjectsWithoutClasses: [] },
  });
  expect((await issue(group)).status).toBe(409);
  expect((await savePlace(group, { beganOn: '2024-10-12', endedOn: '2026-06-20' })).status).toBe(200);
  const { status, body } = await issue(group);
  expect(status).toBe(200);
  const { certificates } = body as { certificates: { id: number }[] };
  const { id: line } = await app.db
    .selectFrom('certificate_register')
    .select('id')
    .where('certificate_id', '=', certificates[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  const paper = await office.call(certificateRoutes.papers, { query: { ids: String(line), paper: 'white' } });
  const pages = await pdfPages(paper.bytes);
  expect(pages).toHaveLength(2);
  const [first = '', second = ''] = pages.map((page) => page.replaceAll(/\s+/gu, ' '));
  for (const words of [
    'z siedzibą w',
    '12 października 2024',
    '20 czerwca 2026',
    'poziom 7',
    'w zawodzie nauczyciela',
  ])
    expect(first).toContain(words);
  const count = group.sids.length;
  for (const words of [
    `${60 * count} godz., ${8 * count} ECTS, w tym praktyka zawodowa ${30 * count} godz.`,
    `na odległość: ${20 * count} godz., ${3 * count} ECTS`,
    'Zespół Szkół nr 3 w Lublinie',
  ])
    expect(second).toContain(words);
});

test('a part is not more than the whole, and a subject of another course is none of this one', async () => {
  const [group, other] = [await ready(), await ready()];
  const [sid = 0] = group.sids;
  expect(await saveCourse(group, { subjects: [{ sid, ...classes, hoursPractical: 101 }] })).toMatchObject({
    status: 422,
    body: { code: 'certificates/classes' },
  });
  expect((await saveCourse(group, { subjects: [{ sid: other.sids[0], ...classes }] })).status).toBe(404);
  expect((await saveCourse(group, { subjects: [{ sid, ...classes, hoursPractice: 61 }] })).status).toBe(400);
});

test('two who save at once: one, and the other is told', async () => {
  const group = await ready();
  const courses = await Promise.all([saveCourse(group), saveCourse(group)]);
  expect(courses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const places = await Promise.all([savePlace(group), savePlace(group)]);
  expect(places.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await savePlace(group, { version: 1, practicePlace: 'Inna' })).status).toBe(200);
});

test('what was issued keeps what it said', async () => {
  const group = await ready();
  await saveCourse(group);
  await savePlace(group);
  await issue(group);
  const read = async () =>
    (
      await app.db
        .selectFrom('certificates')
        .select('content')
        .where('enrolment_id', '=', firstOf(group).eid)
        .executeTakeFirstOrThrow()
    ).content;
  const before = await read();
  await saveCourse(group, { version: 1, statement: 'Inne słowa', subjects: [] });
  await savePlace(group, { version: 1, practicePlace: 'Inne miejsce' });
  expect(await read()).toBe(before);
});

test('the text moves on blanks by the saved millimetres, and the rulers say so', async () => {
  const { body } = await office.call(routes.layout);
  const moved = { right: 2, down: -1.5, version: body.version };
  expect((await office.call(routes.saveLayout, { body: moved })).body).toMatchObject({
    right: 2,
    down: -1.5,
  });
  const stale = await office.raw(routes.saveLayout, { body: moved });
  expect(stale.status).toBe(409);
  const [page = ''] = await pdfPages((await office.call(routes.testPrint)).bytes);
  expect(page.replaceAll(/\s+/gu, ' ')).toContain('w prawo 2,0 mm, w dół -1,5 mm');
});

test('statements: of the course of studies at any time, of completion once there is a certificate', async () => {
  const group = await ready();
  const { eid } = firstOf(group);
  const ask = (kind: 'completion' | 'course-of-studies') =>
    office.raw(routes.statement, { params: { id: eid }, query: { cid: group.cid, kind } });
  expect(await ask('completion')).toMatchObject({
    status: 422,
    body: { code: 'certificates/not-completed' },
  });
  const [course = ''] = await pdfPages((await ask('course-of-studies')).bytes);
  for (const words of ['przebiegu studiów', 'Prawo pracy', 'Adamczyk']) expect(course).toContain(words);
  await issue(group);
  const [completed = ''] = await pdfPages((await ask('completion')).bytes);
  expect(completed.replaceAll(/\s+/gu, ' ')).toMatch(
    /ukończono .*30 września 2026.* z wynikiem dobry \(4,00\)/u,
  );
});

test('statements of who is in the archive, of who came back from it, and of a course that was renamed after the certificate', async () => {
  const group = await ready();
  const { eid } = firstOf(group);
  const read = async (kind: 'completion' | 'course-of-studies') => {
    const { bytes } = await office.raw(routes.statement, {
      params: { id: eid },
      query: { cid: group.cid, kind },
    });
    return ((await pdfPages(bytes))[0] ?? '').replaceAll(/\s+/gu, ' ');
  };
  await issue(group);
  await app.db.updateTable('courses').set({ name: 'Nazwa zmieniona' }).where('id', '=', group.cid).execute();
  const archived = await office.raw(archiveRoutes.archive, {
    body: { ids: [eid], day: today, reason: 'Ukończenie' },
  });
  expect(archived.status).toBe(200);
  const completed = await read('completion');
  expect(completed).toContain('30 września 2026');
  expect(completed).not.toContain('Nazwa zmieniona');
  const course = await read('course-of-studies');
  expect(course).toContain('Prawo pracy');

  const restored = await office.raw(archiveRoutes.restore, { body: { ids: [eid], reason: 'Pomyłka' } });
  expect(restored.status).toBe(200);
  expect(await read('completion')).toBe(completed);
  expect(await read('course-of-studies')).toBe(course);
  const { body } = await office.call(certificateRoutes.list, {
    query: { page: 1, search: firstOf(group).name },
  });
  expect(body.items.find((line) => line.eid === eid)).toMatchObject({ doubted: null, doubts: [] });
});

test('an act on a certificate stands in the history of its person', async () => {
  const group = await ready();
  const { uid } = firstOf(group);
  await issue(group);
  const { body } = await office.call(personHistoryRoutes.ofPerson, {
    params: { id: uid },
    query: { page: 1 },
  });
  expect(body.items.map(({ about }) => about)).toContainEqual(
    expect.stringMatching(/^Wystawienie świadectwa: Świadectwo \d{4}\/\d{4}$/u),
  );
});

test('the yearly report counts participants and certificates by course, and what is missing of them', async () => {
  const group = await ready();
  const name = `Kierunek S12 ${group.cid}`;
  await app.db.updateTable('courses').set({ name }).where('id', '=', group.cid).execute();
  const report = async (year: number) => {
    const { text } = await office.raw(routes.statistics, { query: { year } });
    return text.split('\r\n').find((row) => row.includes(name));
  };
  expect(await report(2025)).toBe(`${name};1;0;0;0;1;1;1;0;0;0;0;0;0;0`);
  const { uid } = firstOf(group);
  const say = async (said: { sex: '' | 'kobieta'; citizenship: string; secondaryCountry: string }) => {
    const read = await office.call(studentFormRoutes.get, { params: { uid } });
    await office.call(studentFormRoutes.save, {
      params: { uid },
      body: { form: { ...fullStudentForm, report: said }, version: read.body.version },
    });
  };
  await say({ sex: 'kobieta', citizenship: 'ukraińskie', secondaryCountry: 'Ukraina' });
  expect(await report(2025)).toBe(`${name};1;1;1;1;0;0;0;0;0;0;0;0;0;0`);
  await say({ sex: 'kobieta', citizenship: 'polskie', secondaryCountry: 'Polska' });
  expect(await report(2025)).toBe(`${name};1;1;0;0;0;0;0;0;0;0;0;0;0;0`);
  await issue(group);
  await say({ sex: '', citizenship: 'Polka', secondaryCountry: '' });
  expect(await report(2026)).toBe(`${name};0;0;0;0;0;0;0;1;0;0;0;1;0;1`);
});
