import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { sealStudentForm } from '#modules/studies/student-forms/index.ts';
import type { Client } from '#testing/client.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { knownPassword, startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);

// One student of a place with a coordinator, with a filled-in form, and one of another place.
const looksAfter = await app.person({ role: 2 });
const coordinator = await app.signedInAs(looksAfter);
const placeId = await insertOwnPlace(app.db, looksAfter.id, 'Łódź');
const student = await app.person({
  role: 3,
  name: 'Anna Ślązak',
  email: 'anna@test.example',
  telephone: '600100200',
});
const first = await insertCourse(app.db, 'Kadry i płace');
await enrol(app.db, {
  placeId,
  userId: student.id,
  courseId: first.id,
  secondCourseId: (await insertCourse(app.db, '=HYPERLINK("zły")')).id,
  album: '48210',
  account: '37000000001234000000000077',
});
const form = {
  personal: {
    surname: 'Ślązak',
    name: 'Anna',
    secondName: 'Maria',
    placeOfBirth: 'Żory',
    dayOfBirth: '1990-02-03',
  },
  address: { city: 'Żory', zip: '44-240', street: 'Polna', houseNr: '1', homeNr: '', country: 'Polska' },
  contact: { email: 'anna@test.example', telephoneNr: '600100200', bank_account: '' },
};
const sealed = sealStudentForm(app.services.sealer, student.id, form);
const saved = {
  uid: student.id,
  sealed,
  complete: true,
  saved_at: app.clock.now(),
  changed_at: app.clock.now(),
};
await app.db.insertInto('student_forms').values(saved).execute();
const other = await app.person({ role: 3, name: 'Zenon Obcy' });
await enrol(app.db, { placeId: await insertPlace(app.db), userId: other.id });

const linesOf = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n');

describe('GET /api/student-course/export', () => {
  test('a line for each enrolment with what the registration form says, the date in the name', async () => {
    const { text, headers } = await admin.call(routes.exportCsv, { query: {} });
    const [head, anna, zenon] = linesOf(text);
    expect(head).toBe(
      'LP;Nazwisko;Imię;Telefon;E-mail;Kierunek;Kierunek 2;Semestr;Miejscowość;Numer rachunku;Numery albumów;Data urodzenia;Miejsce urodzenia;Drugie imię',
    );
    const order = [anna, zenon].join('\n');
    expect(order).toContain('Obcy;Zenon');
    const line = [anna, zenon].find((text = '') => text.includes('Ślązak')) ?? '';
    expect(line.replace(/^\d+;/, '')).toBe(
      'Ślązak;Anna;600100200;anna@test.example;Kadry i płace;"\'=HYPERLINK(""zły"")";2026-10-01;Łódź;37 0000 0000 1234 0000 0000 0077;48210, 48210;1990-02-03;Żory;Maria',
    );
    expect(headers['content-disposition']).toContain('sluchacze-2026-11-16.csv');
  });

  test('says the filters in the name of the file', async () => {
    const { headers } = await admin.call(routes.exportCsv, {
      query: { date: '2026-10-01', pid: placeId, cid: first.id, folder: 'incomplete', search: 'Ślązak' },
    });
    expect(headers['content-disposition']).toContain(
      'sluchacze-2026-10-lodz-kadry-i-place-teczki-niekompletne-slazak-2026-11-16.csv',
    );
  });

  test('holds whose folder is not complete, when the list is narrowed to them', async () => {
    const { text } = await admin.call(routes.exportCsv, { query: { folder: 'incomplete' } });
    expect([text.includes('Obcy'), text.includes('Ślązak')]).toEqual([true, false]);
  });

  test('is noted as an export of sealed data', async () => {
    await admin.call(routes.exportCsv, { query: { search: 'slazak' } });
    await app.services.events.flush();
    const { rows } = await sql`select from security_events
      where kind = 'sealed-export' and route = 'GET /api/student-course/export'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('has the filters of the list, and for a coordinator own places alone', async () => {
    const namesIn = async (client: Client, query: object) => {
      const { text } = await client.call(routes.exportCsv, { query });
      return linesOf(text)
        .slice(1)
        .map((line) => line.split(';')[1]);
    };
    expect(await namesIn(admin, { search: 'obcy' })).toEqual(['Obcy']);
    expect(await namesIn(admin, { date: '2025-10-01' })).toEqual([]);
    expect(await namesIn(admin, { sortDesc: true })).toEqual(['Ślązak', 'Obcy']);
    expect(await namesIn(coordinator, {})).toEqual(['Ślązak']);
    expect(await namesIn(coordinator, { search: 'obcy' })).toEqual([]);
  });
});

describe('GET /api/student-course/pdf', () => {
  test('lists name, centre, course and tuition by name; a coordinator gets own places', async () => {
    const printed = await pdfText((await admin.call(routes.exportPdf, { query: { sortDesc: true } })).bytes);
    expect(printed.indexOf('Obcy')).toBeLessThan(printed.indexOf('Ślązak'));
    for (const word of ['Lista słuchaczy', 'Łódź', 'Kadry i płace', '4 200,00'])
      expect(printed.replaceAll('\u00a0', ' ')).toContain(word);
    const filter = { pid: placeId, cid: first.id, date: '2026-10-01', search: 'Anna' };
    const narrowed = await pdfText((await admin.call(routes.exportPdf, { query: filter })).bytes);
    expect(narrowed.replaceAll(/\s+/gu, ' ')).toContain(
      'Lista słuchaczy, semestr: październik 2026, miejscowość: Łódź, kierunek: Kadry i płace, wyszukane: „Anna”',
    );
    const own = await pdfText((await coordinator.call(routes.exportPdf, { query: {} })).bytes);
    expect([own.includes('Ślązak'), own.includes('Obcy')]).toEqual([true, false]);
  });
});

describe('the mark of a changed form', () => {
  test('is shown to the secretariat for a month while nobody has read the change, and never to a coordinator', async () => {
    const isMarked = async (client: Client) =>
      (await client.call(routes.ofUser, { params: { id: student.id } })).body.student.changed_recently;
    expect(await isMarked(admin)).toBe(false);
    await app.db
      .insertInto('student_form_history')
      .values({ uid: student.id, at: app.clock.now(), kind: 'changed', fields: ['address.city'], sealed: '' })
      .execute();
    expect([await isMarked(admin), await isMarked(coordinator)]).toEqual([true, false]);
    await app.clock.forward({ days: 32 });
    expect(await isMarked(await app.signedIn(1))).toBe(false);
    app.clock.set('2026-11-16T08:00:00Z');
  });
});

describe('PUT /api/student-course/user/{id}', () => {
  test('changes the account; a taken address is 403, a stale version 409, a lecturer is the secretariat’s', async () => {
    const { version } = (await admin.call(routes.ofUser, { params: { id: student.id } })).body.student;
    const body = {
      given_name: 'Anna',
      surname: 'Nowa',
      email: 'anna@test.example',
      telephone: '600',
      version,
      password: knownPassword,
    };
    const wrong = await coordinator.call(routes.editStudent, { params: { id: student.id }, body });
    expect(wrong.error.fields?.[0]?.path).toBe('telephone');
    const valid = { ...body, telephone: '600100201' };
    const answer = await coordinator.call(routes.editStudent, { params: { id: student.id }, body: valid });
    expect(answer.body).toMatchObject({ name: 'Anna Nowa', telephone: '600100201' });
    const stale = await admin.call(routes.editStudent, { params: { id: student.id }, body: valid });
    expect(stale.error).toMatchObject({ code: 'record/stale', details: { current: { surname: 'Nowa' } } });
    const { email } = await app.person({ role: 3 });
    const taken = { ...valid, email, version: answer.body.version };
    const duplicate = await admin.call(routes.editStudent, { params: { id: student.id }, body: taken });
    expect([duplicate.status, duplicate.error.code, duplicate.error.message]).toEqual([
      403,
      'people/email-exists',
      'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
    ]);
    await app.db.updateTable('users').set({ user_role: 5 }).where('id', '=', student.id).execute();
    const again = { params: { id: student.id }, body: { ...valid, version: answer.body.version } };
    const shown = await coordinator.call(routes.ofUser, { params: { id: student.id } });
    expect(shown.body.student.can).toEqual({ edit: false, openForm: false });
    expect((await coordinator.call(routes.editStudent, again)).error.code).toBe(
      'students/kept-by-secretariat',
    );
    expect(await admin.call(routes.editStudent, again)).toMatchObject({
      status: 200,
      body: { can: { edit: true } },
    });
    const found = await admin.call(routes.find, { query: { search: 'nowa 48210' } });
    expect(found.body.items).toMatchObject([{ id: student.id, listed_name: 'Nowa Anna' }]);
  });
});
