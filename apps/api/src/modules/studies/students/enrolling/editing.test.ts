import type { EnrolmentEdit } from '@indeks/contract/studies/students/students.schemas';
import { archiveRoutes } from '@indeks/contract/studies/students/archive.routes';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { confirmed, type Client } from '#testing/client.ts';
import { insertCourse, insertSubject } from '#testing/studies/courses.ts';
import { archivingOf, enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { insertGrade } from '#testing/studies/evaluations.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

/** An enrolment with two courses, and the form that would leave it as it is. */
const twoCourses = async () => {
  const coordinator = (await app.person({ role: 2 })).id;
  const pid = await insertOwnPlace(app.db, coordinator);
  const [cid, cid_2] = [(await insertCourse(app.db, 'Stary')).id, (await insertCourse(app.db, 'Drugi')).id];
  const id = await enrol(app.db, { placeId: pid, courseId: cid, secondCourseId: cid_2, album: '77' });
  const prices = { price: 420_000, price_2: 420_000 };
  const form: EnrolmentEdit = {
    date: '2026-10-01',
    pid,
    cid,
    cid_2,
    ...prices,
    coordinator,
    comment: '',
    version: 1,
  };
  return { id, form, coordinator };
};

describe('PUT /api/student-course/{id}', () => {
  test('changes place, intake, price, comment and numbers; the audit keeps before and after', async () => {
    const { id, form, coordinator } = await twoCourses();
    const pid = await insertOwnPlace(app.db, coordinator);
    const change = {
      pid,
      date: '2026-03-01',
      price: 333_300,
      comment: 'Nowy',
      bank_account: '37 0000 0000 1234 0000 0000 0077',
    };
    const body = { ...form, ...change, album_nr: '78', album_nr_2: '' };
    const answer = await admin.call(routes.edit, { params: { id }, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...change,
      bank_account: '37000000001234000000000077',
      album_nr: '78',
      album_nr_2: null,
      version: 2,
    });
    expect(await app.auditOf('enrolment.edit', id)).toMatchObject([
      { before: { price: 420_000, album_nr: '77' }, after: { price: 333_300, album_nr: '78' } },
    ]);
  });

  test('asks for what is left out instead of taking it as empty', async () => {
    const { id, form } = await twoCourses();
    const messageWithout = async (field: keyof EnrolmentEdit) => {
      const { error } = await admin.raw(routes.edit, {
        params: { id },
        body: { ...form, [field]: undefined },
      });
      return error.fields?.find(({ path }) => path === field)?.message;
    };
    expect(await messageWithout('cid_2')).toBe('Wybierz drugi kierunek albo zostaw to pole puste');
    expect(await messageWithout('comment')).toBe('To pole jest wymagane');
    expect(await messageWithout('version')).toBe('To pole jest wymagane');
  });

  test('two people edit one enrolment: the later one is told who saved and what is there', async () => {
    const { id, form } = await twoCourses();
    const bodies = [
      { ...form, comment: 'pierwszy' },
      { ...form, comment: 'drugi' },
    ];
    const answers = await Promise.all(
      bodies.map((body) => admin.call(routes.edit, { params: { id }, body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = answers.find(({ status }) => status === 409);
    const saved = answers.find(({ status }) => status === 200)?.body;
    expect(late?.error).toMatchObject({
      code: 'record/stale',
      details: { current: { comment: saved?.comment } },
    });
    expect(late?.error.details).toHaveProperty('saved.by');
  });

  test('another course asks first and names the one that is left; exchanging the two does not', async () => {
    const { id, form } = await twoCourses();
    const { id: other } = await insertCourse(app.db, 'Nowy');
    const change = { params: { id }, body: { ...form, cid: other } };
    for (const cid of [form.cid, form.cid, form.cid_2 ?? 0]) {
      const sid = await insertSubject(app.db, cid, {});
      await insertGrade(app.db, { eid: id, sid, uid: form.coordinator });
    }
    const asked = await admin.call(routes.edit, change);
    expect([asked.status, asked.error.code]).toEqual([409, 'students/confirm-course']);
    expect(asked.error.details).toMatchObject({
      confirmable: true,
      question: 'Zmienić kierunek?',
      courses: 'Stary',
      grades: '2\u00a0oceny',
    });
    const exchanged = { ...form, cid: form.cid_2 ?? 0, cid_2: form.cid };
    const swap = await admin.call(routes.edit, { params: { id }, body: exchanged });
    expect(swap.body).toMatchObject({ courseName: 'Drugi', courseName2: 'Stary' });
    const changed = { params: { id }, body: { ...form, cid: other, cid_2: null, price_2: null, version: 2 } };
    const answer = await admin.call(routes.edit, changed, confirmed);
    expect(answer.body).toMatchObject({ courseName: 'Nowy', cid_2: null, price_2: null, version: 3 });
  });

  test('what the enrolment has stays a choice after it was closed; a new choice must be open', async () => {
    const { id, form } = await twoCourses();
    await app.db.updateTable('places').set({ active: 0 }).where('id', '=', form.pid).execute();
    await app.db.updateTable('courses').set({ active: 0 }).where('id', '=', form.cid).execute();
    await app.db.updateTable('users').set({ active: 0 }).where('id', '=', form.coordinator).execute();
    await app.db
      .updateTable('enrolments')
      .set({ coordinator: form.coordinator })
      .where('id', '=', id)
      .execute();
    const kept = await admin.call(routes.edit, { params: { id }, body: { ...form, comment: 'Zostaje' } });
    expect(kept.status).toBe(200);
    const body = { ...form, version: 2, pid: await insertPlace(app.db) };
    expect((await admin.call(routes.edit, { params: { id }, body })).error.code).toBe(
      'students/unknown-coordinator',
    );
  });

  test('a move into an intake in which the course is taken is a conflict', async () => {
    const { id, form } = await twoCourses();
    const { uid } = (await admin.call(routes.edit, { params: { id }, body: form })).body;
    await enrol(app.db, { placeId: form.pid, userId: uid, courseId: form.cid, date: '2025-10-01' });
    const body = { ...form, date: '2025-10-01', version: 2 };
    const { status, error } = await admin.call(routes.edit, { params: { id }, body });
    expect([status, error.code]).toEqual([409, 'students/already-enrolled']);
  });
});

describe('PUT /api/student-course/{id}/finish and set-price', () => {
  test('thesis, practice and a supervisor who may teach; a stale version is refused', async () => {
    const { id } = await twoCourses();
    const lecturer = await app.person({ role: 8, name: 'Ewa Promotor' });
    await app.db.updateTable('users').set({ degree: 'dr hab.inż' }).where('id', '=', lecturer.id).execute();
    const save = (promoter: number | null, version: number) =>
      admin.call(routes.finish, { params: { id }, body: { thesis: 1, practice: 0, promoter, version } });
    expect((await save((await app.person({ role: 4 })).id, 1)).error.code).toBe('students/unknown-promoter');
    const { body } = await save(lecturer.id, 1);
    expect(body).toMatchObject({
      thesis: 1,
      practice: 0,
      promoterName: 'dr\u00a0hab.\u00a0inż. Ewa Promotor',
      version: 2,
    });
    expect((await save(null, 1)).error.code).toBe('record/stale');
    const { body: found } = await admin.call(routes.promoters, { query: { search: 'promotor' } });
    expect(found.items).toEqual([{ id: lecturer.id, name: 'dr\u00a0hab.\u00a0inż. Ewa Promotor' }]);
  });

  test('sets the price of either course in grosze; a coordinator only listed ones', async () => {
    const { id, form, coordinator } = await twoCourses();
    const client = await app.signedInAs({ id: coordinator, name: '', email: '', role: 2 });
    const set = (who: Client, price: number, body: { version: number; slot?: 1 | 2 }) =>
      who.call(routes.setPrice, { params: { id, price }, body });
    expect((await set(admin, 123_400, { version: 1 })).body).toMatchObject({
      price: 123_400,
      price_2: form.price_2,
    });
    expect((await set(admin, 180_000, { version: 2, slot: 2 })).body).toMatchObject({
      price: 123_400,
      price_2: 180_000,
    });
    expect((await set(client, 123_500, { version: 3 })).error.fields?.[0]?.path).toBe('price');
    expect((await set(client, 190_000, { version: 3 })).body.price).toBe(190_000);
  });
});

describe('deleting enrolments', () => {
  test('one that other records point at is refused with those that are with it; archived it is out of the list, and the account stays', async () => {
    const [kept, gone] = [await twoCourses(), await twoCourses()];
    await app.asOwner('create table payments_of_test (enrolment_id integer references enrolments)');
    await app.asOwner(`insert into payments_of_test values (${kept.id})`);
    const ids = [kept.id, gone.id];
    const { status, error } = await admin.call(routes.removeMany, { body: ids });
    expect([status, error.code, error.details]).toEqual([409, 'students/has-records', { ids: [kept.id] }]);
    await admin.call(archiveRoutes.archive, { body: archivingOf(kept.id) });
    expect((await admin.call(routes.remove, { params: { id: gone.id } })).status).toBe(200);
    const rows = await app.db
      .selectFrom('enrolments')
      .select(['id', 'uid', 'archived_at'])
      .where('id', 'in', ids)
      .execute();
    expect(rows).toMatchObject([{ id: kept.id, archived_at: expect.any(Date) }]);
    const list = await admin.call(routes.ofUser, { params: { id: rows[0]?.uid ?? 0 } });
    expect([list.status, list.body.items]).toEqual([200, []]);
    expect((await admin.call(routes.remove, { params: { id: kept.id } })).status).toBe(404);
    expect(await app.auditOf('enrolment.archive', kept.id)).toHaveLength(1);
    expect(await app.auditOf('enrolment.delete', gone.id)).toHaveLength(1);
  });

  test('one whose course has grades is not deleted either', async () => {
    const { id } = await twoCourses();
    await app.asOwner('create table grades_of_test (ecid integer references enrolment_courses)');
    await app.asOwner(
      `insert into grades_of_test select id from enrolment_courses where enrolment_id = ${id} and slot = 2`,
    );
    expect((await admin.call(routes.remove, { params: { id } })).error.code).toBe('students/has-records');
    expect(await app.auditOf('enrolment.delete', id)).toEqual([]);
  });
});
