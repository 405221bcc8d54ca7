import type { Bill } from '@indeks/contract/month/bills/bills.schemas';
import { monthAfter } from '@indeks/contract/common/months.rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@indeks/contract/access/roles';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { today } from '#shared/lib/today.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { BillFormsTab } from './bill-forms-tab.tsx';
import { BillsMonth } from './bills-month.tsx';

const file = 'f3f0cc9e-7f5c-4b7e-8f0e-2f8d6a1b9c01';
const bill: Bill = {
  id: 5,
  uid: 7,
  file,
  kind: 'picture',
  file_name: 'rachunek-październik.jpg',
  date: '2026-10-12',
  added_at: '2026-10-13T10:00:00.000Z',
  version: 1,
};

// Loaded when the first dialog opens, which on a busy machine takes longer than a test waits.
beforeAll(async () => void (await import('./bill-dialogs.tsx')));

let server: Loopback;
let reply: (request: Received) => Reply;
beforeEach(async () => {
  server = await loopback((request) => reply(request));
});
afterEach(() => server.close());

const answerMonth = (...items: Bill[]) => (reply = () => ({ body: { items } }));

interface Opening {
  user?: number;
  role?: Role;
  tab?: typeof BillsMonth;
  address?: string;
}

function open({ user, role = 1, tab = BillsMonth, address = '/?month=2026-10' }: Opening) {
  const Tab = tab;
  return renderInKit(
    <SessionProvider session={sessionOf(role)}>
      <QueryClientProvider client={createQueryClient()}>
        <Tab user={user} />
      </QueryClientProvider>
    </SessionProvider>,
    { address },
  );
}

async function openForm(view: ReturnType<typeof open>) {
  await view.user.click((await screen.findAllByRole('button', { name: 'Dodaj rachunek' }))[0] as HTMLElement); // at least one was found
  const dialog = await screen.findByRole('dialog', { name: 'Nowy rachunek' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (name: string, bytes = 10) =>
    input && fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } });
  const add = () => view.user.click(within(dialog).getByRole('button', { name: 'Dodaj rachunek' }));
  return { dialog, input, choose, add };
}

test('a month without bills says so; only its days are asked for, of the person acted for', async () => {
  answerMonth();
  open({ user: 7 });
  expect(await screen.findByText('Brak rachunków')).toBeTruthy();
  expect(server.received[0]?.url).toBe('/api/bills?from=2026-10-01&to=2026-10-31&user=7');
});

test('the small picture opens the large one', async () => {
  answerMonth(bill);
  const { user } = open({ user: 7 });
  const link = await screen.findByRole('button', {
    name: 'Otwórz skan: rachunek-październik.jpg, 12 października 2026',
  });
  expect(link.querySelector('img')?.getAttribute('src')).toBe(`/api/bills/${file}/file?size=thumbnail`);
  await user.click(link);
  const viewer = await screen.findByRole('dialog', { name: 'Rachunek z\u00a012 października 2026' });
  const picture = within(viewer).getByRole('img', { name: 'Skan rachunku rachunek-październik.jpg' });
  expect(picture.getAttribute('src')).toBe(`/api/bills/${file}/file?size=whole`);
  fireEvent.error(picture);
  expect(await within(viewer).findByRole('alert')).toBeTruthy();
});

test('a PDF has an icon instead of a picture, and is downloaded', async () => {
  answerMonth({ ...bill, kind: 'pdf', file_name: 'rachunek.pdf' });
  const { user } = open({ user: 7 });
  const link = await screen.findByRole('button', { name: /^Otwórz skan: rachunek\.pdf/ });
  expect(link.querySelector('img')).toBeNull();
  await user.click(link);
  const viewer = await screen.findByRole('dialog', { name: /^Rachunek z/ });
  expect(within(viewer).getByText(/jest plikiem PDF/)).toBeTruthy();
  expect(within(viewer).queryByRole('img')).toBeNull();
  await user.click(within(viewer).getByRole('button', { name: 'Pobierz' }));
  await waitFor(() => expect(server.received.at(-1)?.url).toBe(`/api/bills/${file}/file`));
});

test.each([
  ['rachunek.docx', 10, 'Wybierz plik PDF albo obraz PNG, JPEG lub BMP'],
  ['rachunek.jpg', 10_000_000, 'File size should be less than 10 MB!'],
])('%s of %d bytes is refused and not sent', async (name, bytes, message) => {
  answerMonth();
  const form = await openForm(open({ user: 7 }));
  expect(form.input?.accept).toBe('.pdf,.png,.jpg,.jpeg,.bmp');
  form.choose(name, bytes);
  expect(await within(form.dialog).findByText(message)).toBeTruthy();
  await form.add();
  expect(server.received.filter(({ method }) => method !== 'GET').map(({ url }) => url)).toEqual([]);
});

test('a bill needs its picture and a day that has come', async () => {
  answerMonth();
  const view = open({ user: 7 });
  const form = await openForm(view);
  const date = within(form.dialog).getByRole('combobox', { name: /Data rachunku/ });
  await view.user.clear(date);
  await form.add();
  expect(await within(form.dialog).findByText(/^Wybierz plik z.rachunkiem$/)).toBeTruthy();
  expect(within(form.dialog).getByText('Podaj datę rachunku')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Podpisany rachunek: Wybierz plik');
  await view.user.type(date, '01.01.2099');
  expect(await within(form.dialog).findByText('Podaj datę nie późniejszą niż dzisiejsza')).toBeTruthy();
});

test('an added bill is shown in the month of its day', async () => {
  reply = ({ method, url }) => ({
    body: method === 'POST' ? bill : { items: url.includes('2026-09') ? [] : [bill] },
  });
  const view = open({ user: 7 });
  await view.user.click(await screen.findByRole('button', { name: 'Poprzedni miesiąc' }));
  const form = await openForm(view);
  form.choose('rachunek-październik.jpg');
  await form.add();
  expect(await screen.findByRole('dialog', { name: 'Dodano rachunek' })).toBeTruthy();
  const sent = server.received.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe('/api/bills?user=7');
  expect(sent?.body.toString()).toContain('2026-09-01');
  await waitFor(() => expect(view.router.state.location.search).toBe('?month=2026-10'));
});

test('selected bills are deleted after a question', async () => {
  answerMonth(bill, { ...bill, id: 6, file_name: 'drugi.png' });
  const { user } = open({ user: 7 });
  await user.click(await screen.findByRole('checkbox', { name: /rachunek-październik/ }));
  await user.click(screen.getByRole('checkbox', { name: /drugi/ }));
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  const question = await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć te rachunki?' });
  await user.click(within(question).getByRole('button', { name: 'Usuń 2\u00a0rachunki' }));
  expect(await screen.findByRole('dialog', { name: 'Usunięto rachunki' })).toBeTruthy();
  const sent = server.received.find(({ method }) => method === 'POST');
  expect([sent?.url, sent?.body.toString()]).toEqual(['/api/bills/delete-multiple', '[5,6]']);
});

test('a copy is made when it is saved, with the chosen day; asked for again, with the same key', async () => {
  const answers: Reply[] = [{ status: 502, body: '' }, { body: { ...bill, id: 6 } }];
  reply = ({ method }) => (method === 'POST' ? (answers.shift() ?? {}) : { body: { items: [bill] } });
  const { user } = open({ user: 7 });
  const copies = () => server.received.filter(({ url }) => url === '/api/bills/5/clone');
  await user.click(await screen.findByRole('button', { name: /^Duplikuj/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Kopia rachunku' });
  expect(copies()).toHaveLength(0);
  const save = within(dialog).getByRole('button', { name: 'Dodaj rachunek' });
  await user.click(save);
  await within(dialog).findByRole('alert');
  await user.click(save);
  await screen.findByRole('dialog', { name: 'Dodano rachunek' });
  const [lost, again] = copies();
  expect(JSON.parse(again?.body.toString() ?? '')).toEqual({ date: bill.date });
  expect(lost?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(again?.headers['idempotency-key']).toBe(lost?.headers['idempotency-key']);
});

describe('the printed bills', () => {
  const openForms = async (role: Role, pdf: boolean, address = '/?month=2026-10') => {
    reply = ({ url }) => {
      if (url.startsWith('/api/reports?')) return { body: { items: reports } };
      if (url.includes('bill-pdf'))
        return { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
      return { body: /^\/api\/(trips|times)/.test(url) ? { items: [{}], can: { pdf } } : { items: [] } };
    };
    const { user } = open({ role, tab: BillFormsTab, address });
    await screen.findByText('Brak rachunków');
    return user;
  };
  const printed = () => server.received.map(({ url }) => url).filter((url) => url.includes('bill-pdf'));

  const lastMonth = monthAfter(today().slice(0, 7), -1);
  const report = {
    uid: 7,
    reason: null,
    sent_at: '2026-09-01T10:00:00Z',
    decided_at: null,
    changed_at: null,
  };
  const reports = [
    { ...report, id: 1, type: 'czas', status: 2, date_from: '2026-07-01', date_to: '2026-07-31', version: 1 },
    { ...report, id: 2, type: 'czas', status: 2, date_from: '2026-08-01', date_to: '2026-08-31', version: 1 },
    { ...report, id: 3, type: 'czas', status: 1, date_from: '2026-09-01', date_to: '2026-09-30', version: 1 },
    {
      ...report,
      id: 4,
      type: 'przejazd',
      status: 2,
      date_from: '2026-09-01',
      date_to: '2026-09-30',
      version: 1,
    },
  ];

  test('are of the newest accepted month until another is chosen', async () => {
    const user = await openForms(0, true, '/');
    await waitFor(() =>
      expect(screen.getAllByRole('combobox', { name: 'Miesiąc' }).slice(0, 2)).toMatchObject([
        { value: 'Wrzesień 2026' },
        { value: 'Sierpień 2026' },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Pobierz rachunek wykładowcy' }));
    await waitFor(() => expect(printed()).toEqual(['/api/users/100/lecturer-bill-pdf?month=2026-08']));
  });

  test.each([
    ['Pobierz rachunek za kilometry', true, `mileage-bill-pdf?month=${lastMonth}`],
    ['Pobierz rachunek wykładowcy', true, `lecturer-bill-pdf?month=${lastMonth}`],
    ['Pobierz rachunek za kilometry', false, 'mileage-bill-pdf'],
    ['Pobierz rachunek wykładowcy', false, 'lecturer-bill-pdf'],
  ] as const)('%s, of a month accepted: %s', async (bill, accepted, paper) => {
    const user = await openForms(0, accepted);
    const state = accepted ? /będą wpisane do rachunku/ : /pola rachunku będą puste/;
    await waitFor(() => expect(screen.getAllByText(state)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: bill }));
    await waitFor(() => expect(printed()).toEqual([`/api/users/100/${paper}`]));
    expect(screen.queryByRole('button', { name: 'Pobierz ewidencję przebiegu' }) !== null).toBe(accepted);
    expect(server.received.some(({ url }) => url.includes('user='))).toBe(false);
  });

  test('of somebody who keeps no trips are filled in from hours alone', async () => {
    await openForms(7, true);
    expect(screen.getByRole('button', { name: 'Pobierz rachunek za kilometry' })).toBeTruthy();
    expect(await screen.findAllByText(/będą wpisane do rachunku/)).toHaveLength(1);
  });
});
