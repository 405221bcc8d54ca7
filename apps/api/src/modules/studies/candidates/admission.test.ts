import { afterAll, describe, expect, test } from 'vitest';
import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { confirmed } from '#testing/client.ts';
import { insertCandidate } from '#testing/studies/candidates.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-10-15T10:00:00+02:00');
const admin = await app.signedIn(1);

let number = 0;
/** A candidate at a place with one coordinator, and the body that enrols them. */
const applied = async (more: Parameters<typeof insertCandidate>[1] = {}) => {
  number += 1;
  const pid = await insertPlace(app.db);
  const { id: cid } = await insertCourse(app.db, 'Logopedia');
  const { id: cid_2 } = await insertCourse(app.db, 'Mediacje');
  const email = `przyjeta-${number}@test.example`;
  const id = await insertCandidate(app.db, { pid, cid, cid_2, email, comment: 'Po 16', ...more });
  const { user_id: coordinator } = await app.db
    .selectFrom('place_coordinators')
    .select('user_id')
    .where('place_id', '=', pid)
    .executeTakeFirstOrThrow();
  const body = { date: '2026-10-01', price: 420_000, price_2: 180_000, coordinator, version: 1 };
  return { id, pid, cid, cid_2, email, coordinator, params: { id }, body };
};

describe('POST /api/candidates/:id/admit', () => {
  test('makes a student with everything carried over, and marks the candidate', async () => {
    const { id, pid, cid, cid_2, email, coordinator, params, body } = await applied();
    const { status, body: answer } = await admin.call(routes.admit, { params, body });
    expect([status, answer.existed, answer.candidate.state, answer.candidate.can]).toEqual([
      200,
      false,
      'admitted',
      { edit: false, delete: true, admit: false },
    ]);
    const uid = answer.candidate.uid ?? 0;
    const { items } = (await admin.call(studentRoutes.ofUser, { params: { id: uid } })).body;
    expect(items).toMatchObject([
      {
        username: 'Żaneta Kandydacka',
        email,
        telephone: '600100200',
        date: '2026-10-01',
        pid,
        cid,
        cid_2,
        price: 420_000,
        price_2: 180_000,
        coordinator,
        comment: 'Po 16',
      },
    ]);
    expect(await app.auditOf('candidate.admit', id)).toMatchObject([
      { before: { enrolment_id: null }, after: { uid } },
    ]);
  });

  test('a known address keeps its person, and the answer says so', async () => {
    const { id: uid } = await app.person({ role: 3, name: 'Dawna Słuchaczka', email: 'dawna@test.example' });
    const { params, body } = await applied({ email: 'dawna@test.example' });
    const { body: answer } = await admin.call(routes.admit, { params, body }, confirmed);
    expect([answer.existed, answer.candidate.uid]).toEqual([true, uid]);
  });

  test('a candidate with the address of somebody of another name is enrolled after a yes alone, with the data that were chosen', async () => {
    const known = {
      role: 3,
      name: 'StudCyd Studny',
      email: 'cyd@test.example',
      telephone: '500600700',
    } as const;
    const { id: uid } = await app.person(known);
    const { params, body } = await applied({ email: known.email });
    const { status, error } = await admin.call(routes.admit, { params, body });
    expect([status, error.code]).toEqual([409, 'people/confirm-same']);
    expect((await admin.call(routes.get, { params })).body).toMatchObject({ uid: null });
    const chosen = { ...body, same_person: { surname: 'typed', telephone: 'known' } } as const;
    expect((await admin.call(routes.admit, { params, body: chosen }, confirmed)).body.candidate.uid).toBe(
      uid,
    );
    const { student } = (await admin.call(studentRoutes.ofUser, { params: { id: uid } })).body;
    expect(student).toMatchObject({ name: 'StudCyd Kandydacka', telephone: '500600700' });
  });

  test('of two at once one enrols, and the student is there once', async () => {
    const { params, body } = await applied();
    const answers = await Promise.all([1, 2].map(() => admin.raw(routes.admit, { params, body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await admin.raw(routes.admit, { params, body: { ...body, version: 2 } })).error.code).toBe(
      'candidates/admitted',
    );
  });

  test('one that was changed since is told, and nobody is enrolled', async () => {
    const { params, email } = await applied();
    const { body } = await applied();
    const { status, error } = await admin.raw(routes.admit, { params, body: { ...body, version: 7 } });
    expect([status, error.code]).toEqual([409, 'record/stale']);
    expect(await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('a refused enrolment leaves the candidate as before', async () => {
    const { params, body } = await applied({ email: 'sekretariat@test.example' });
    await app.person({ role: 1, email: 'sekretariat@test.example' });
    const { error } = await admin.raw(routes.admit, { params, body });
    expect(error.code).toBe('students/staff-account');
    const { body: after } = await admin.call(routes.get, { params });
    expect([after.state === 'admitted', after.version]).toEqual([false, 1]);
  });

  test('who was enrolled by mistake waits again when the enrolment is removed', async () => {
    const { params, body } = await applied();
    const { candidate } = (await admin.call(routes.admit, { params, body })).body;
    const { items } = (await admin.call(studentRoutes.ofUser, { params: { id: candidate.uid ?? 0 } })).body;
    await admin.call(studentRoutes.removeMany, { body: items.map(({ id }) => id) });
    const { body: after } = await admin.call(routes.get, { params });
    expect([after.uid, after.can.admit]).toEqual([null, true]);
  });

  test.each([
    ['date', '', 'Podanie terminu rozpoczęcia jest wymagane'],
    ['price', null, 'Podanie czesnego jest wymagane'],
    ['coordinator', null, 'Podanie koordynatora jest wymagane'],
  ])('without %s it is refused with its sentence', async (field, value, message) => {
    const { params, body } = await applied();
    const { error } = await admin.raw(routes.admit, { params, body: { ...body, [field]: value } });
    expect(error.fields).toContainEqual({ path: field, message });
  });

  test('a coordinator enrols from the own places alone, and from 11 November nobody', async () => {
    const { params, body, coordinator } = await applied();
    const [foreign, later] = [await applied(), await applied({ date: '2026-11-11' })];
    const asCoordinator = (id: number) => app.signedInAs({ id, role: 2, name: '', email: '' });
    const newest = { ...body, date: '2027-03-01' };
    const me = await asCoordinator(coordinator);
    expect((await me.raw(routes.admit, { params: foreign.params, body: newest })).status).toBe(404);
    expect((await me.raw(routes.admit, { params, body: newest })).status).toBe(200);
    // Sessions end with the day.
    app.clock.set('2026-11-11T00:00:00+01:00');
    const late = await asCoordinator(later.coordinator);
    const refused = await late.raw(routes.admit, {
      params: later.params,
      body: { ...later.body, date: '2027-03-01' },
    });
    expect([refused.status, refused.error.code]).toEqual([403, 'students/adding-blocked']);
    expect((await late.call(routes.get, { params: later.params })).body.can.admit).toBe(false);
  });
});
