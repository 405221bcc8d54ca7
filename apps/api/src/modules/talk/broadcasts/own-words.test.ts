import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { mailsTo } from '#platform/mail/fixtures/mailbox.ts';
import { startBroadcasting } from '#testing/talk/broadcasts.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { insertCourse } from '#testing/studies/courses.ts';
import { insertGrade } from '#testing/studies/evaluations.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const messages = await startBroadcasting(app);
const { office } = messages;
const looksAfter = await app.person({ role: 2 });
const coordinator = await app.signedInAs(looksAfter);
const place = await insertOwnPlace(app.db, looksAfter.id, 'Puławy');
const { id: courseId, subjectId } = await insertCourse(app.db, 'Kadry i płace <b>w praktyce</b>');

const student = async (name: string, more: { album?: string; account?: string; made?: string } = {}) => {
  const person = await app.person({ role: 3, name });
  await enrol(app.db, { placeId: place, userId: person.id, courseId, ...more });
  return person;
};
const beata = await student('Beata Kopeć', { album: '101668', made: '2025-10-01' });
const zdenka = await student('Zdenka Łętowska');

const text = [
  'Dzień dobry, {imię w wołaczu}!',
  '',
  'Na kierunku {kierunek} ({miejscowość}) zostało do zapłaty {do zapłaty}.',
  'Podaj numer albumu {numer albumu}.',
].join('\n');
const subject = 'Rata na kierunku {kierunek}';
const ids = `${beata.id},${zdenka.id}`;
const ask = { audience: 'students', ids } as const;

describe('each recipient', () => {
  test('reads the own words; what is lacking is left out with its sentence', async () => {
    const id = await messages.send({ ids, subject, text });
    await messages.write(id);
    const [ofBeata] = await messages.textsOf(beata);
    expect(ofBeata).toBe(
      'Rata na kierunku Kadry i płace <b>w praktyce</b>\n\nDzień dobry, Beato!\n\n' +
        'Na kierunku Kadry i płace <b>w praktyce</b> (Puławy) zostało do zapłaty 4\u00a0200,00\u00a0zł.\n' +
        'Podaj numer albumu 101668.',
    );
    const [ofZdenka = ''] = await messages.textsOf(zdenka);
    expect(ofZdenka).toContain('Dzień dobry!');
    expect(ofZdenka).not.toContain('101668');
    expect(ofZdenka).not.toContain('Podaj numer');
  });

  test('keeps the words of the moment, whatever changes later', async () => {
    const person = await student('Ewa Zmienna', { album: '1' });
    const id = await messages.send({ ids: String(person.id), text: 'Numer {numer albumu}.' });
    await messages.write(id);
    await app.db
      .updateTable('enrolment_courses')
      .set({ album_nr: '2' })
      .where('uid', '=', person.id)
      .execute();
    await messages.write(id);
    expect(await messages.textsOf(person)).toEqual(['Zmiana sali\n\nNumer 1.']);
  });

  test('of whose text nothing is left gets nothing, and the report says why', async () => {
    const id = await messages.send({ ids: String(zdenka.id), subject: '{numer albumu}' });
    await messages.write(id);
    const { body } = await office.call(routes.recipients, { params: { id }, query: {} });
    expect(body.items).toMatchObject([{ state: 'skipped', reason: 'nothing' }]);
  });
});

describe('POST /api/messages/preview', () => {
  test('shows the words of each in turn', async () => {
    const show = (at: number) => office.call(routes.preview, { body: { ...ask, subject, text, place: at } });
    expect((await show(0)).body).toMatchObject({
      place: 0,
      open: 2,
      person: { uid: beata.id },
      subject: 'Rata na kierunku Kadry i płace <b>w praktyce</b>',
    });
    expect((await show(1)).body.person.uid).toBe(zdenka.id);
    expect((await show(99)).body.person.uid).toBe(zdenka.id);
  });

  test('says what was put in for the person', async () => {
    const body = { ...ask, subject: 'Rata', text: 'Numer {numer albumu}.' };
    const { body: shown } = await office.call(routes.preview, { body });
    expect(shown.pieces).toEqual({
      subject: [{ text: 'Rata', filled: false }],
      text: [
        { text: 'Numer ', filled: false },
        { text: '101668', filled: true },
        { text: '.', filled: false },
      ],
    });
  });

  test('a coordinator is told nothing of what somebody owes, nor of studies elsewhere', async () => {
    const refused = await coordinator.call(routes.preview, {
      body: { ...ask, subject: 'Rata', text: '{do zapłaty}' },
    });
    expect([refused.status, refused.error.fields]).toEqual([
      400,
      [{ path: 'text', message: 'Pole {do zapłaty} wstawia tylko sekretariat' }],
    ]);
    const both = await student('Halina Podwójna');
    const elsewhere = await insertOwnPlace(app.db, (await app.person({ role: 2 })).id, 'Gdynia');
    await enrol(app.db, { placeId: elsewhere, userId: both.id, courseId, date: '2027-03-01' });
    const body = { audience: 'students', ids: String(both.id), subject: '{miejscowość}' } as const;
    expect((await coordinator.call(routes.preview, { body })).body.subject).toBe('Puławy');
    expect((await office.call(routes.preview, { body })).body.subject).toBe('Gdynia');
  });
});

describe('POST /api/messages/audience', () => {
  const found = async (more: object, client = office) =>
    (await client.call(routes.audience, { body: { audience: 'students', pid: place, ...more } })).body;

  test('names who is left out and who lacks a value', async () => {
    const closed = await app.person({ role: 3, name: 'Olga Rzepka', active: 0 });
    await enrol(app.db, { placeId: place, userId: closed.id, album: '7' });
    const all = await found({ uses: ['album', 'vocative'] });
    expect(all.skipped).toEqual([{ uid: closed.id, listed_name: 'Rzepka Olga', reason: 'inactive' }]);
    expect(all.open).toBe(all.total - 1);
    expect(all.missing.map(({ placeholder }) => placeholder)).toEqual(['album']);
    expect(all.missing[0]?.people.map(({ uid }) => uid)).toContain(zdenka.id);
    const id = await messages.send({ pid: place });
    expect(await messages.progressOf(id)).toMatchObject({ total: all.total, skipped: 1 });
  });

  test('is narrowed to those who never logged in, owe, or lack a grade', async () => {
    const came = await student('Maria Obecna');
    await app.db
      .updateTable('users')
      .set({ first_login_at: app.clock.now() })
      .where('id', '=', came.id)
      .execute();
    const all = await found({});
    expect((await found({ never: 'true' })).total).toBe(all.total - 1);
    expect((await found({ debt: 'owed' })).total).toBe(all.total);
    // Beata's enrolment of last year was due long ago.
    const overdue = await found({ debt: 'overdue' });
    expect(overdue.total).toBeGreaterThan(0);
    const enrolment = await app.db
      .selectFrom('enrolments')
      .select('id')
      .where('uid', '=', came.id)
      .executeTakeFirstOrThrow();
    const ungraded = await found({ ungraded: subjectId });
    await insertGrade(app.db, { eid: enrolment.id, sid: subjectId, uid: came.id });
    expect((await found({ ungraded: subjectId })).total).toBe(ungraded.total - 1);
  });

  test('is narrowed to those whose folder lacks something, ticked or listed, whatever else the list is filtered by', async () => {
    const whole = await student('Wanda Kompletna', { album: '12', account: '61109010140000071219812874' });
    await app.db.updateTable('users').set({ rodo: app.clock.now() }).where('id', '=', whole.id).execute();
    const form = { uid: whole.id, sealed: '', complete: true, saved_at: app.clock.now() };
    await app.db.insertInto('student_forms').values(form).execute();
    const all = await found({});
    const lacking = await found({ papers: 'true' });
    expect(lacking.total).toBe(all.total - 1);
    const both = `${whole.id},${zdenka.id}`;
    expect((await found({ pid: undefined, ids: both, papers: 'true', find: 'zden' })).found).toMatchObject([
      { uid: zdenka.id },
    ]);
    expect((await found({ graduation: 'lacking', papers: 'true' })).total).toBe(lacking.total);
  });

  test('names whom the letters find, each with the place of the preview', async () => {
    const { found: named } = await found({ find: 'łetowska zden' });
    expect(named).toMatchObject([{ uid: zdenka.id, listed_name: 'Łętowska Zdenka' }]);
    const body = { audience: 'students', pid: place, subject: 'Rata', place: named[0]?.place ?? -1 } as const;
    expect((await office.call(routes.preview, { body })).body.person.uid).toBe(zdenka.id);
    expect((await found({ find: 'Nieobecny' })).found).toEqual([]);
    expect((await found({})).found).toEqual([]);
  });

  test('what follows from money or grades is not asked by a coordinator', async () => {
    for (const more of [{ debt: 'owed' }, { ungraded: subjectId }] as const) {
      const { status } = await coordinator.call(routes.audience, { body: { audience: 'students', ...more } });
      expect(status).toBe(403);
    }
    expect((await found({ uses: ['due'] }, coordinator)).missing).toEqual([]);
  });
});

describe('POST /api/messages/to-self', () => {
  test('mails the words of the shown recipient to the sender alone, and keeps nothing', async () => {
    const body = { ...ask, subject, text };
    expect((await office.call(routes.sendToSelf, { body })).status).toBe(200);
    const trial = await app.db
      .selectFrom('broadcast_trials as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.id', 'u.email'])
      .executeTakeFirstOrThrow();
    await messages.mailTrial(trial.id);
    await messages.mailTrial(trial.id);
    const mails = await mailsTo(trial.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Próba: Rata na kierunku Kadry i płace <b>w praktyce</b>',
    ]);
    expect(mails[0]?.html).toContain('&lt;b&gt;w praktyce&lt;/b&gt;');
    expect(mails[0]?.html).not.toContain('<b>w praktyce');
    expect(await app.db.selectFrom('broadcast_trials').select('id').execute()).toEqual([]);
    expect(await mailsTo(beata.email)).toEqual([]);
  });
});
