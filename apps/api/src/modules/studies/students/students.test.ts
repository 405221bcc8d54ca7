import { statisticsRoutes } from '@indeks/contract/money/statistics/statistics.routes';
import { studentRoutes as routes } from '@indeks/contract/studies/students/students.routes';
import { afterAll, describe, expect, test } from 'vitest';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol, insertOwnPlace } from '#testing/studies/enrolments.ts';
import { insertPayment } from '#testing/money/payments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import type { Client } from '#testing/client.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const place = await insertPlace(app.db, 'Wrocław');

const accounts = ['37000000001234000000000077', '10000000001234000000000078'] as const;
/** A name that only this test's people have. */
let words = 0;
const word = () => `Znak${(words += 1)}x`;
const named = async (surname: string, given = 'Anna') => app.person({ role: 3, name: `${given} ${surname}` });

const namesOf = async (client: Client, query: object) =>
  (await client.call(routes.list, { query: { page: 1, ...query } })).body.items.map(({ name }) => name);

describe('GET /api/student-course', () => {
  test('groups enrolments by person, the newest first, and pages by person', async () => {
    const surname = word();
    const [one, two] = [await named(surname, 'Beata'), await named(surname, 'Adam')];
    const older = await enrol(app.db, { placeId: place, userId: one.id, date: '2025-10-01' });
    const newer = await enrol(app.db, {
      placeId: place,
      userId: one.id,
      secondCourseId: (await insertCourse(app.db, 'Drugi kierunek')).id,
    });
    await enrol(app.db, { placeId: place, userId: two.id });
    const { body } = await admin.call(routes.list, { query: { page: 1, search: surname } });
    expect(body.total).toBe(2);
    expect(body.items.map(({ name }) => name)).toEqual([two.name, one.name]);
    expect(body.items[1]?.enrolments.map(({ id }) => id)).toEqual([newer, older]);
    expect(body.items[1]?.enrolments[0]).toMatchObject({
      uid: one.id,
      username: one.name,
      cityName: 'Wrocław',
      courseName2: 'Drugi kierunek',
      date: '2026-10-01',
      status: 0,
      can: { edit: true, delete: true, editNumbers: true, anyPrice: true },
    });
    const second = await admin.call(routes.list, { query: { page: 2, itemsPerPage: 1, search: surname } });
    expect(second.body.items.map(({ name }) => name)).toEqual([one.name]);
  });

  test('adds the sums of payments where `settlement` asks, for those who keep the payments', async () => {
    const surname = word();
    const person = await named(surname);
    const enrolmentId = await enrol(app.db, { placeId: place, userId: person.id });
    await insertPayment(app.db, { enrolmentId, amount: 50_000 });
    const sums = { paid: 0, user_paid: 50_000, balance: 370_000 };
    const query = { page: 1, search: surname, settlement: '1' } as const;
    expect((await admin.call(routes.list, { query })).body.items[0]?.enrolments).toMatchObject([sums]);
    const opened = { params: { id: person.id }, query: { settlement: 'true' } } as const;
    const accountant = await app.signedIn(6);
    expect((await accountant.call(routes.ofUser, opened)).body.items).toMatchObject([sums]);
    const without = await admin.call(routes.list, { query: { page: 1, search: surname, settlement: '0' } });
    expect(without.body.items[0]?.enrolments[0]).not.toHaveProperty('balance');
    const coordinator = await app.signedIn(2);
    expect((await coordinator.call(routes.list, { query })).error.code).toBe('auth/not-allowed');
  });

  test('filters by several intakes, by place and by either course; a person shows the enrolments that are left', async () => {
    const surname = word();
    const person = await named(surname);
    const [first, second] = [await insertCourse(app.db), await insertCourse(app.db)];
    const elsewhere = await insertPlace(app.db);
    const both = { userId: person.id, courseId: first.id, secondCourseId: second.id };
    const one = await enrol(app.db, { ...both, placeId: place, date: '2024-03-01' });
    const two = await enrol(app.db, { ...both, placeId: elsewhere, date: '2025-03-01' });
    const shown = async (query: object) =>
      (await admin.call(routes.list, { query: { page: 1, search: surname, ...query } })).body.items.flatMap(
        ({ enrolments }) => enrolments.map(({ id }) => id),
      );
    expect(await shown({})).toEqual([two, one]);
    expect(await shown({ date: '2024-03-01,2023-10-01' })).toEqual([one]);
    expect(await shown({ date: '2024-03-01,2025-03-01' })).toEqual([two, one]);
    expect(await shown({ pid: elsewhere })).toEqual([two]);
    expect(await shown({ cid: second.id })).toEqual([two, one]);
    expect(await shown({ cid: second.id, date: '2025-03-01', pid: place })).toEqual([]);
    expect((await admin.raw(routes.list, { query: { date: '2025-04-01' } })).status).toBe(400);
  });

  test('by how many courses somebody studies, of those that the other filters leave', async () => {
    const surname = word();
    const [two, three] = [await named(surname, 'Adam'), await named(surname, 'Beata')];
    const other = { placeId: place, secondCourseId: (await insertCourse(app.db)).id };
    await enrol(app.db, { ...other, userId: two.id, date: '2025-10-01' });
    await enrol(app.db, { ...other, userId: three.id, date: '2025-10-01' });
    await enrol(app.db, { placeId: place, userId: three.id, date: '2026-03-01' });
    const found = (query: object) => namesOf(admin, { search: surname, ...query });
    expect(await found({ courses: '2' })).toEqual([two.name]);
    expect(await found({ courses: '3' })).toEqual([three.name]);
    expect(await found({ courses: '2', date: '2025-10-01' })).toEqual([two.name, three.name]);
    const leader = await app.signedIn(11);
    const counted = await leader.call(statisticsRoutes.groups, {
      query: { date: '2025-10-01', pid: String(place) },
    });
    const ofTwo = counted.body.items.find(({ count }) => count === 2)?.amount;
    const listed = await admin.call(routes.list, {
      query: { page: 1, courses: '2', date: '2025-10-01', pid: place },
    });
    expect(listed.body.total).toBe(ofTwo);
    const both = await admin.call(routes.list, { query: { page: 1, courses: '2', folder: 'incomplete' } });
    expect(both.status).toBe(400);
  });

  test('finds by name, e-mail, telephone, album number and payment account, without diacritics', async () => {
    const person = await app.person({
      role: 3,
      name: 'Ęwelina Ćwiąkałówna',
      email: 'niepowtarzalny@test.example',
      telephone: '987000123',
    });
    await enrol(app.db, { placeId: place, userId: person.id, album: 'AL-55512', account: accounts[0] });
    for (const search of ['cwiakalowna ewe', 'niepowtarzalny', '7000123', '55512', '1234000000000077'])
      expect([search, await namesOf(admin, { search })]).toEqual([search, [person.name]]);
    expect(await namesOf(admin, { search: 'cwiakalowna nikt' })).toEqual([]);
  });

  test('a number is one word, however it is written', async () => {
    const person = await app.person({ role: 3, name: 'Numeria Jedyna', telephone: '613777488' });
    const account = '04000000007000000000002595';
    await enrol(app.db, { placeId: place, userId: person.id, account });
    // Has every group of the account and of the telephone, and neither of them.
    const other = await app.person({ role: 3, name: 'Grupina Inna', telephone: '777613488' });
    const groups = '78000000700000000000025950';
    await enrol(app.db, { placeId: place, userId: other.id, account: groups, album: '488-0000-2595' });
    const typed = [
      '04 0000 0000 7000 0000 0000 2595',
      'PL04 0000 0000 7000 0000 0000 2595',
      'Jedyna 04\u00a00000\u00a00000\u00a07000',
      '613 777 488',
      '613-777-488',
      '+48613777488',
      '+48 613 777 488 numeria',
      '0048 613777488',
    ];
    for (const search of typed)
      expect([search, await namesOf(admin, { search })]).toEqual([search, [person.name]]);
  });

  test('the accountant finds students of every place, by account too, and near names', async () => {
    const accountant = await app.signedIn(6);
    const wanted = await named('Rozliczeniewska', 'Bogna');
    const bank_account = '45000000007000000000000208';
    const enrolment = await enrol(app.db, { placeId: place, userId: wanted.id });
    await app.db.updateTable('enrolments').set({ bank_account }).where('id', '=', enrolment).execute();
    const found = await accountant.call(routes.find, {
      query: { search: '45 0000 0000 7000 0000 0000 0208' },
    });
    expect([found.status, found.body.items.map(({ id }) => id)]).toEqual([200, [wanted.id]]);
    const { body } = await accountant.call(routes.find, { query: { search: 'Rozliczneiewska' } });
    expect(body.near.map(({ id }) => id)).toEqual([wanted.id]);
  });

  test('of names that are alike the one with the fewest other letters comes first', async () => {
    const alike = ['Zkowalskowa', 'Koralska', 'Kolska', 'Kowalewska', 'Kowalska'];
    for (const surname of alike)
      await enrol(app.db, { placeId: place, userId: (await named(surname, 'Zdzisława')).id });
    const nearest = async (search: string) =>
      (await admin.call(routes.find, { query: { search } })).body.near[0]?.listed_name;
    for (const search of ['Koawlska', 'koawlska zdzislawa', 'Kowalsak', 'Okwalska'])
      expect([search, await nearest(search)]).toEqual([search, 'Kowalska Zdzisława']);
    expect(await nearest('Kowalewksa')).toBe('Kowalewska Zdzisława');
  });

  test('a search that finds nobody is answered with the nearest names, once each', async () => {
    const near = async (client: Client, search: string) => {
      const { body } = await client.call(routes.find, { query: { search } });
      return [body.items.length, body.near.map(({ listed_name }) => listed_name)];
    };
    const coordinator = await app.person({ role: 2 });
    const ownPlace = await insertOwnPlace(app.db, coordinator.id);
    for (const placeId of [place, ownPlace]) {
      const namesake = await named('Gżegżółkowska', 'Irena');
      await enrol(app.db, { placeId, userId: namesake.id });
    }
    const elsewhere = await named('Wyżgoliński', 'Adam');
    await enrol(app.db, { placeId: place, userId: elsewhere.id });
    for (const search of ['Gzegzulkowska', 'irena gzegżołkowsa'])
      expect(await near(admin, search)).toEqual([0, ['Gżegżółkowska Irena']]);
    expect(await near(admin, 'gzegzolkowska irena')).toEqual([2, []]);
    expect(await near(admin, 'Wyzgolinsky Adam')).toEqual([0, ['Wyżgoliński Adam']]);
    expect(await near(admin, 'qqxxyyww')).toEqual([0, []]);
    const client = await app.signedInAs(coordinator);
    expect(await near(client, 'Gzegzulkowska')).toEqual([0, ['Gżegżółkowska Irena']]);
    expect(await near(client, 'Wyzgolinsky Adam')).toEqual([0, []]);
  });

  test('follows a changed name, a moved enrolment and a deletion', async () => {
    const [before, after] = [word(), word()];
    const person = await named(before);
    const id = await enrol(app.db, { placeId: place, userId: person.id });
    await app.db.updateTable('users').set({ surname: after }).where('id', '=', person.id).execute();
    expect([await namesOf(admin, { search: before }), await namesOf(admin, { search: after })]).toEqual([
      [],
      [`Anna ${after}`],
    ]);
    await app.db.updateTable('enrolments').set({ date: '2021-03-01' }).where('id', '=', id).execute();
    expect(await namesOf(admin, { search: after, date: '2021-03-01' })).toEqual([`Anna ${after}`]);
    expect((await admin.call(routes.remove, { params: { id } })).status).toBe(200);
    expect(await namesOf(admin, { search: after })).toEqual([]);
  });

  test('by date puts whoever began last first, when descending', async () => {
    const surname = word();
    const [old, recent] = [await named(surname, 'Adam'), await named(surname, 'Zenon')];
    await enrol(app.db, { placeId: place, userId: old.id, date: '2021-10-01' });
    await enrol(app.db, { placeId: place, userId: recent.id, date: '2020-10-01' });
    await enrol(app.db, { placeId: place, userId: recent.id, date: '2026-03-01' });
    expect(await namesOf(admin, { search: surname, sortBy: 'date', sortDesc: true })).toEqual([
      recent.name,
      old.name,
    ]);
  });

  test('by place and by album number takes those of the newest enrolment, and follows a renamed place', async () => {
    const surname = word();
    const people = [
      await named(surname, 'Adam'),
      await named(surname, 'Beata'),
      await named(surname, 'Celina'),
    ];
    const [adam = 0, beata = 0, celina = 0] = people.map(({ id }) => id);
    const [lodz, zgierz] = [await insertPlace(app.db, 'Łódź'), await insertPlace(app.db, 'Zgierz')];
    await enrol(app.db, { placeId: lodz, userId: adam, date: '2021-10-01', album: '1' });
    await enrol(app.db, { placeId: zgierz, userId: adam, date: '2025-10-01', album: '10' });
    await enrol(app.db, { placeId: lodz, userId: beata, date: '2025-10-01', album: '9' });
    await enrol(app.db, { placeId: place, userId: celina, date: '2021-10-01' });
    const givenNames = async (query: object) =>
      (await namesOf(admin, { search: surname, ...query })).map((name) => name.split(' ')[0]);
    expect(await givenNames({ sortBy: 'place' })).toEqual(['Beata', 'Celina', 'Adam']);
    expect(await givenNames({ sortBy: 'place', sortDesc: true })).toEqual(['Adam', 'Celina', 'Beata']);
    // Students without a number come last.
    expect(await givenNames({ sortBy: 'album' })).toEqual(['Beata', 'Adam', 'Celina']);
    expect(await givenNames({ sortBy: 'album', date: '2021-10-01' })).toEqual(['Adam', 'Celina']);
    await app.db.updateTable('places').set({ name: 'Bełchatów' }).where('id', '=', zgierz).execute();
    expect(await givenNames({ sortBy: 'place' })).toEqual(['Adam', 'Beata', 'Celina']);
  });

  test('several intakes are paged in one order, each person once', async () => {
    const surname = word();
    const dates = ['2018-03-01', '2018-10-01', '2019-03-01'];
    for (const [index, given] of ['Daria', 'Adam', 'Celina', 'Beata', 'Ewa'].entries()) {
      const { id } = await named(surname, given);
      await enrol(app.db, { placeId: place, userId: id, date: dates[index % 3] ?? '' });
      if (index % 2 === 0)
        await enrol(app.db, { placeId: place, userId: id, date: dates[(index + 1) % 3] ?? '' });
    }
    const query = { date: `${dates.join(',')},2018-03-01`, itemsPerPage: 2 };
    const pages = [1, 2, 3].map((page) => namesOf(admin, { ...query, page }));
    expect((await Promise.all(pages)).flat().map((name) => name.split(' ')[0])).toEqual([
      'Adam',
      'Beata',
      'Celina',
      'Daria',
      'Ewa',
    ]);
    const { body } = await admin.call(routes.list, { query: { ...query, page: 1, sortBy: 'album' } });
    expect(body.total).toBe(5);
  });

  test('says what a folder lacks', async () => {
    const person = await app.person({ role: 3, name: `Anna ${word()}`, consent: false });
    await enrol(app.db, { placeId: place, userId: person.id });
    const { body } = await admin.call(routes.ofUser, { params: { id: person.id } });
    expect(body.items[0]?.missing).toEqual(['notice', 'form', 'account', 'album']);
    await app.db
      .updateTable('enrolments')
      .set({ bank_account: accounts[1] })
      .where('uid', '=', person.id)
      .execute();
    await app.db
      .updateTable('enrolment_courses')
      .set({ album_nr: '7' })
      .where('uid', '=', person.id)
      .execute();
    const later = await admin.call(routes.ofUser, { params: { id: person.id } });
    expect(later.body.items[0]?.missing).toEqual(['notice', 'form']);
  });
});

describe('a coordinator', () => {
  test('gets nobody of another place: by list, search, detail, edit, removal', async () => {
    const [mine, other] = [await app.person({ role: 2 }), await app.person({ role: 2 })];
    const [myPlace, otherPlace] = [
      await insertOwnPlace(app.db, mine.id),
      await insertOwnPlace(app.db, other.id),
    ];
    const surname = word();
    const [ours, theirs] = [await named(surname, 'Nasza'), await named(surname, 'Ich')];
    const own = await enrol(app.db, { placeId: myPlace, userId: ours.id });
    const alsoTheirs = await enrol(app.db, { placeId: otherPlace, userId: ours.id, album: 'X-90909' });
    const foreign = await enrol(app.db, { placeId: otherPlace, userId: theirs.id });
    const client = await app.signedInAs(mine);
    const page = await client.call(routes.list, { query: { page: 1 } });
    expect(page.body.items.map(({ name }) => name)).toEqual([ours.name]);
    expect(page.body.items[0]?.enrolments.map(({ id }) => id)).toEqual([own]);
    expect(await namesOf(client, { search: surname })).toEqual([ours.name]);
    // The words of an enrolment elsewhere do not find its person.
    expect(await namesOf(client, { search: '90909' })).toEqual([]);
    expect(await namesOf(client, { pid: otherPlace })).toEqual([]);
    const detail = await client.call(routes.ofUser, { params: { id: ours.id } });
    expect(detail.body.items.map(({ id }) => id)).toEqual([own]);
    expect((await client.call(routes.ofUser, { params: { id: theirs.id } })).status).toBe(404);
    const change = { thesis: 1, practice: 1, promoter: null, version: 1 } as const;
    for (const id of [alsoTheirs, foreign])
      expect((await client.call(routes.finish, { params: { id }, body: change })).status).toBe(404);
    expect((await client.call(routes.removeMany, { body: [own, foreign] })).status).toBe(404);
    expect((await client.call(routes.finish, { params: { id: own }, body: change })).status).toBe(200);
    expect((await client.call(routes.coordinators, { query: { pid: otherPlace } })).status).toBe(404);
  });

  test('is told whether adding is blocked, and gets the newest intake alone', async () => {
    const client = await app.signedIn(2);
    const { body } = await client.call(routes.list, { query: { page: 1 } });
    expect(body).toMatchObject({ can: { add: false }, intakes: ['2027-03-01'] });
    expect((await admin.call(routes.list, { query: { page: 1 } })).body.can.add).toBe(true);
  });
});
