import type { FileGroup, GroupFile } from '@indeks/contract/talk/file-groups/file-groups.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { SnackbarHost } from '#shared/ui/feedback/snackbar.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { FileGroupsPage } from './file-groups-page.tsx';

let server: Loopback;
afterEach(() => server.close());

const plan: GroupFile = {
  id: 11,
  gid: 1,
  name: 'plan.pdf',
  url: '00000000-0000-4000-8000-000000000001',
  file: '00000000-0000-4000-8000-000000000001',
  description: 'Łódź',
  bytes: 84_000,
  content_type: 'application/pdf',
  added: '2026-10-14T10:00:00.000Z',
  fresh: true,
  version: 1,
};
const groups: FileGroup[] = [
  { id: 1, name: 'Harmonogramy', roles: [0, 3], semesters: ['2026-03-01'], files: [plan], version: 4 },
  { id: 2, name: 'Regulaminy', roles: [2], semesters: [], files: [], version: 1 },
  { id: 3, name: 'Ogłoszenia', roles: [0, 2, 3, 5], semesters: [], files: [], version: 1 },
];

async function open(
  address: string,
  write: Reply | Promise<Reply> = { body: groups[0] },
  items: () => readonly unknown[] = () => groups,
) {
  server = await loopback(({ url, method }) => {
    if (url === '/api/fileGroups/visited') return { body: { ok: true } };
    if (method !== 'GET') return write;
    if (url.startsWith('/api/fileGroups/audience'))
      return { body: { students: 812, staff: 128, coordinators: 0 } };
    return { body: { items: items() } };
  });
  renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(address === '/admin/files' ? 1 : 3)}>
        <StorageOwner userId={1}>
          <Routes>
            <Route path="/admin/files" element={<FileGroupsPage />} />
            <Route path="/student-general-information" element={<DocumentsPage />} />
          </Routes>
          <SnackbarHost />
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
    { address },
  );
}

const written = () =>
  server.received
    .filter(({ method, url }) => method !== 'GET' && !url.endsWith('/visited'))
    .map(({ method, url, body }) => [method, url, JSON.parse(body.toString()) as unknown]);
const editor = async () => within(await screen.findByRole('region', { name: 'Harmonogramy' }));

describe('the groups', () => {
  test('are found by a file, and say whom they are for', async () => {
    await open('/admin/files');
    expect(await screen.findByRole('heading', { name: 'Lista wszystkich grup plików' })).toBeTruthy();
    expect(await screen.findByText(/^Wykładowca, Słuchacz · 1\ssemestr$/u)).toBeTruthy();
    expect(screen.getByText('Koordynator · nie dotyczy')).toBeTruthy();
    expect(screen.getByText('wszyscy · wszystkie semestry')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj grupy lub pliku' }), 'lodz');
    expect(screen.queryByRole('button', { name: /^Regulaminy/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Harmonogramy/ })).toBeTruthy();
  });

  test('are shown as a student of an intake sees them', async () => {
    await open('/admin/files');
    await userEvent.click(await screen.findByRole('button', { name: 'Zobacz jako słuchacz' }));
    const view = within(await screen.findByRole('dialog', { name: /^Dokumenty i.informacje$/ }));
    const choose = async (name: string) => {
      await userEvent.click(view.getByRole('combobox', { name: 'Nabór słuchacza' }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('marzec 2025');
    expect(await view.findByRole('button', { name: 'Łódź' })).toBeTruthy();
    expect(view.getByText(/^plan\.pdf · 84\skB/u)).toBeTruthy();
    await choose('marzec 2023');
    expect(view.queryByRole('button', { name: 'Łódź' })).toBeNull();
    expect(view.queryByText(/plan\.pdf/u)).toBeNull();
    expect(view.getByText('Brak dokumentów')).toBeTruthy();
  });

  test('name, semesters and roles are saved each alone, against the version that was read', async () => {
    await open('/admin/files');
    const group = await editor();
    expect(await group.findByText(/812\ssłuchaczy z\swybranych semestrów, 128\swykładowców/u)).toBeTruthy();
    const save = group.getByRole('button', { name: 'Zapisz nazwę grupy' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.type(group.getByRole('textbox', { name: 'Nazwa grupy' }), ' zjazdów');
    await userEvent.click(save);
    await waitFor(() =>
      expect(written()).toEqual([['PUT', '/api/fileGroups/1', { name: 'Harmonogramy zjazdów', version: 4 }]]),
    );
    await userEvent.click(group.getByRole('button', { name: 'Koordynator' }));
    await waitFor(() =>
      expect(written().at(-1)).toEqual(['PUT', '/api/fileGroups/1', { roles: [0, 2, 3], version: 4 }]),
    );
  });

  test('an empty name and the last role are refused before anything is sent', async () => {
    await open('/admin/files');
    await userEvent.clear((await editor()).getByRole('textbox', { name: 'Nazwa grupy' }));
    expect(screen.getByText('Podanie grupy plików jest wymagane')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Regulaminy/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Porzuć zmiany' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Koordynator' }));
    expect(screen.getByText('Podanie grupy odbiorców jest wymagane')).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test('what is typed is not given up for another group without a question', async () => {
    await open('/admin/files');
    const name = (await editor()).getByRole('textbox', { name: 'Nazwa grupy' });
    await userEvent.type(name, ' zjazdów');
    await userEvent.click(screen.getByRole('button', { name: /^Regulaminy/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Wróć do edycji' }));
    expect((await editor()).getByRole('textbox', { name: 'Nazwa grupy' })).toHaveProperty(
      'value',
      'Harmonogramy zjazdów',
    );
  });

  test('a description stays typed when somebody else saves another one, which is shown', async () => {
    let description = 'Łódź';
    await open('/admin/files', { body: plan }, () => [
      { ...groups[0], files: [{ ...plan, description, version: description === 'Łódź' ? 1 : 2 }] },
    ]);
    const group = await editor();
    await userEvent.click(group.getByRole('button', { name: /Zmień opis pliku plan\.pdf/ }));
    await userEvent.type(group.getByRole('textbox', { name: 'Opis pliku plan.pdf' }), ' zima');
    description = 'Wrocław';
    // A role is saved beside it, and the groups are read again.
    await userEvent.click(group.getByRole('button', { name: 'Koordynator' }));
    expect(await group.findByText(/międzyczasie zapisano: Wrocław/u)).toBeTruthy();
    await userEvent.click(group.getByRole('button', { name: 'Zapisz zmianę' }));
    await waitFor(() =>
      expect(written().at(-1)).toEqual(['PUT', '/api/files/11', { description: 'Łódź zima', version: 2 }]),
    );
  });

  test('a row offers to save and to delete only once its description was changed', async () => {
    await open('/admin/files', { body: plan });
    const group = await editor();
    const offered = () =>
      [/^Zapisz zmianę$/, /^Usuń plik$/].map((name) => group.queryByRole('button', { name }) !== null);
    await userEvent.click(group.getByRole('button', { name: /Zmień opis pliku plan\.pdf/ }));
    expect(offered()).toEqual([false, false]);
    await userEvent.type(group.getByRole('textbox', { name: 'Opis pliku plan.pdf' }), ' zima');
    expect(offered()).toEqual([true, true]);
    await userEvent.click(group.getByRole('button', { name: 'Zapisz zmianę' }));
    await waitFor(() =>
      expect(written()).toEqual([['PUT', '/api/files/11', { description: 'Łódź zima', version: 1 }]]),
    );
  });

  test('a description that was saved or given up has the focus that its field had', async () => {
    await open('/admin/files', { body: plan });
    const group = await editor();
    const description = () => group.findByRole('button', { name: /Zmień opis pliku plan\.pdf/ });
    const hasFocus = async () => (await description()) === document.activeElement;
    await userEvent.click(await description());
    await userEvent.type(group.getByRole('textbox', { name: 'Opis pliku plan.pdf' }), ' zima');
    await userEvent.click(group.getByRole('button', { name: 'Zapisz zmianę' }));
    expect(await hasFocus()).toBe(true);
    await userEvent.keyboard('{Enter}{Escape}');
    expect(await hasFocus()).toBe(true);
    await userEvent.keyboard('{Enter}{Tab}');
    expect(await hasFocus()).toBe(false);
  });

  test('a row at rest is downloaded; deleting stands in its menu', async () => {
    await open('/admin/files');
    const group = await editor();
    expect(group.getByRole('button', { name: /^Pobierz/ })).toBeTruthy();
    expect(group.queryByRole('button', { name: /^Usuń(?! grupę)/ })).toBeNull();
    await userEvent.click(group.getByRole('button', { name: /plan\.pdf$/, expanded: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    expect(await screen.findByRole('dialog', { name: 'Usunąć ten plik?' })).toBeTruthy();
  });

  const makeFiles = (...names: string[]) => names.map((name) => new File(['a'], name));
  const pick = async (within: Element | null, files: File[]) => {
    const input = within?.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no input for files');
    await userEvent.upload(input, files, { applyAccept: false });
  };

  test('of several files each one that is refused is named', async () => {
    await open('/admin/files', { body: plan });
    await pick(
      await screen.findByRole('region', { name: 'Harmonogramy' }),
      makeFiles('a.exe', 'b.txt', 'c.bat'),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Błąd podczas dodawania/edycji pliku' });
    expect(dialog.textContent).toMatch(/a\.exe: Wygląda na to.* c\.bat: Wygląda na to/u);
    expect(dialog.textContent).not.toContain('b.txt');
  });

  test('another group is not chosen in the middle of an upload without a question', async () => {
    await open('/admin/files', new Promise<Reply>(() => {}));
    await pick(await screen.findByRole('region', { name: 'Harmonogramy' }), makeFiles('plan.txt'));
    expect(await screen.findByText(/1 z.1: plan\.txt/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Regulaminy/ }));
    expect(await screen.findByRole('button', { name: 'Wróć do edycji' })).toBeTruthy();
  });

  test('a new group is saved together with its files', async () => {
    await open('/admin/files', { body: { ...groups[0], id: 2 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj grupę' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nowa grupa plików' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Nazwa grupy/ }), 'Druki');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /^Kto widzi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Koordynator' }));
    await pick(dialog, makeFiles('jeden.txt', 'dwa.txt'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj grupę' }));
    const posts = () =>
      server.received
        .filter(({ method }) => method === 'POST')
        .map(({ url, body }) => [url, /(?<=filename=")[^"]+/u.exec(body.toString())?.[0]]);
    await waitFor(() =>
      expect(posts()).toEqual([
        ['/api/fileGroups', undefined],
        ['/api/files', 'jeden.txt'],
        ['/api/files', 'dwa.txt'],
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Regulaminy' })).toBeTruthy();
  });

  test.each([
    [
      422,
      'file/unsupported-content',
      'Błąd podczas dodawania/edycji pliku',
      'Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.',
    ],
    [500, 'server/failed', 'Błąd', 'Wystąpił błąd przy dodawaniu plików.'],
  ])('a save answered with %i opens the specified dialog', async (status, code, title, text) => {
    await open('/admin/files', { status, body: { code, message: 'Nie udało się.' } });
    await userEvent.click((await editor()).getByRole('button', { name: 'Koordynator' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getAllByRole('button', { name: 'Zamknij' }).length).toBeGreaterThan(0);
  });
});

test('readers see their documents by group, what is new is marked, and the visit is told once', async () => {
  const sale = { ...plan, id: 12, name: 'sale.pdf', description: '', fresh: false };
  const [first, ...others] = groups;
  await open('/student-general-information', undefined, () => [{ ...first, files: [plan, sale] }, ...others]);
  const group = within(await screen.findByRole('region', { name: 'Harmonogramy' }));
  // By its description, with the file's name below; a file without one by its name.
  expect(group.getByRole('button', { name: 'Łódź' })).toBeTruthy();
  expect(group.getByText(/^plan\.pdf · 84\skB · dodano 14\.10\.2026$/u)).toBeTruthy();
  expect(group.getByRole('button', { name: 'sale.pdf' })).toBeTruthy();
  expect(await group.findByText('Nowy')).toBeTruthy();
  expect(screen.queryByText('Regulaminy')).toBeNull();
  await waitFor(() => expect(server.received.filter(({ url }) => url.endsWith('/visited'))).toHaveLength(1));
});
