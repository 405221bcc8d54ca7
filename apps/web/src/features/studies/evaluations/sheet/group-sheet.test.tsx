import { chooseTermOfGroup } from '@indeks/contract/studies/evaluations/attempts.rules';
import type {
  Evaluation,
  SheetResult,
  SheetDraft,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { AskingHost } from '#shared/ui/dialog/asking-host.tsx';
// Imported here so that the first test does not wait for its chunk.
import '#shared/ui/dialog/asking.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { attempt, closed, number, open, studentOf } from './testing/students.ts';

let server: Loopback;
let items: readonly Partial<Evaluation>[];
let results: readonly SheetResult[];
let drafts: readonly Pick<SheetDraft, 'term' | 'rows'>[];
const sent = () =>
  server.received
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(String(body)) as unknown);
beforeEach(async () => {
  results = [];
  drafts = [];
  server = await loopback(({ url, method }) => {
    if (method === 'POST') return { body: { results } };
    if (method === 'PUT') return { body: { ok: true } };
    if (url.startsWith('/api/protocols/group'))
      return { body: { types: [1, 2, 3].map((type) => ({ type, last: null, blocked: null })) } };
    return {
      body: {
        subject: { id: 5, name: 'Prawo pracy', cid: 3, courseName: 'Kadry', semester: 1, exam: 1 },
        items,
        term: chooseTermOfGroup(
          items.map(({ attempts = [] }) => ({ attempts })),
          3,
        ),
        capped: false,
        drafts,
        can: { grade: true },
      },
    };
  });
});
afterEach(() => server.close());

const openSheet = async (shown: readonly Partial<Evaluation>[]) => {
  items = shown;
  renderSignedIn(
    0,
    <StorageOwner userId={1}>
      <GroupSheet
        sid={5}
        intake="2024-10-01"
        protocol={{ date: '2024-10-01', cid: 3, sid: 5, half: 1 }}
        back="/evaluations-joined"
      />
      <AskingHost />
    </StorageOwner>,
  );
  await screen.findByRole('table', { name: 'Arkusz ocen' });
  return userEvent.setup();
};

const field = (name: string) => screen.getByRole('textbox', { name });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));

test('what was typed on another device comes back, and what is typed here is kept for it', async () => {
  drafts = [{ term: 1, rows: [{ eid: 2, text: '4,5', version: null }] }];
  const user = await openSheet(open);
  expect(field('Ocena: Błaszczyk Jan')).toHaveProperty('value', '4,5');
  expect(screen.getByText('Wpisane wcześniej oceny wróciły. Nie są jeszcze zapisane.')).toBeTruthy();
  await user.type(field('Ocena: Adamczyk Ewa'), '3');
  const kept = () => server.received.filter(({ method }) => method === 'PUT');
  await waitFor(() => expect(kept()).toHaveLength(1), { timeout: 5_000 });
  expect([kept()[0]?.url, JSON.parse(String(kept()[0]?.body))]).toEqual([
    '/api/evaluations/sheet/draft',
    {
      sid: 5,
      date: '2024-10-01',
      term: 1,
      rows: [
        { eid: 1, text: '3', version: null },
        { eid: 2, text: '4,5', version: null },
      ],
    },
  ]);
});

test('whoever failed in a closed re-sit is graded in the second one, beside both grades before', async () => {
  const [first, resit] = [number, '140/2026'];
  await openSheet([
    studentOf(1, 'Adamczyk Ewa', [attempt(1, 5, first)]),
    studentOf(2, 'Błaszczyk Jan', [attempt(1, 2, first), attempt(2, 3, resit)]),
    studentOf(3, 'Kopeć Beata', [attempt(1, 0, first), attempt(2, 2, resit)]),
  ]);
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))).toEqual([
    'II\u00a0poprawka: Kopeć Beata',
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  expect(heads.slice(3, 7)).toEqual(['I\u00a0termin', 'Poprawka', 'II\u00a0poprawka', 'Liczy się']);
  expect(rowOf('Kopeć Beata').getByText('nb')).toBeTruthy();
  expect(screen.getByText('Poprawka: protokół 140/2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'poprawkę' });
  expect(link.getAttribute('href')).toContain('type=2');
});

test('the first cell to fill in has the focus', async () => {
  await openSheet(open);
  expect(document.activeElement).toBe(field('Ocena: Adamczyk Ewa'));
});

test('a closed first term is locked, and whoever did not pass it has a re-sit', async () => {
  await openSheet(closed);
  expect(screen.getByText(/^I\stermin: protokół 126\/2026$/u)).toBeTruthy();
  expect(screen.getByText(/^I\stermin zmienisz tylko/u).textContent).toMatch(/korektą protokołu$/u);
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Poprawka: Błaszczyk Jan',
    'Poprawka: Kopeć Beata',
    'Poprawka: Wójcik Emilia',
  ]);
  expect(document.activeElement).toBe(field('Poprawka: Kopeć Beata'));
  expect(rowOf('Błaszczyk').getByText('niezaliczona ponownie')).toBeTruthy();
  expect(rowOf('Wójcik').getByText('nb')).toBeTruthy();
  expect(rowOf('Adamczyk').getByText('bardzo dobry')).toBeTruthy();
});

test('the filters show whom they count', async () => {
  const user = await openSheet(closed);
  await user.click(screen.getByRole('button', { name: 'Do poprawki 3' }));
  expect(screen.queryByText('Adamczyk Ewa')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bez oceny 2' }));
  expect(screen.queryByText('Błaszczyk Jan')).toBeNull();
  // Who is graded stays until another filter is chosen.
  await user.type(field('Poprawka: Kopeć Beata'), '4');
  expect(field('Poprawka: Kopeć Beata')).toBeTruthy();
});

test('N, a grade and Enter are saved for the open term, against its version', async () => {
  const user = await openSheet(closed);
  await user.keyboard('N{Enter}3+{ArrowUp}');
  expect(field('Poprawka: Kopeć Beata')).toHaveProperty('value', 'nb');
  expect(field('Poprawka: Wójcik Emilia')).toHaveProperty('value', '3,5');
  expect(rowOf('Wójcik').getByText('dostateczny plus')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Zapisz 2\soceny$/u }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    sid: 5,
    term: 2,
    rows: [
      { eid: 3, grade: 0, version: null },
      { eid: 4, grade: 3.5, version: null },
    ],
  });
});

test('2,5 is asked about once before it is saved', async () => {
  const user = await openSheet(open);
  await user.keyboard('2,5{Enter}');
  await user.click(screen.getByRole('button', { name: /^Zapisz 1\socenę$/u }));
  const question = await screen.findByRole('dialog', { name: 'Zapisać 2,5?' });
  expect(question.textContent).toContain('2,5 nie jest zwykłą oceną');
  await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Zapisz 1\socenę$/u }));
  await user.click(await screen.findByRole('button', { name: 'Zapisz 2,5' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Zapisz 1\socenę$/u }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('a grade that was emptied is deleted only after a question, and the others wait for it', async () => {
  const user = await openSheet([
    studentOf(1, 'Adamczyk Ewa', [attempt(1, 4)]),
    studentOf(2, 'Błaszczyk Jan', []),
  ]);
  await user.clear(field('Ocena: Adamczyk Ewa'));
  await user.type(field('Ocena: Błaszczyk Jan'), '5');
  const save = () => user.click(screen.getByRole('button', { name: /^Zapisz 2\soceny$/u }));
  await save();
  const question = await screen.findByRole('dialog', { name: /^Usunąć 1\socenę\?$/u });
  expect(question.textContent).toContain('Adamczyk Ewa');
  await user.click(within(question).getByRole('button', { name: 'Anuluj' }));
  expect(sent()).toEqual([]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Usuń i\u00a0zapisz' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    rows: [
      { eid: 1, grade: null },
      { eid: 2, grade: 5 },
    ],
  });
});

test('one of two conflicts is resolved, and the other is still told', async () => {
  const user = await openSheet(open);
  const refused = { saved: false, grade: 3, version: 4, by: 'Sekretariat', at: '2025-03-01T10:00:00.000Z' };
  results = [
    { eid: 1, ...refused },
    { eid: 2, ...refused },
  ];
  await user.keyboard('4{Enter}5{Enter}');
  await user.click(screen.getByRole('button', { name: /^Zapisz 2\soceny$/u }));
  expect(await screen.findAllByText('Sekretariat zapisał(a) tu: 3,0.')).toHaveLength(2);
  results = [{ eid: 1, saved: true, grade: 4, version: 5, by: null, at: null }];
  await user.click(screen.getByRole('button', { name: 'Zapisz moją: 4,0' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ rows: [{ eid: 1, grade: 4, version: 4 }] });
  // What was saved is no longer typed.
  await waitFor(() => expect(field('Ocena: Adamczyk Ewa')).toHaveProperty('value', ''));
  expect(rowOf('Błaszczyk').getByText('Sekretariat zapisał(a) tu: 3,0.')).toBeTruthy();
});

test('what was typed for the first term before somebody closed it is told', async () => {
  const user = await openSheet(open);
  await user.keyboard('4{Enter}');
  cleanup();
  await openSheet(closed);
  expect(screen.getByText(/I\stermin zamknięto protokołem: Adamczyk Ewa 4,0\./u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nie przypominaj' }));
  expect(screen.queryByText(/zamknięto protokołem/u)).toBeNull();
});

test('the protocol is looked at once everything is saved', async () => {
  const user = await openSheet(closed);
  const preview = await screen.findByRole('link', { name: 'Podgląd protokołu' });
  expect(preview.getAttribute('href')).toBe('/evaluations/close?date=2024-10-01&cid=3&sid=5&half=1&type=2');
  await user.keyboard('3');
  expect(screen.getByRole('button', { name: 'Podgląd protokołu' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
