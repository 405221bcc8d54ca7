import { createHash } from 'node:crypto';
import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import { codeOf } from '@indeks/contract/studies/protocols/protocols.rules';
import { afterAll, expect, test } from 'vitest';
import { longestCertificate } from '#testing/studies/certificate-contents.ts';
import { insertReadyGroup } from '#testing/studies/certificates.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import { readQrCodeOfPdf } from '#testing/qr-codes.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const me = await app.person({ role: 0 });
const office = await app.signedIn(1);

const issued = async (names: readonly string[]) => {
  const group = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer, names });
  const { body } = await office.call(routes.issue, {
    body: {
      ids: group.people.map(({ id }) => id),
      completed: '2026-09-30',
      issued: app.clock.today(),
      copies: 2,
    },
  });
  const lines = await app.db
    .selectFrom('certificate_register')
    .select('id')
    .where(
      'certificate_id',
      'in',
      body.certificates.map(({ id }) => id),
    )
    .execute();
  return { certificates: body.certificates, ids: lines.map(({ id }) => id).join(',') };
};
const keptOf = (id: number) =>
  app.db
    .selectFrom('certificates')
    .select(['content', 'content_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a phone reads number and code from the paper, and the printed hash is that of the kept content', async () => {
  const { certificates, ids } = await issued(['Kamila Augustyniak']);
  const [{ id, number } = { id: 0, number: '' }] = certificates;
  const { content, content_hash } = await keptOf(id);
  const { bytes } = await office.call(routes.papers, { query: { ids, paper: 'white' } });
  const hash = createHash('sha256').update(content).digest('hex');
  expect(hash).toBe(content_hash);
  const address = new URL(await readQrCodeOfPdf(bytes, 2));
  expect(address.searchParams.get('number')).toBe(number);
  expect(address.searchParams.get('code')).toBe(codeOf(hash));
  expect((await pdfPages(bytes))[1]).toContain(hash);

  // One byte is another: the hash finds it, and the database refuses to keep the two together.
  const changed = content.replace('"average":400', '"average":500');
  expect(createHash('sha256').update(changed).digest('hex')).not.toBe(hash);
  await expect(
    app.db.updateTable('certificates').set({ content: changed }).where('id', '=', id).execute(),
  ).rejects.toThrow(/certificates_check|permission denied/u);
});

test('a preview is the paper that issuing makes, marked on both sides; it takes no number and keeps nothing', async () => {
  const names = ['Ewa Adamczyk', 'Kamila Augustyniak'];
  const group = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer, names });
  const days = { completed: '2026-09-30', issued: app.clock.today(), copies: 2 };
  const [, second = { id: 0 }] = group.people;
  const preview = (more: object = {}) =>
    office.raw(routes.preview, { query: { id: second.id, before: 1, ...days, paper: 'white', ...more } });
  const count = async () => (await app.db.selectFrom('certificates').select('id').execute()).length;
  const kept = await count();
  const seen = await preview();
  expect(seen.status).toBe(200);
  expect(await count()).toBe(kept);
  expect((await preview({ issued: '2031-01-01' })).status).toBe(422);

  const ids = group.people.map(({ id }) => id);
  const { body } = await office.call(routes.issue, { body: { ids, ...days } });
  const { number } = body.certificates[1] ?? { number: '' };
  const [first = '', other = ''] = await pdfPages(seen.bytes);
  for (const page of [first, other]) {
    expect(page).toContain('PODGLĄD');
    expect(page).toContain(`nr ${number}`);
    expect(page).not.toContain('kod weryfikacji 0');
  }
  expect(first).toContain('Kamila');
  expect(other).not.toContain('SHA-256');
  expect(await preview()).toMatchObject({ status: 409, body: { code: 'certificates/exists' } });
});

test('the number of a preview and of the list moves on when somebody issues meanwhile', async () => {
  const mine = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer });
  const theirs = await insertReadyGroup(app.db, { lecturerId: me.id, sealer: app.services.sealer });
  const days = { completed: '2026-09-30', issued: app.clock.today(), copies: 2 };
  const [{ id } = { id: 0 }] = mine.people;
  const listNext = async () =>
    (await office.call(routes.group, { query: { date: '2024-10-01', cid: mine.cid } })).body.next;
  const seenNumber = async () => {
    const { bytes } = await office.call(routes.preview, { query: { id, ...days, paper: 'white' } });
    const [first = ''] = await pdfPages(bytes);
    return /nr (?<number>\d+\/\d+)/u.exec(first)?.groups?.['number'];
  };
  const promised = await listNext();
  expect(await seenNumber()).toBe(promised);
  const other = await office.call(routes.issue, {
    body: { ids: theirs.people.map((person) => person.id), ...days },
  });
  expect(other.body.certificates[0]?.number).toBe(promised);
  const next = await listNext();
  expect(next).not.toBe(promised);
  expect(await seenNumber()).toBe(next);
  const { body } = await office.call(routes.issue, { body: { ids: [id], ...days } });
  expect(body.certificates[0]?.number).toBe(next);
});

test('a group is one file with two pages for each, in the order of the numbers', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Ewa Adamczyk${String.fromCodePoint(97 + index)}`);
  const { certificates, ids } = await issued(names);
  const pages = await pdfPages((await office.call(routes.papers, { query: { ids, paper: 'blank' } })).bytes);
  expect(pages).toHaveLength(24);
  for (const [index, { number }] of certificates.entries()) {
    expect(pages[2 * index]).toContain(`nr ${number}`);
    expect(pages[2 * index + 1]).toContain(`nr ${number}`);
  }
});

test('however long its names are, a certificate has two sides: on white, on a blank that is moved, as a duplicate', async () => {
  const papers = [
    {},
    { offset: { right: 8, down: -6 } },
    { offset: { right: -20, down: 20 } },
    { duplicate: '2027-11-02' },
  ];
  const documents = papers.map((paper) => longestCertificate(paper));
  const pages = await pdfPages(await app.services.pdf.renderTogether(documents, {}));
  expect(pages).toHaveLength(2 * papers.length);
  for (const [index, page] of pages.entries())
    expect(page).toContain(index % 2 === 0 ? 'Rektor' : 'kod weryfikacji');
});
