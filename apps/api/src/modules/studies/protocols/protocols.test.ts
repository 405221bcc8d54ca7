import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { insertGrade, insertGroup } from '#testing/studies/evaluations.ts';
import { pdfPages, pdfText } from '#testing/pdf-text.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp({ settings: { PUBLIC_ADDRESS: 'https://indeks.example' } });
afterAll(() => app.close());
app.clock.set('2025-03-10T18:04:00+01:00');
const me = await app.person({ role: 0, name: 'Łukasz Źrebiec' });
const lecturer = await app.signedInAs(me);
const other = await app.signedIn(8);
const office = await app.signedIn(1);

const intake = '2024-10-01';

const savedProtocol = async (names: readonly string[] = ['Żaneta Żbik', 'Ewa Adamczyk']) => {
  const subject = { hours: 24, ects: 4, exam: 1 as const, name: `Prawo pracy ${crypto.randomUUID()}` };
  const group = await insertGroup(app.db, { lecturerId: me.id, intake, names, subject });
  for (const { eid } of group.students.slice(1))
    await insertGrade(app.db, { eid, sid: group.sid, uid: me.id, value: 45 });
  const body = { date: intake, cid: group.cid, sid: group.sid, type: 1 as const };
  const { body: protocol } = await lecturer.call(routes.save, { body });
  return { ...group, protocol, subject: subject.name };
};

const sortedOf: Readonly<Record<'course' | 'subject' | 'lecturer' | 'semester', (row: Protocol) => string>> =
  {
    course: ({ courseName }) => courseName,
    subject: ({ subjectName }) => subjectName,
    lecturer: ({ professorName }) => professorName,
    semester: ({ date }) => date,
  };
const fileOf = async (id: number) => (await lecturer.raw(routes.pdf, { params: { id } })).bytes;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('GET /api/protocols', () => {
  test('the newest first, by semester, course, subject and words; lecturers have their own', async () => {
    const { protocol, cid, sid, subject } = await savedProtocol();
    const { protocol: newer } = await savedProtocol();
    const all = (await office.call(routes.list, { query: { page: 1 } })).body.items;
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, protocol.id]);
    for (const query of [{ cid }, { sid }, { sid, date: intake }, { search: subject }]) {
      const { items, total } = (await office.call(routes.list, { query: { page: 1, ...query } })).body;
      expect([total, items[0]?.id]).toEqual([1, protocol.id]);
    }
    for (const sortBy of ['course', 'subject', 'lecturer', 'semester'] as const) {
      const query = { page: 1, date: intake, sortBy };
      const shown = (await office.call(routes.list, { query })).body.items.map((row) =>
        sortedOf[sortBy](row),
      );
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual(shown.toSorted((one, next) => one.localeCompare(next, 'pl')));
    }
    const nothing = await office.call(routes.list, { query: { page: 1, sid, date: '2024-03-01' } });
    expect(nothing.body.items).toEqual([]);
    expect((await lecturer.call(routes.list, { query: { page: 1, sid } })).body.total).toBe(1);
    expect((await other.call(routes.list, { query: { page: 1, sid } })).body.total).toBe(0);
  });
});

describe('GET /api/protocols/:id', () => {
  test('another lecturer’s is not there, neither as a file', async () => {
    const { protocol, cid, sid } = await savedProtocol();
    const params = { id: protocol.id };
    expect((await other.raw(routes.get, { params })).status).toBe(404);
    expect((await other.raw(routes.pdf, { params })).status).toBe(404);
    expect((await other.raw(routes.group, { query: { date: intake, cid, sid } })).status).toBe(404);
    expect((await lecturer.raw(routes.get, { params })).status).toBe(200);
  });

  test('tells who must resit and the last change before it', async () => {
    const { protocol, students, sid } = await savedProtocol();
    const { body } = await lecturer.call(routes.get, { params: { id: protocol.id } });
    expect(body).toMatchObject({ lastChange: null, resitBlocked: 'window', changedSince: [] });
    const correction = {
      of: protocol.id,
      reason: 'Błąd w\u00a0arkuszu',
      grades: [{ eid: students[1]?.eid ?? 0, grade: 5 }],
    };
    const again = { date: intake, cid: protocol.cid, sid, type: 1 as const, correction };
    const { body: later } = await office.call(routes.save, { body: again });
    const { body: detail } = await office.call(routes.get, { params: { id: later.id } });
    expect(detail.lastChange).toMatchObject({ name: 'Adamczyk Ewa', before: 4.5, after: 5 });
    expect(detail.resitBlocked).toBeNull();
  });
});

describe('GET /api/protocols/:id/pdf', () => {
  test('is what the examiner signs: the group, counts, number, hash and where to verify it', async () => {
    const { protocol } = await savedProtocol(['Żaneta Żbik', 'Ewa Adamczyk', 'Jan Nowak']);
    const text = await pdfText(await fileOf(protocol.id));
    const { body: detail } = await lecturer.call(routes.get, { params: { id: protocol.id } });
    const lines = text.replaceAll(/\s+/g, ' ');
    for (const part of [
      `Protokół egzaminu nr ${protocol.number}`,
      'sesja zimowa 2024/25, termin pierwszy',
      'Prawo pracy',
      '24 / 4',
      '1 – Adamczyk Ewa 4,5 dobry plus',
      '3 – Żbik Żaneta – nie przystąpił(a)',
      '4,5 nie przyst. Razem Średnia 2 1 3 4,50',
      'podpis: egzaminator',
      `kod weryfikacji ${detail.code}`,
      detail.hash,
      'strona 1 z 1',
    ])
      expect(lines).toContain(part);
    expect(detail.address).toBe(
      `https://indeks.example/verify?number=${protocol.number}&code=${detail.code}`,
    );
  });

  test('stays the same to the byte, also when many ask at once', async () => {
    const { protocol } = await savedProtocol();
    const files = await Promise.all([1, 2, 3].map(() => fileOf(protocol.id)));
    app.clock.set('2025-03-10T18:08:00+01:00');
    files.push(await fileOf(protocol.id));
    expect(new Set(files.map(hashOf)).size).toBe(1);
    expect(await app.auditOf('protocol.draw', protocol.id)).toHaveLength(1);
    app.clock.set('2025-03-10T18:04:00+01:00');
  });
});

describe('GET /api/protocols/merged', () => {
  test('gives one file, by number, in which each counts its own pages', async () => {
    const many = Array.from({ length: 45 }, (_, n) => `Jan Nowak${n}`);
    const [long, short] = [await savedProtocol(many), await savedProtocol()];
    const ids = `${short.protocol.id},${long.protocol.id}`;
    const pages = await pdfPages((await office.raw(routes.merged, { query: { ids } })).bytes);
    expect(pages.map((page) => /strona (\d) z (\d)/.exec(page)?.slice(1).join('/'))).toEqual([
      '1/2',
      '2/2',
      '1/1',
    ]);
    expect(pages[2]).toContain(short.protocol.number);
    expect((await lecturer.raw(routes.merged, { query: { ids } })).status).toBe(403);
    expect((await office.raw(routes.merged, { query: { ids: `${ids},2147483647` } })).status).toBe(404);
  });
});

describe('POST /api/protocols/delete-multiple', () => {
  test('withdraws: number and content stay, the file says so, and the reason is kept; once', async () => {
    const { protocol, cid, sid } = await savedProtocol();
    const file = await fileOf(protocol.id);
    const body = { ids: [protocol.id], reason: 'zła lista' };
    expect((await lecturer.raw(routes.withdrawMany, { body })).status).toBe(403);
    const empty = await office.raw(routes.withdrawMany, { body: { ...body, reason: ' ' } });
    expect(empty.error.fields).toEqual([{ path: 'reason', message: 'Podaj powód wycofania' }]);
    await office.call(routes.withdrawMany, { body });
    await office.call(routes.withdrawMany, { body: { ...body, reason: 'inny powód' } });
    const { body: detail } = await office.call(routes.get, { params: { id: protocol.id } });
    expect(detail).toMatchObject({ number: protocol.number, withdrawn: { reason: 'zła lista' } });
    expect(detail.can.withdraw).toBe(false);
    const words = (await pdfText(await fileOf(protocol.id))).replaceAll(/\s+/g, ' ');
    expect(words).toContain('Ten protokół nie obowiązuje: wycofano go 10.03.2025. Powód: zła lista');
    expect(words).toContain('PROTOKÓŁ NIE OBOWIĄZUJE');
    expect(await pdfText(file)).not.toContain('nie obowiązuje');
    expect(await app.auditOf('protocol.withdraw', protocol.id)).toHaveLength(1);
    const { body: group } = await lecturer.call(routes.group, { query: { date: intake, cid, sid } });
    expect(group.types[0]?.last).toBeNull();
  });
});

describe('GET /api/protocols/verify', () => {
  test('tells anybody with the paper whether it is valid, and names nobody', async () => {
    const { protocol, subject } = await savedProtocol();
    const { body: detail } = await office.call(routes.get, { params: { id: protocol.id } });
    const visitor = app.anonymous();
    const query = { number: protocol.number, code: codeOf(detail.hash) };
    const { body, text } = await visitor.call(routes.verify, { query });
    expect(body).toMatchObject({ number: protocol.number, created: '2025-03-10', subjectName: subject });
    expect(body).toMatchObject({ withdrawn: null, hash: detail.hash, pdfHash: null });
    expect(body).toMatchObject({
      people: 2,
      grades: [
        { grade: 4.5, count: 1 },
        { grade: null, count: 1 },
      ],
      average: 4.5,
    });
    expect(body).toMatchObject({ intake, corrects: null, supersededBy: null });
    expect(text).not.toMatch(/Adamczyk|Żbik|Źrebiec/);
    const file = await fileOf(protocol.id);
    const plain = { ...query, code: query.code.replace('-', '').toUpperCase() };
    expect((await visitor.call(routes.verify, { query: plain })).body.pdfHash).toBe(hashOf(file));
    await office.call(routes.withdrawMany, { body: { ids: [protocol.id], reason: 'pomyłka' } });
    expect((await visitor.call(routes.verify, { query })).body.withdrawn).toBe('2025-03-10');
  });

  test('a wrong code tells nothing, and guessing from one address ends soon', async () => {
    const { protocol } = await savedProtocol();
    const visitor = app.anonymous();
    const query = { number: protocol.number, code: '0000-0000' };
    const statuses = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await visitor.raw(routes.verify, { query })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429, 429]);
    const atOnce = app.anonymous();
    const tries = Array.from({ length: 30 }, () => atOnce.raw(routes.verify, { query }));
    const answered = (await Promise.all(tries)).filter(({ status }) => status === 404);
    expect(answered).toHaveLength(20);
    const malformed = await app.anonymous().raw(routes.verify, { query: { number: '147', code: 'x' } });
    expect(malformed.status).toBe(400);
  });
});
