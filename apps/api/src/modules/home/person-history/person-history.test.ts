import { contractRoutes } from '@indeks/contract/employment/contracts/contracts.routes';
import { staffRoutes } from '@indeks/contract/employment/staff/staff.routes';
import { personHistoryRoutes as routes } from '@indeks/contract/home/person-history/person-history.routes';
import type { PersonHistoryQuery } from '@indeks/contract/home/person-history/person-history.schemas';
import { formatNrb, makeNrb } from '@indeks/contract/numbers/nrb';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { studentFormRoutes } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { albumNumberRoutes } from '@indeks/contract/studies/students/album-numbers.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { confirmed, type Client } from '#testing/client.ts';
import { contractFields } from '#testing/employment/contracts.ts';
import { personEdit } from '#testing/employment/staff.ts';
import { insertOwnPlace, enrol } from '#testing/studies/enrolments.ts';
import { insertGroup } from '#testing/studies/evaluations.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { fullStudentForm, studentSave } from '#testing/studies/student-forms.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-11-18T08:00:00Z');
const office = await app.person({ role: 1, name: 'Małgorzata Sekretarska' });
const admin = await app.signedInAs(office);

const historyOf = async (id: number, query: Partial<PersonHistoryQuery> = {}, client: Client = admin) =>
  (await client.call(routes.ofPerson, { params: { id }, query: { page: 1, ...query } })).body;

const newStudent = async () => {
  const coordinator = (await app.person({ role: 2, name: 'Anna Koordynatorska' })).id;
  const pid = await insertOwnPlace(app.db, coordinator, 'Wałbrzych');
  const person = await app.person({ role: 3, name: 'Łucja Żółkiewska', telephone: '600301240' });
  const { id: cid } = await insertCourse(app.db, 'Logopedia');
  const id = await enrol(app.db, { placeId: pid, userId: person.id, courseId: cid });
  const form = { date: '2026-10-01', pid, cid, cid_2: null, price: 420_000, price_2: null };
  return { person, id, form: { ...form, coordinator, comment: '', version: 1 } };
};

let accounts = 0;

/** Price, course, account, album number and a note of one enrolment at once. */
const editEnrolment = async (account = makeNrb('00000000', String((accounts += 1)).padStart(16, '0'))) => {
  const { person, id, form } = await newStudent();
  await app.clock.forward({ minutes: 1 });
  const { id: cid } = await insertCourse(app.db, 'Doradztwo zawodowe');
  const changed = {
    cid,
    price: 414_000,
    bank_account: account,
    album_nr: '48530',
    comment: 'Zniżka dla absolwentki',
  };
  const answer = await admin.call(
    studentRoutes.edit,
    { params: { id }, body: { ...form, ...changed } },
    confirmed,
  );
  expect(answer.status).toBe(200);
  return person;
};

describe('GET /api/person-history/{id}', () => {
  test('tells a change by kinds, in words, with who made it and whether the student sees it', async () => {
    const account = makeNrb('00000000', '1234000000000077');
    const { id } = await editEnrolment(account);
    const { items, counts, actors, total } = await historyOf(id);
    const common = { who: office.name, role: 'Sekretariat', about: 'Doradztwo zawodowe, październik 2026' };
    expect(items).toMatchObject([
      {
        ...common,
        kind: 'price',
        changes: [{ label: 'Czesne', before: '4\u00a0200,00\u00a0zł', after: '4\u00a0140,00\u00a0zł' }],
        shown: true,
      },
      {
        kind: 'course',
        changes: [{ label: 'Kierunek', before: 'Logopedia', after: 'Doradztwo zawodowe' }],
        shown: true,
      },
      {
        kind: 'account',
        changes: [{ label: 'Rachunek', before: null, after: formatNrb(account) }],
        shown: true,
      },
      {
        kind: 'enrolment',
        changes: [
          { label: 'Numer albumu', before: null, after: '48530' },
          { label: 'Koordynator', before: null, after: 'Anna Koordynatorska' },
          { label: 'Komentarz', before: null, after: 'Zniżka dla absolwentki' },
        ],
        shown: false,
      },
    ]);
    expect(total).toBe(4);
    expect(counts).toEqual(['price', 'course', 'account', 'enrolment'].map((kind) => ({ kind, count: 1 })));
    expect(actors).toEqual([{ id: office.id, name: office.name }]);
  });

  test('narrows to a kind, a person and a day, and counts every kind meanwhile', async () => {
    const { id } = await editEnrolment();
    const priced = await historyOf(id, { kind: 'price' });
    expect([priced.items.map(({ kind }) => kind), priced.total, priced.counts.length]).toEqual([
      ['price'],
      1,
      4,
    ]);
    expect((await historyOf(id, { actor: id })).items).toEqual([]);
    expect((await historyOf(id, { since: '2026-11-18' })).total).toBe(4);
    expect((await historyOf(id, { since: '2026-11-19' })).total).toBe(0);
    const second = await historyOf(id, { page: 2, itemsPerPage: 3 });
    expect(second.items.map(({ kind }) => kind)).toEqual(['enrolment']);
  });

  test('says of an album number from a file which one was there before, on which course', async () => {
    const person = await app.person({ role: 3, name: 'Łucja Numerowana' });
    const placeId = await insertOwnPlace(app.db, office.id, 'Żory');
    const { id: courseId } = await insertCourse(app.db, 'Mediacje');
    await enrol(app.db, { placeId, userId: person.id, courseId, album: 'B-1' });
    const row = { email: person.email, album_nr: 'B-2', album_nr_2: '' };
    expect((await admin.call(albumNumberRoutes.set, { body: [row] })).body).toEqual({ saved: 1 });
    expect((await historyOf(person.id)).items).toMatchObject([
      {
        kind: 'enrolment',
        about: 'Mediacje, październik 2026',
        changes: [{ label: 'Numer albumu', before: 'B-1', after: 'B-2' }],
      },
    ]);
  });

  test('has grades in words, and what changed in the form with what is not read yet', async () => {
    const lecturer = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
    const group = await insertGroup(app.db, {
      lecturerId: lecturer.id,
      names: ['Zofia Oceniona'],
      intake: '2026-10-01',
    });
    const [{ eid, uid } = { eid: 0, uid: 0 }] = group.students;
    const client = await app.signedInAs(lecturer);
    await client.call(evaluationRoutes.save, {
      body: { eid, sid: group.sid, grade: 4.5, version: null },
    });
    const params = { uid };
    const created = await admin.call(studentFormRoutes.save, { params, body: studentSave() });
    await app.clock.forward({ minutes: 1 });
    const moved = { ...fullStudentForm, address: { ...fullStudentForm.address, city: 'Zgierz' } };
    const changed = await admin.call(studentFormRoutes.save, { params, body: studentSave(moved, 1) });
    expect([created.status, changed.status]).toEqual([200, 200]);
    const { items } = await historyOf(uid);
    expect(items.find(({ kind }) => kind === 'grade')).toMatchObject({
      who: lecturer.name,
      changes: [{ label: 'Ocena', before: null, after: expect.stringMatching(/^4,5 /) }],
    });
    const [form] = items;
    expect(form).toMatchObject({ kind: 'form', unread: { form: 'student' } });
    expect(form?.changes).toEqual([
      { label: expect.any(String), before: fullStudentForm.address.city, after: 'Zgierz' },
    ]);
  });

  test('of a lecturer has contracts and the account', async () => {
    const { id, email } = await app.person({ role: 0, name: 'Bożena Ćwiertnia' });
    await admin.call(contractRoutes.create, { query: { user: id }, body: contractFields });
    await admin.call(staffRoutes.edit, {
      params: { id },
      body: personEdit({ email, telephone: '600100200' }),
    });
    const { items } = await historyOf(id);
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['contract', 'data']);
    const data = items.find(({ kind }) => kind === 'data');
    expect(data?.changes).toContainEqual({ label: 'Telefon', before: null, after: '600 100 200' });
  });

  test('nobody is 404', async () => {
    const answer = await admin.call(routes.ofPerson, { params: { id: 2_147_483_647 }, query: {} });
    expect(answer).toMatchObject({ status: 404, error: { code: 'record/not-found' } });
  });
});

describe('GET /api/person-history/own', () => {
  test('the student sees own data without the notes of the office and without names of its people', async () => {
    const person = await editEnrolment();
    const { body, text } = await (await app.signedInAs(person)).call(routes.own, { query: {} });
    expect(body.items.map(({ kind, who }) => [kind, who])).toEqual([
      ['price', 'Sekretariat'],
      ['course', 'Sekretariat'],
      ['account', 'Sekretariat'],
    ]);
    expect(body.actors).toEqual([]);
    for (const secret of ['Zniżka', office.name, 'Koordynatorska']) expect(text).not.toContain(secret);
  });
});

test('GET /api/person-history/{id}/export has a line for each field', async () => {
  const { id } = await editEnrolment();
  const { text } = await admin.call(routes.exportCsv, { params: { id }, query: { kind: 'price' } });
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('Kiedy;Kto;Rodzaj;Czego dotyczy;Powód;Pole;Przed;Po');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^18\.11\.2026, 09:\d\d;.*Cena;.*Czesne;.*4\s200,00.*4\s140,00/u);
});
