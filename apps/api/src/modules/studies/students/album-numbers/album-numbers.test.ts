import { afterAll, describe, expect, test } from 'vitest';
import { albumNumberRoutes as routes } from '@indeks/contract/studies/students/album-numbers.routes';
import { insertCourse } from '#testing/studies/courses.ts';
import { enrol } from '#testing/studies/enrolments.ts';
import { insertPlace } from '#testing/provider/places.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const admin = await app.signedIn(1);
const placeId = await insertPlace(app.db);

let number = 0;
interface Traits {
  readonly album?: string;
  readonly courses?: 1 | 2;
  readonly date?: string;
}
/** A student with a newest enrolment. */
const student = async ({ album, courses = 1, date = '2026-10-01' }: Traits = {}) => {
  number += 1;
  const email = `album-${number}@test.example`;
  const { id: userId } = await app.person({ role: 3, email, name: `Osoba Albumowa${number}` });
  const more = courses === 2 ? { secondCourseId: (await insertCourse(app.db)).id } : {};
  const id = await enrol(app.db, { placeId, userId, date, ...more, ...(album && { album }) });
  return { id, userId, email };
};
const numbersOf = async (enrolmentId: number) => {
  const rows = await app.db
    .selectFrom('enrolment_courses')
    .select('album_nr')
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('slot')
    .execute();
  return rows.map(({ album_nr }) => album_nr);
};
const row = (email: string, album_nr: string, album_nr_2 = '') => ({ email, album_nr, album_nr_2 });
const csv = (content: string | Uint8Array<ArrayBuffer>, name = 'albumy.csv') =>
  new File([content], name, { type: 'text/csv' });
const upload = (file: File) => admin.raw(routes.upload, { body: { file } });

describe('POST /api/student-course/upload-album-numbers', () => {
  test('says what each line comes to, and saves nothing', async () => {
    const [fresh, known] = [await student(), await student({ album: 'K-1' })];
    const text = `E-mail;Nr albumu\r\n${fresh.email};N-1\r\n${known.email};K-2\r\nnikt@test.example;N-3\r\n`;
    const answer = await admin.call(routes.upload, { body: { file: csv(text) } });
    expect(answer.status).toBe(200);
    expect(answer.body.items.map(({ state, faulty }) => [state, faulty])).toEqual([
      ['new', null],
      ['changed', null],
      ['missing', 'email'],
    ]);
    expect(answer.body.items[1]).toMatchObject({
      line: 3,
      student: {
        uid: known.userId,
        enrolment: known.id,
        enrolments: [
          { id: known.id, date: '2026-10-01', courses: [{ name: 'Zarządzanie oświatą', album_nr: 'K-1' }] },
        ],
      },
    });
    expect([await numbersOf(fresh.id), await numbersOf(known.id)]).toEqual([[null], ['K-1']]);
  });

  test('reads UTF-8 and Windows-1250 alike', async () => {
    const { email } = await student();
    const bytes = Buffer.from(`${email};?-7\n`, 'latin1');
    bytes[bytes.indexOf('?')] = 0xaf; // Ż
    for (const content of [`${email};Ż-7\n`, Uint8Array.from(bytes)]) {
      const { body } = await admin.call(routes.upload, { body: { file: csv(content) } });
      expect(body.items.map(({ album_nr }) => album_nr)).toEqual(['Ż-7']);
    }
  });

  test.each([
    ['of 2 MB', csv('a@x.pl;1\n'.repeat(222_223)), 413, 'File size should be less than 2 MB!'],
    ['with another ending', csv('a@x.pl;1', 'albumy.pdf'), 422, 'nie obsługujemy'],
    ['without a line', csv('email;album_nr\n'), 422, 'nie ma żadnego numeru'],
    ['of too many lines', csv('a@x.pl;1\n'.repeat(2_001)), 422, 'więcej niż 2000 wierszy'],
  ])('a file %s is refused', async (_, file, status, message) => {
    const answer = await upload(file);
    expect(answer.status).toBe(status);
    expect(answer.error.message).toContain(message);
  });
});

describe('POST /api/student-course/check-album-numbers', () => {
  test('names whoever has a number already, also in an older enrolment', async () => {
    const [holder, other] = [await student({ album: 'H-1', date: '2025-03-01' }), await student()];
    await enrol(app.db, { placeId, userId: holder.userId, date: '2026-10-01' });
    const { body } = await admin.call(routes.check, { body: [row(other.email, 'H-1')] });
    expect(body.items).toMatchObject([{ state: 'doubled', faulty: 'album_nr' }]);
    expect(body.items[0]?.holder).toMatch(/^Osoba Albumowa/);
  });

  test('of 2,000 lines takes as many statements as of one', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => row(`nikt-${index}@test.example`, `X-${index}`));
    const { result, statements } = await app.counting(() => admin.raw(routes.check, { body: many }));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});

describe('POST /api/student-course/set-album-numbers', () => {
  test('gives the numbers to the chosen enrolment, each in its slot, and audits what was before', async () => {
    const two = await student({ courses: 2 });
    const older = await enrol(app.db, { placeId, userId: two.userId, date: '2024-03-01', album: 'O-1' });
    const { status, body } = await admin.call(routes.set, {
      body: [{ ...row(two.email.toUpperCase(), 'D-1', 'D-2'), enrolment: two.id }],
    });
    expect([status, body]).toEqual([200, { saved: 1 }]);
    expect([await numbersOf(two.id), await numbersOf(older)]).toEqual([['D-1', 'D-2'], ['O-1']]);
    expect(await app.auditOf('enrolment.album-numbers', two.id)).toMatchObject([
      {
        after: {
          slots: [
            { slot: 1, album_nr: 'D-1' },
            { slot: 2, album_nr: 'D-2' },
          ],
        },
      },
    ]);
  });

  test('two rows of one person give numbers to two enrolments, an older one among them; without a choice nothing is saved', async () => {
    const one = await student();
    const older = await enrol(app.db, { placeId, userId: one.userId, date: '2024-03-01' });
    const open = await admin.raw(routes.set, { body: [row(one.email, 'P-1')] });
    expect([open.status, open.error.code]).toEqual([422, 'album-numbers/faulty']);
    const body = [
      { ...row(one.email, 'P-1'), enrolment: one.id },
      { ...row(one.email, 'P-2'), enrolment: older },
    ];
    expect((await admin.call(routes.set, { body })).body).toEqual({ saved: 2 });
    expect([await numbersOf(one.id), await numbersOf(older)]).toEqual([['P-1'], ['P-2']]);
  });

  test('an empty second number stays as it is, and the same numbers change nothing', async () => {
    const two = await student({ courses: 2, album: 'S-1' });
    const body = [row(two.email, 'S-1')];
    expect((await admin.call(routes.set, { body })).body).toEqual({ saved: 0 });
    expect(await numbersOf(two.id)).toEqual(['S-1', 'S-1']);
    expect(await app.auditOf('enrolment.album-numbers', two.id)).toEqual([]);
  });

  test('is all or nothing: one faulty row refuses the whole', async () => {
    const good = await student();
    const { status, error } = await admin.raw(routes.set, {
      body: [row(good.email, 'G-1'), row('nikt@test.example', 'G-2')],
    });
    expect([status, error.code, error.details?.['count']]).toEqual([422, 'album-numbers/faulty', 1]);
    expect(await numbersOf(good.id)).toEqual([null]);
  });

  test('two uploads at once cannot give one number twice', async () => {
    const [one, other] = [await student(), await student()];
    const answers = await Promise.all(
      [one, other].map(({ email }) => admin.raw(routes.set, { body: [row(email, 'RAZ-1')] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('two people may exchange their numbers in one upload', async () => {
    const [one, other] = [await student({ album: 'W-1' }), await student({ album: 'W-2' })];
    const body = [row(one.email, 'W-2'), row(other.email, 'W-1')];
    expect((await admin.call(routes.set, { body })).body).toEqual({ saved: 2 });
    expect([await numbersOf(one.id), await numbersOf(other.id)]).toEqual([['W-2'], ['W-1']]);
  });

  test('200 numbers take a handful of statements', async () => {
    const students = [];
    for (let index = 0; index < 200; index += 1) students.push(await student());
    const body = students.map(({ email }, index) => row(email, `DWIESCIE-${index}`));
    const { result, statements } = await app.counting(() => admin.raw(routes.set, { body }));
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(12);
  });
});
