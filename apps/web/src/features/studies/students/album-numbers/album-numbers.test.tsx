import type { AlbumRow, JudgedAlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AlbumNumbersDialog } from './album-numbers-dialog.tsx';

let server: Loopback;
let sentRows: AlbumRow[] = [];
let several = false;
beforeEach(async () => {
  sentRows = [];
  several = false;
  server = await loopback(({ url, body }) => {
    if (url.endsWith('/upload-album-numbers'))
      return { body: { items: [judge(row('a@x.pl', '1', 2)), judge(row('nikt@x.pl', '2', 3))] } };
    sentRows = JSON.parse(body.toString()) as AlbumRow[]; // our own request
    if (url.endsWith('/set-album-numbers')) return { body: { saved: sentRows.length } };
    return { body: { items: sentRows.map(judge) } };
  });
});
afterEach(() => server.close());

const row = (email: string, album_nr: string, line: number): AlbumRow => ({
  email,
  album_nr,
  album_nr_2: '',
  line,
});
/** Everybody but nobody is found. */
const judge = (given: AlbumRow): JudgedAlbumRow => {
  const student = {
    uid: 1,
    name: 'Ewa Łoś',
    enrolment: 11,
    enrolments: [{ id: 11, date: '2026-10-01', courses: [{ name: 'Logopedia', album_nr: null }] }],
  };
  if (several) {
    const older = { id: 12, date: '2024-03-01', courses: [{ name: 'Mediacje', album_nr: '77' }] };
    const enrolment = given.enrolment ?? null;
    const who = { ...student, enrolment, enrolments: [...student.enrolments, older] };
    const open = { state: 'choose', faulty: 'enrolment' } as const;
    const judged = enrolment === null ? open : ({ state: 'new', faulty: null } as const);
    return { ...given, ...judged, lines: [], holder: null, student: who };
  }
  const missing = given.email.startsWith('nikt');
  return {
    ...given,
    state: missing ? 'missing' : 'new',
    faulty: missing ? 'email' : null,
    lines: [],
    holder: null,
    student: missing ? null : student,
  };
};

const open = () => {
  const onClose = vi.fn<() => void>();
  const view = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider session={sessionOf(1)}>
        <StorageOwner userId={1}>
          <AlbumNumbersDialog opened onClose={onClose} />
        </StorageOwner>
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { ...view, onClose };
};
const choose = async ({ user, baseElement }: ReturnType<typeof open>, file: File) => {
  await screen.findByRole('dialog', { name: 'Numery albumów' });
  const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, file);
};
const csv = new File(['a@x.pl;1'], 'albumy.csv', { type: 'text/csv' });

test('without a file, or with one too large, the first step stays and says why', async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Dalej' }));
  expect(await screen.findByText('Proszę wczytać plik csv...')).toBeInstanceOf(HTMLElement);
  await choose(view, new File([new Uint8Array(2_000_000)], 'duzy.csv', { type: 'text/csv' }));
  expect(await screen.findByText('File size should be less than 2 MB!')).toBeInstanceOf(HTMLElement);
  expect(server.received).toEqual([]);
});

test('a row that was not found is corrected in place, judged again, and all are saved', async () => {
  const view = open();
  await choose(view, csv);
  await view.user.click(screen.getByRole('button', { name: 'Dalej' }));
  const list = within(await screen.findByRole('list', { name: 'Numery do sprawdzenia' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('Nie znaleziono')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'Zapisz numery (2)' })).toHaveProperty('disabled', true);
  const email = list.getByRole('textbox', { name: 'E-mail, wiersz 3' });
  await view.user.clear(email);
  await view.user.type(email, 'ewa@x.pl');
  await view.user.tab();
  expect(await list.findByText('Nowy numer')).toBeInstanceOf(HTMLElement);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Zapisz numery (2)' })).toHaveProperty('disabled', false),
  );
  await view.user.click(screen.getByRole('button', { name: 'Zapisz numery (2)' }));
  expect(await screen.findByText('Zapisane numery słuchaczy: 2')).toBeInstanceOf(HTMLElement);
  expect(sentRows).toEqual([row('a@x.pl', '1', 2), { ...row('ewa@x.pl', '2', 3), enrolment: null }]);
});

test('of somebody with several courses the line is chosen, one by one or all the newest, and is sent with its choice', async () => {
  const view = open();
  await choose(view, new File(['kilka@x.pl;1'], 'kilka.csv', { type: 'text/csv' }));
  several = true;
  await view.user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(await screen.findAllByText('Wybierz kierunek')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Zapisz numery (2)' })).toHaveProperty('disabled', true);
  await view.user.click(screen.getByRole('combobox', { name: 'Kierunek i\u00a0nabór, wiersz 3' }));
  await view.user.click(await screen.findByRole('option', { name: /Mediacje \(77\), nabór: marzec 2024/u }));
  await waitFor(() => expect(sentRows[1]?.enrolment).toBe(12));
  await view.user.click(await screen.findByRole('button', { name: 'Wybierz wszystkim najnowszy zapis' }));
  await waitFor(() => expect(sentRows.map(({ enrolment }) => enrolment)).toEqual([11, 12]));
  await view.user.click(await screen.findByRole('button', { name: 'Zapisz numery (2)' }));
  expect(await screen.findByText('Zapisane numery słuchaczy: 2')).toBeInstanceOf(HTMLElement);
});

test('a row may be left out', async () => {
  const view = open();
  await choose(view, csv);
  await view.user.click(screen.getByRole('button', { name: 'Dalej' }));
  await view.user.click(await screen.findByRole('button', { name: 'Pomiń wiersz 3' }));
  await view.user.click(await screen.findByRole('button', { name: 'Zapisz numery (1)' }));
  expect(await screen.findByText('Zapisane numery słuchaczy: 1')).toBeInstanceOf(HTMLElement);
  expect(sentRows).toEqual([row('a@x.pl', '1', 2)]);
});
