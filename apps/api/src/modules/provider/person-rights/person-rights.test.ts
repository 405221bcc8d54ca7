import type { Role } from '@indeks/contract/access/roles';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { candidateRoutes } from '@indeks/contract/studies/candidates/candidates.routes';
import { fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { studentFormRoutes as forms } from '@indeks/contract/studies/student-forms/student-forms.routes';
import { studentRoutes as students } from '@indeks/contract/studies/students/students.routes';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCandidate } from '#testing/studies/candidates.ts';
import { confirmed, type Client } from '#testing/client.ts';
import { enrol, insertOwnPlace, newStudentFields } from '#testing/studies/enrolments.ts';
import type { Person } from '#testing/identity/people.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { insertQuestionnaire } from '#testing/employment/questionnaires.ts';
import { findLastEvent } from '#testing/identity/security-events.ts';
import { fullStudentForm, studentSave } from '#testing/studies/student-forms.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
app.clock.set('2026-10-05T08:00:00Z');
const admin = await app.signedIn(1);

interface Coordinator {
  readonly person: Person;
  readonly client: Client;
  readonly pid: number;
}
const newCoordinator = async (name: string): Promise<Coordinator> => {
  const person = await app.person({ role: 2, name });
  return { person, client: await app.signedInAs(person), pid: await insertOwnPlace(app.db, person.id) };
};

let here: Coordinator;
let there: Coordinator;
let victim: Person;
beforeEach(async () => {
  here = await newCoordinator('Koordynator Tutejszy');
  there = await newCoordinator('Koordynator Tamtejszy');
  victim = await app.person({ role: 3, name: 'Łucja Żółkiewska', telephone: '600301240' });
});

const fields = (who: Coordinator, more: object) =>
  newStudentFields(app.db, { pid: who.pid, coordinator: who.person.id, date: '2027-03-01', ...more });
/** As the form of a new student does it, with the address alone. */
const addByEmail = async (who: Coordinator, email: string) =>
  who.client.call(students.create, { body: await fields(who, { email }) }, confirmed);
const params = () => ({ uid: victim.id });
const readForm = async (client: Client) => (await client.call(forms.get, { params: params() })).status;
const studentFor = (client: Client) => client.call(students.ofUser, { params: { id: victim.id }, query: {} });
const sendEdit = async (client: Client, changes: object = {}) => {
  const { version, email } = await readAccount(victim.id);
  const body = { given_name: 'Łucja', surname: 'Żółkiewska', email, telephone: '600301240', version };
  return client.call(students.editStudent, { params: { id: victim.id }, body: { ...body, ...changes } });
};
const readAccount = (id: number) =>
  app.db
    .selectFrom('users')
    .select(['email', 'user_role', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const place = (pid: number) => enrol(app.db, { placeId: pid, userId: victim.id });
const archive = (id: number, archived_at: Date | null) =>
  app.db.updateTable('enrolments').set({ archived_at }).where('id', '=', id).execute();

/** What a coordinator reaches of the victim, door by door. */
const reached = async ({ client }: Coordinator) => {
  const saved = await client.call(forms.save, { params: params(), body: studentSave(fullStudentForm, 7) });
  return {
    student: (await studentFor(client)).status,
    form: await readForm(client),
    history: (await client.call(forms.history, { params: params(), query: {} })).status,
    // A stale version: whoever may save is told so.
    save: saved.status,
    edit: (await sendEdit(client, { version: 999 })).status,
  };
};
const everything = { student: 200, form: 200, history: 200, save: 409, edit: 409 };
const contact = { student: 200, form: 404, history: 404, save: 404, edit: 403 };
const nothing = { student: 404, form: 404, history: 404, save: 404, edit: 404 };

describe('a coordinator who knows only an address', () => {
  test('takes no account over by enrolling its person, and deleting the enrolment hides nothing', async () => {
    await place(there.pid);
    await admin.call(forms.save, { params: params(), body: studentSave() });
    expect(await readForm(here.client)).toBe(404);

    const added = await addByEmail(here, victim.email);
    expect([added.status, added.body.enrolment.uid]).toEqual([201, victim.id]);
    expect(await readForm(here.client)).toBe(404);
    const mine = 'napastnik@test.example';
    const { status, error } = await sendEdit(here.client, { email: mine });
    expect([status, error.code]).toEqual([403, 'students/kept-by-secretariat']);
    expect((await readAccount(victim.id)).email).toBe(victim.email);
    const recovery = await app.anonymous().call(accountRoutes.recoverPassword, { body: { email: mine } });
    expect(recovery.error.code).toBe('recovery/unknown-email');

    const { id } = added.body.enrolment;
    expect((await here.client.call(students.remove, { params: { id } })).status).toBe(200);
    expect(await findLastEvent(app, 'known-person-enrolled')).toMatchObject({
      actor_name: 'Koordynator Tutejszy',
      subject_id: victim.id,
      subject_name: victim.name,
      detail: String(id),
    });
    expect(await app.auditOf('enrolment.create', id)).toMatchObject([{ after: { uid: victim.id } }]);
    expect(await app.auditOf('enrolment.delete', id)).toMatchObject([{ before: { uid: victim.id } }]);
  });

  test('opens no sealed data of a lecturer, who becomes one that studies', async () => {
    victim = await app.person({ role: 0, name: 'Ewa Wykładowczyni' });
    await insertQuestionnaire(app.db, app.services.sealer, victim.id);
    const { status } = await addByEmail(here, victim.email);
    expect([status, (await readAccount(victim.id)).user_role]).toEqual([201, 5]);
    expect(await reached(here)).toEqual(contact);
    const { dayOfBirth, placeOfBirth } = fullForm.personal;
    const file = await here.client.call(students.exportCsv, { query: {} });
    expect(file.text).toContain('Wykładowczyni');
    for (const sealed of [dayOfBirth, placeOfBirth]) expect(file.text).not.toContain(sealed);
  });

  test('gets nothing more by a candidate with the address', async () => {
    await place(there.pid);
    const id = await insertCandidate(app.db, { pid: here.pid, email: victim.email });
    const { date, price, coordinator } = await fields(here, {});
    const body = { date, price, price_2: null, coordinator, version: 1 };
    const { status } = await here.client.call(candidateRoutes.admit, { params: { id }, body }, confirmed);
    expect(status).toBe(200);
    expect(await reached(here)).toEqual(contact);
  });

  test('gets nothing more by enrolling somebody whose enrolments are all gone', async () => {
    await admin.call(forms.save, { params: params(), body: studentSave() });
    await addByEmail(here, victim.email);
    expect(await reached(here)).toEqual(contact);
  });
});

describe('of whoever studies elsewhere too, a coordinator sees', () => {
  test('name, contact and the enrolments of own places; the answer says that the rest is not theirs', async () => {
    await place(there.pid);
    const own = await place(here.pid);
    await admin.call(forms.save, { params: params(), body: studentSave() });
    const { student } = (await studentFor(here.client)).body;
    expect(student).toMatchObject({ name: victim.name, email: victim.email, telephone: '600301240' });
    expect(student).toMatchObject({ rodo: null, can: { edit: false, openForm: false } });
    expect(student.enrolments.map(({ id }) => id)).toEqual([own]);
    const listed = await here.client.call(students.list, { query: { page: 1 } });
    expect(listed.body.items).toEqual([student]);
    const file = await here.client.call(students.exportCsv, { query: {} });
    expect(file.text).toContain(victim.email);
    expect(file.text).not.toContain(fullStudentForm.personal.placeOfBirth);
    expect((await studentFor(admin)).body.student.can).toEqual({ edit: true, openForm: true });
  });

  test('all of a person of own places alone', async () => {
    await place(here.pid);
    await admin.call(forms.save, { params: params(), body: studentSave() });
    expect((await studentFor(here.client)).body.student.can).toEqual({ edit: true, openForm: true });
    const file = await here.client.call(students.exportCsv, { query: {} });
    expect(file.text).toContain(fullStudentForm.personal.placeOfBirth);
  });
});

describe('a right follows from places, whatever happened in which order', () => {
  test('a new person is the coordinator’s, until somebody else enrols them', async () => {
    const { body } = await addByEmail(here, 'nowa-osoba@test.example');
    victim = { ...victim, id: body.enrolment.uid, email: 'nowa-osoba@test.example' };
    expect([await reached(here), await reached(there)]).toEqual([everything, nothing]);
    const { id } = (await addByEmail(there, victim.email)).body.enrolment;
    expect([await reached(here), await reached(there)]).toEqual([contact, contact]);
    await there.client.call(students.remove, { params: { id } });
    expect([await reached(here), await reached(there)]).toEqual([everything, nothing]);
  });

  test('whoever enrolled a known person has no right after the others left', async () => {
    const first = await place(here.pid);
    await addByEmail(there, victim.email);
    await here.client.call(students.remove, { params: { id: first } });
    expect([await reached(here), await reached(there)]).toEqual([nothing, contact]);
    // A second enrolment of the same person by the same coordinator changes nothing.
    const body = await fields(there, { uid: victim.id });
    const { email: _email, ...known } = body;
    expect((await there.client.call(students.create, { body: known }, confirmed)).status).toBe(201);
    expect(await reached(there)).toEqual(contact);
    expect(
      (await admin.call(students.create, { body: await fields(there, { email: victim.email }) }, confirmed))
        .status,
    ).toBe(201);
    expect(await reached(there)).toEqual(everything);
  });

  test('an archived enrolment elsewhere still counts, an archived one here no longer shows the person', async () => {
    const [own, other] = [await place(here.pid), await place(there.pid)];
    await archive(other, app.clock.now());
    expect([await reached(here), await reached(there)]).toEqual([contact, nothing]);
    await archive(own, app.clock.now());
    expect(await reached(here)).toEqual(nothing);
    await archive(own, null);
    await archive(other, null);
    expect([await reached(here), await reached(there)]).toEqual([contact, contact]);
  });

  test('a place that is handed over takes the right along; two who look after it both have it', async () => {
    await place(here.pid);
    const assign = { place_id: here.pid, user_id: there.person.id };
    await app.db.insertInto('place_coordinators').values(assign).execute();
    expect([await reached(here), await reached(there)]).toEqual([everything, everything]);
    await app.db
      .deleteFrom('place_coordinators')
      .where('place_id', '=', here.pid)
      .where('user_id', '=', here.person.id)
      .execute();
    expect([await reached(here), await reached(there)]).toEqual([nothing, everything]);
    // At the other place of the new coordinator: every enrolment is of own places.
    await place(there.pid);
    expect(await reached(there)).toEqual(everything);
    await place(await insertPlace(app.db));
    expect(await reached(there)).toEqual(contact);
  });

  test.each([1, 11] as const)('role %i always has it', async (role: Role) => {
    await place(there.pid);
    const client = await app.signedIn(role);
    expect(await reached({ ...here, client })).toEqual(everything);
  });
});

describe('the form of a lecturer who studies', () => {
  test('says what the questionnaire says to the person and the secretariat, and not to an accountant', async () => {
    victim = await app.person({ role: 5, name: 'Ewa Wykładowczyni' });
    await insertQuestionnaire(app.db, app.services.sealer, victim.id);
    await place(here.pid);
    const form = { address: fullStudentForm.address, contact: fullStudentForm.contact };
    await admin.call(forms.save, { params: params(), body: studentSave(form) });
    const get = async (client: Client) => (await client.call(forms.get, { params: params() })).body;
    const { dayOfBirth, placeOfBirth } = fullForm.personal;
    for (const client of [admin, await app.signedInAs(victim)])
      expect(await get(client)).toMatchObject({
        form: { personal: { dayOfBirth, placeOfBirth } },
        can: { readPersonal: true },
      });
    const accountant = await app.signedIn(6);
    const shown = await get(accountant);
    expect(shown.form.personal).toEqual({ surname: 'Wykładowczyni', name: 'Ewa' });
    expect(shown.can).toEqual({ edit: false, readPersonal: false });
    const history = await accountant.call(forms.history, { params: params(), query: {} });
    expect(history.text).not.toContain(dayOfBirth);
    expect(history.body.items[0]?.changes.map(({ field }) => field)).toContain('address.city');
    victim = await app.person({ role: 3 });
    await admin.call(forms.save, { params: params(), body: studentSave() });
    expect((await get(accountant)).form.personal).toEqual(fullStudentForm.personal);
  });
});
