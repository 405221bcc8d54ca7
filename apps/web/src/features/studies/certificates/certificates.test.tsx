import type { Completing, RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { CertificateVerificationPage } from './certificate-verification-page.tsx';
import { CompletionPage } from './completion-page.tsx';
import { CertificateRegisterPage } from './register-page.tsx';

const person = (id: number, more: Partial<Completing>): Completing => ({
  id,
  uid: id,
  eid: id,
  name: 'Augustyniak Kamila',
  album: '101660',
  average: 482,
  result: 'bardzo dobry',
  ects: 60,
  missing: [],
  certificate: null,
  ...more,
});
const group = {
  course: 'Oligofrenopedagogika',
  people: [
    person(1, {
      name: 'Krupa Mateusz',
      missing: [{ kind: 'practice' }, { kind: 'grade', subject: 'Metodyka' }],
    }),
    person(4, {
      name: 'Łętowski Wojciech',
      missing: [{ kind: 'birth' }, { kind: 'protocol', subject: 'Prawo pracy', sid: 12 }],
    }),
    person(2, {}),
    person(3, { name: 'Bielski Jacek' }),
  ],
  capped: false,
  next: '0215/2026',
  signatory: { name: 'prof. dr hab. Ewa Kamińska', office: 'Rektor' },
  formula: 'average',
  advice: { subjectsWithoutClasses: ['Metodyka'], emblem: true },
};
const line: RegisteredPaper = {
  id: 7,
  certificateId: 5,
  number: '0214/2026',
  duplicate: 0,
  made: '2026-11-02',
  uid: 4,
  eid: 3,
  cid: 2,
  name: 'Kaczmarek-Nowak Grażyna',
  album: '98112',
  courseName: 'Zarządzanie oświatą',
  copies: 2,
  blank: '',
  handedOn: null,
  handedHow: null,
  replaces: '0067/2024',
  supersededBy: null,
  doubted: null,
  doubts: [],
  annulled: null,
  version: 1,
  can: { edit: true, duplicate: true, reissue: true, resolve: true },
};
const verified = {
  number: '0215/2026',
  issued: '2026-11-18',
  initials: 'K. M. A. A.',
  courseName: 'Oligofrenopedagogika',
  result: 'bardzo dobry',
  average: 482,
  completed: '2026-09-30',
  issuer: 'Akademia Przykładowa',
  duplicates: 0,
  supersededBy: null,
  doubted: null,
  annulled: null,
  hash: 'a'.repeat(64),
};

const doubted: RegisteredPaper = {
  ...line,
  id: 8,
  certificateId: 6,
  number: '0213/2026',
  replaces: null,
  doubted: '2026-11-18',
  doubts: [
    { kind: 'grade', subject: 'Prawo pracy', now: 30 },
    { kind: 'protocol', subject: 'Metodyka', now: 40 },
    { kind: 'archived', subject: null, now: null },
  ],
};
const waiting: RegisteredPaper = {
  ...line,
  id: 9,
  certificateId: 7,
  number: '0212/2026',
  blank: 'AP 0041251',
  replaces: null,
};

let server: Loopback;
let told: object = {};
let issuingFails = false;
beforeEach(async () => {
  issuingFails = false;
  told = {};
  server = await loopback(({ url }) => {
    if (url.startsWith('/api/certificates/group')) return { body: group };
    if (url.startsWith('/api/certificates/preview'))
      return { status: 422, body: { code: 'certificates/day', message: 'Sprawdź dni' } };
    if (url.startsWith('/api/certificates/issue'))
      return issuingFails
        ? { status: 500, body: { code: 'server/failed', message: 'Coś poszło nie tak' } }
        : {
            body: {
              certificates: ['0215/2026', '0216/2026'].map((number, id) => ({ id, number, name: 'x' })),
            },
          };
    if (url.startsWith('/api/certificates/verify'))
      return url.includes('0000-0000')
        ? { status: 404, body: { code: 'record/not-found', message: 'Nie ma' } }
        : { body: { ...verified, ...told } };
    if (url.endsWith('/annul')) return { body: { ...doubted, annulled: { on: '2026-11-18', reason: 'x' } } };
    if (url.startsWith('/api/certificates'))
      return {
        body: {
          items: [line, doubted, waiting],
          total: 3,
          capped: false,
          counts: { waiting: 34, 'no-blank': 1001 },
        },
      };
    return { body: { items: [] } };
  });
});
afterEach(() => server.close());

const open = (page: ReactNode, address: string, role: 1 | 2 = 1) =>
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(role)}>
        <StorageOwner userId={1}>{page}</StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address },
  );

test('a group: what is missing leads to where it is mended, and whoever is left out is not issued', async () => {
  open(<CompletionPage />, '/students/completion?date=2025-03-01&cid=3');
  const missing = within(await screen.findByRole('region', { name: /^Jeszcze nie: 2\sosoby$/u }));
  expect(missing.getByText('Brak oceny: Metodyka')).toBeTruthy();
  expect(missing.getByRole('link', { name: 'Wpisz ocenę' }).getAttribute('href')).toBe(
    '/students/1?tab=dziennik',
  );
  expect(missing.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz: Bielski Jacek' }));
  await userEvent.click(screen.getByRole('button', { name: /^Wystaw 1\sświadectwo$/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/0215\/2026/u)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Dzień ukończenia/u), '30.09.2026');
  await userEvent.click(dialog.getByRole('button', { name: /^Wystaw 1\sświadectwo$/u }));
  await waitFor(() => {
    const sent = server.received.find(({ url }) => url === '/api/certificates/issue');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ ids: [2], completed: '2026-09-30', copies: 2 });
    expect(sent?.headers['idempotency-key']).toBeTruthy();
  });
});

test('what is chosen beside the list is issued; a retry after a failure is the same act, and what was typed stays', async () => {
  open(<CompletionPage />, '/students/completion?date=2025-03-01&cid=3');
  const aside = within(await screen.findByRole('complementary', { name: 'Podsumowanie grupy' }));
  await userEvent.type(aside.getByLabelText('Dzień ukończenia'), '30.09.2026{Enter}');
  await userEvent.click(aside.getByRole('combobox', { name: 'Egzemplarze' }));
  await userEvent.click(await screen.findByRole('option', { name: /^1 \+ 1\sodpis$/u }));
  await userEvent.click(screen.getByRole('button', { name: /^Wystaw 2\sświadectwa$/u }));
  const dialog = within(await screen.findByRole('dialog'));
  issuingFails = true;
  await userEvent.click(dialog.getByRole('button', { name: /^Wystaw 2\sświadectwa$/u }));
  expect(await dialog.findByText('Coś poszło nie tak')).toBeTruthy();
  issuingFails = false;
  await userEvent.dblClick(dialog.getByRole('button', { name: /^Wystaw 2\sświadectwa$/u }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.received.filter(({ url }) => url === '/api/certificates/issue');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  for (const { body } of sent)
    expect(JSON.parse(String(body))).toMatchObject({ ids: [2, 3], completed: '2026-09-30', copies: 1 });
});

test('a protocol that is missing is closed for its own group', async () => {
  open(<CompletionPage />, '/students/completion?date=2025-03-01&cid=3');
  const close = await screen.findByRole('link', { name: 'Zamknij protokół' });
  expect(close.getAttribute('href')).toBe('/evaluations/close?date=2025-03-01&cid=3&sid=12&type=1');
});

test('whoever lacks a place of birth is asked for it by a message that leads back', async () => {
  open(<CompletionPage />, '/students/completion?date=2025-03-01&cid=3');
  const ask = await screen.findByRole('link', { name: 'Poproś słuchacza' });
  const asked = new URL(ask.getAttribute('href') ?? '', 'http://x').searchParams;
  expect(asked.get('ids')).toBe('4');
  expect(asked.get('back')).toBe('/students/completion?date=2025-03-01&cid=3');
});

test('a preview asks for the paper of one who is chosen, with the number in turn, and its day goes on to the issuing', async () => {
  open(<CompletionPage />, '/students/completion?date=2025-03-01&cid=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Podgląd' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Podgląd świadectw' }));
  const asked = () =>
    new URL(
      server.received.findLast(({ url }) => url.startsWith('/api/certificates/preview'))?.url ?? '',
      'http://x',
    ).searchParams;
  await waitFor(() => expect(asked().get('id')).toBe('2'));
  expect(await preview.findByText('Nie udało się przygotować podglądu.')).toBeTruthy();
  const completed = preview.getByLabelText(/Dzień ukończenia/u);
  await userEvent.clear(completed);
  await userEvent.type(completed, '30.09.2026{Enter}');
  await waitFor(() => expect(asked().get('completed')).toBe('2026-09-30'));
  await userEvent.click(preview.getByRole('combobox', { name: 'Osoba' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bielski Jacek' }));
  await waitFor(() => expect([asked().get('id'), asked().get('before')]).toEqual(['3', '1']));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Wystaw 2\sświadectwa$/u }));
  const issuing = within(await screen.findByRole('dialog', { name: /^Wystaw 2/u }));
  expect(issuing.getByLabelText<HTMLInputElement>(/Dzień ukończenia/u).value).toBe('30.09.2026');
  expect(server.received.some(({ url }) => url.startsWith('/api/certificates/issue'))).toBe(false);
});

test('the register says which paper it is, and gives coordinators no action', async () => {
  open(<CertificateRegisterPage />, '/certificates', 2);
  const row = within(await screen.findByRole('row', { name: /0214\/2026/u }));
  for (const words of ['brak blankietu', 'brak numeru', '1 + 2']) expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(/w\smiejsce 0067\/2024/u)).toBeTruthy();
  expect(row.queryByText('do odbioru')).toBeNull();
  const printed = within(screen.getByRole('row', { name: /0212\/2026/u }));
  for (const words of ['do odbioru', 'AP 0041251']) expect(printed.getByText(words)).toBeTruthy();
  expect(printed.queryByText('brak blankietu')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Wystaw świadectwa' })).toBeNull();
  expect(row.queryByRole('button')).toBeNull();
});

test('what is left to do is counted beside the filters, and a number opens what it counts', async () => {
  open(<CertificateRegisterPage />, '/certificates?search=nowak&year=2026');
  expect(await screen.findByRole('button', { name: '34 do odbioru' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^ponad 1\s000 bez blankietu$/u }));
  await waitFor(() => {
    const { searchParams } = new URL(server.received.at(-1)?.url ?? '', 'http://x');
    expect(searchParams.get('state')).toBe('no-blank');
    expect(searchParams.get('year')).toBe('2026');
    expect(searchParams.get('search')).toBeNull();
  });
});

test('a certificate whose basis changed says what changed, and is annulled with a reason', async () => {
  open(<CertificateRegisterPage />, '/certificates');
  const row = within(await screen.findByRole('row', { name: /0213\/2026/u }));
  expect(row.getByText('do wyjaśnienia')).toBeTruthy();
  expect(row.getByText('Podstawa zmieniona dnia 18.11.2026:')).toBeTruthy();
  for (const words of [
    'Prawo pracy: obowiązuje ocena 3,0',
    'Metodyka: protokół wycofany',
    /studia słuchacza są w\sarchiwum/u,
  ])
    expect(row.getByText(words)).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /^Działania/u }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unieważnij' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unieważnić świadectwo 0213/2026?' }));
  await userEvent.type(dialog.getByLabelText(/Powód/u), 'Korekta protokołu');
  await userEvent.click(dialog.getByRole('button', { name: 'Unieważnij świadectwo' }));
  await waitFor(() => {
    const sent = server.received.find(({ url }) => url === '/api/certificates/6/annul');
    expect(JSON.parse(String(sent?.body))).toEqual({ reason: 'Korekta protokołu' });
  });
});

test.each([
  [{ doubted: '2026-11-18' }, 'Od 18.11.2026 uczelnia wyjaśnia podstawę tego świadectwa'],
  [{ annulled: '2026-11-18' }, 'Świadectwo unieważniono 18.11.2026. To nie obowiązuje.'],
])('a stranger is not told that it is valid when it is %o', async (state, words) => {
  told = state;
  open(<CertificateVerificationPage />, '/verify/certificate?number=0215/2026&code=8f3c-1a90');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Świadectwo jest ważne')).toBeNull();
});

test('a stranger sees initials and state; a wrong code tells nothing', async () => {
  open(<CertificateVerificationPage />, '/verify/certificate?number=0215/2026&code=8f3c-1a90');
  expect(await screen.findByText('Świadectwo jest ważne')).toBeTruthy();
  expect(screen.getByText('K. M. A. A.')).toBeTruthy();
  expect(screen.getByText('bardzo dobry (4,82)')).toBeTruthy();
});

test('a number and code that do not belong together', async () => {
  open(<CertificateVerificationPage />, '/verify/certificate?number=0215/2026&code=0000-0000');
  expect(await screen.findByText('Nie ma takiego świadectwa')).toBeTruthy();
});
