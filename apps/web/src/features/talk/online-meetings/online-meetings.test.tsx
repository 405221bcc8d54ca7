import { screen, waitFor, within } from '@testing-library/react';
import type { Collisions } from '@indeks/contract/talk/online-meetings/collisions.schemas';
import type { OnlineMeeting } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { OnlineMeetingsPage } from './online-meetings-page.tsx';
import { remarkTexts } from './remarks.texts.ts';
import { duplicateRow, numberTopic, repeatOn, rowAfter, weekendDays, weeklyDays } from './series-rows.ts';

let server: Loopback;
let items: OnlineMeeting[];
let onWrite: (request: Received) => Reply;
let collisions: Collisions[];
const weekends = [
  { start: '2025-11-21', end: '2025-11-23', places: ['Łódź'] },
  { start: '2025-12-06', end: '2025-12-06', places: ['Łódź'] },
];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-16T13:27:00Z') });
  [collisions, onWrite] = [[], () => ({ body: meeting({}) })];
  server = await loopback((request) => {
    const { method, url } = request;
    if (url === '/meetingapi/collisions') return { body: { items: collisions } };
    if (url.startsWith('/meetingapi/weekends')) return { body: { items: weekends } };
    if (method !== 'GET') return onWrite(request);
    if (url.startsWith('/meetingapi/meetings/course'))
      return { body: { items, total: items.length, capped: false } };
    if (url.startsWith('/meetingapi/participants')) return { body: { items: students } };
    if (url.startsWith('/meetingapi/hosts')) return { body: { items: [host], left: 100 } };
    if (url.endsWith('/attendance')) return { body: attendance };
    if (url.startsWith('/meetingapi/meetings/')) return { body: { ...meeting({}), users: [11] } };
    return { body: { items: [{ id: 5, name: 'Kadry i płace', active: 1 }], total: 1, capped: false } };
  });
});
afterEach(() => server.close());

const students = [
  { uid: 11, username: 'Ćwik Ola', date: '2025-10-01', cid: 5 },
  { uid: 12, username: 'Żak Jan', date: '2025-10-01', cid: 5 },
];
const host = { id: 3, name: 'dr Łukasz Źrebiec', left: 82 };
const attendance = {
  told_at: '2025-11-15T12:00:00Z',
  topic: 'Prawo pracy',
  strangers: 1,
  items: [{ uid: 11, username: 'Ćwik Ola', minutes: 50, joined_at: null, left_at: null }],
};
const no = {
  edit: false,
  delete: false,
  retry: false,
  hide: false,
  join: false,
  start: false,
  attendance: false,
};
const meeting = (changes: Partial<OnlineMeeting>): OnlineMeeting => ({
  id: 7,
  topic: 'Prawo pracy',
  date: '2025-11-17',
  time: '17:30',
  duration: 90,
  starts_at: '2025-11-17T16:30:00.000Z',
  ends_at: '2025-11-17T18:00:00.000Z',
  opens_at: '2025-11-17T16:15:00.000Z',
  cid: 5,
  courseName: 'Kadry i płace',
  sid: null,
  semester: '2025-10-01',
  uid: 3,
  username: 'dr Łukasz Źrebiec',
  email: null,
  participants: 2,
  told: 3,
  hidden: false,
  waiting_room: true,
  host_video: false,
  participant_video: false,
  state: 'created',
  problem: null,
  meetingId: 81,
  settings: JSON.stringify({
    id: 81,
    start_time: '',
    join_url: 'https://indeks.example/online-meetings?meeting=7',
  }),
  start_url: '',
  attended: null,
  version: 1,
  can: no,
  ...changes,
});
const managed = { ...no, edit: true, delete: true, start: true };
const show = (role: 1 | 3 | 7 = 7) => renderSignedIn(role, <OnlineMeetingsPage />);
const sent = () =>
  server.received.filter(({ method, url }) => method !== 'GET' && url !== '/meetingapi/collisions');
const readBody = (request: Received | undefined): unknown => JSON.parse(request?.body.toString() ?? 'null');
const openMenu = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Działania: Prawo pracy' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('the running meeting stands on top, the others by day', async () => {
  items = [
    meeting({
      id: 1,
      topic: 'Ćwiczenia',
      date: '2025-11-16',
      starts_at: '2025-11-16T13:15:00.000Z',
      ends_at: '2025-11-16T14:45:00.000Z',
    }),
    meeting({
      id: 2,
      date: '2025-11-16',
      starts_at: '2025-11-16T15:00:00.000Z',
      ends_at: '2025-11-16T16:30:00.000Z',
    }),
    meeting({ id: 3 }),
    meeting({ id: 4, date: '2025-11-22' }),
  ];
  show(3);
  const running = await screen.findByRole('region', { name: 'Ćwiczenia' });
  expect(running.textContent).toContain('Trwa od 12 minut'.replace('12 ', '12\u00a0'));
  const days = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(days).toEqual([
    'Ćwiczenia',
    'Dzisiaj niedziela, 16 listopada',
    'Jutro poniedziałek, 17 listopada',
    'Sobota 22 listopada',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Nadchodzące spotkania' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Utwórz spotkanie' })).toBeNull();
});

test('a meeting that is not there yet says why, and is tried again', async () => {
  items = [
    meeting({
      state: 'failed',
      problem: 'host-unknown',
      meetingId: null,
      can: { ...managed, start: false, retry: true },
    }),
  ];
  const { user } = show();
  expect(await screen.findByText('błąd')).toBeTruthy();
  expect(screen.getByText(/Prowadzący nie ma konta/)).toBeTruthy();
  await openMenu(user, 'Ponów');
  await waitFor(() => expect(sent().map(({ url }) => url)).toEqual(['/meetingapi/meetings/7/retry']));
});

test('joining opens the personal link in a new tab', async () => {
  items = [meeting({ opens_at: '2025-11-16T13:26:00.000Z', can: { ...no, join: true } })];
  onWrite = () => ({ body: { url: 'https://zoom.example/w/81?tk=x' } });
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('open', () => ({ location: { replace }, close: vi.fn<() => void>() }));
  const { user } = show(3);
  await user.click(await screen.findByRole('button', { name: 'Dołącz: Prawo pracy' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://zoom.example/w/81?tk=x'));
  expect(sent()[0]?.url).toBe('/meetingapi/meetings/7/join');
});

test('before it opens there is no button: on its day the time is said, earlier nothing', async () => {
  const can = { ...no, join: true };
  items = [
    meeting({ id: 1, date: '2025-11-16', opens_at: '2025-11-16T13:45:00.000Z', can }),
    meeting({ id: 2, topic: 'Jutro', can }),
  ];
  show(3);
  expect(await screen.findByText('Dołącz od 14:45')).toBeTruthy();
  expect(screen.queryAllByText(/^Dołącz/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Dołącz/ })).toBeNull();
});

test('the meeting that a mail leads to stands above the list, wherever it is, and what was told of it is read', async () => {
  items = [meeting({ id: 9, topic: 'Z maila' })];
  renderSignedIn(3, <OnlineMeetingsPage />, { address: '/online-meetings?meeting=9' });
  expect(await screen.findByRole('heading', { name: 'Wybrane spotkanie' })).toBeTruthy();
  await waitFor(() => expect(server.received.some(({ url }) => url.includes('id=9'))).toBe(true));
  const written = () => server.received.filter(({ method }) => method !== 'GET');
  await waitFor(() =>
    expect(written().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT /meetingapi/meetings/9/seen',
    ]),
  );
});

test('what was changed is said to be changed at Zoom, not to be made', async () => {
  items = [meeting({ can: managed })];
  const { user } = show();
  await openMenu(user, 'Edytuj');
  const form = within(await screen.findByRole('dialog', { name: 'Edytuj spotkanie' }));
  await user.type(form.getByRole('textbox', { name: /^Temat/ }), ' 2');
  await user.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
  const saved = await screen.findByRole('dialog', { name: 'Zmiany zapisane' });
  expect(saved.textContent).toMatch(/Zmieniamy je w\sZoomie/u);
  expect(saved.textContent).not.toContain('Tworzymy');
});

describe('the form', () => {
  const open = async () => {
    items = [];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Utwórz spotkanie' }));
    return { user, form: within(await screen.findByRole('dialog', { name: 'Utwórz spotkanie' })) };
  };
  const submit = (form: ReturnType<typeof within>) => form.getByRole('button', { name: 'Utwórz spotkanie' });

  test('asks for what is missing, in the specification’s words', async () => {
    const { user, form } = await open();
    await user.click(submit(form));
    for (const message of [
      'Podanie tematu spotkania jest wymagane',
      'Podanie godziny jest wymagane',
      'Podanie kierunku jest wymagane',
      'Wybranie przynajmniej jednego studenta jest wymagane',
    ])
      expect(await form.findByText(message)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('ticks everybody of the course, takes somebody out, and sends it', async () => {
    const { user, form } = await open();
    await user.type(form.getByRole('textbox', { name: /^Temat/ }), 'Wykład 1');
    await user.type(form.getByLabelText('Godzina: godzina'), '0915');
    await user.click(form.getByRole('combobox', { name: /^Kierunek/ }));
    await user.click(await screen.findByRole('option', { name: 'Kadry i płace' }));
    const jan = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Żak Jan' });
    await waitFor(() => expect(jan.checked).toBe(true));
    await user.click(jan);
    await user.click(submit(form));
    expect(await screen.findByRole('dialog', { name: 'Spotkanie zaplanowane' })).toBeTruthy();
    expect(readBody(sent()[0])).toMatchObject({
      topic: 'Wykład 1',
      date: '2025-11-16',
      time: '09:15',
      duration: 60,
      uid: null,
      cid: 5,
      semester: '2025-10-01',
      users: [11],
      waiting_room: true,
      host_video: false,
    });
  });

  test('an account that is not linked is told in the dialog "Błąd", and the form stays', async () => {
    const message = 'Wygląda na to, że konto Zoom nie jest poprawnie powiązane z kontem użytkownika.';
    onWrite = () => ({ status: 422, body: { code: 'online-meetings/not-linked', message } });
    items = [meeting({ can: managed })];
    const { user } = show();
    await openMenu(user, 'Edytuj');
    const form = within(await screen.findByRole('dialog', { name: 'Edytuj spotkanie' }));
    await user.type(form.getByRole('textbox', { name: /^Temat/ }), '!');
    await user.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
    const error = await screen.findByRole('dialog', { name: 'Błąd' });
    expect(error.textContent).toContain(message);
    await user.click(within(error).getByText('Zamknij'));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Temat/ }).value).toBe('Prawo pracy!');
    expect(readBody(sent()[0])).toMatchObject({ users: [11], version: 1, topic: 'Prawo pracy!' });
  });
});

test('deleting asks first, and names both numbers', async () => {
  items = [meeting({ can: managed })];
  onWrite = () => ({ body: { ok: true } });
  const { user } = show();
  await openMenu(user, 'Usuń');
  expect(await screen.findByText('Czy na pewno chcesz usunąć to spotkanie?')).toBeTruthy();
  expect(screen.getByText(/zawiadomimy 3.osoby: uczestników i.prowadzącego/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń spotkanie' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(readBody(sent()[0])).toEqual([{ id: 7, meetingId: 81 }]);
});

test('what was held is counted in the genitive, hidden and shown again', async () => {
  items = [meeting({ can: { ...no, hide: true }, attended: 1 })];
  onWrite = () => ({ body: meeting({}) });
  const { user } = show();
  expect(await screen.findByText(/^1 z\s2\sosób$/u)).toBeTruthy();
  await openMenu(user, 'Ukryj na liście');
  await waitFor(() => expect(readBody(sent()[0])).toEqual({ hidden: true }));
  items = [meeting({ can: { ...no, hide: true }, hidden: true })];
  await user.click(screen.getByRole('button', { name: 'Ukryte' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ukryte spotkania' })).toBeTruthy();
  expect(server.received.some(({ url }) => url.includes('when=hidden'))).toBe(true);
  await openMenu(user, 'Przywróć na listę');
  await waitFor(() => expect(readBody(sent()[1])).toEqual({ hidden: false }));
});

test('who took part stands in minutes', async () => {
  items = [meeting({ can: { ...no, attendance: true }, attended: 1 })];
  const { user } = show();
  await openMenu(user, 'Obecność');
  const dialog = await screen.findByRole('dialog', { name: 'Obecność: Prawo pracy' });
  expect((await within(dialog).findByRole('row', { name: 'Ćwik Ola 50' })).textContent).toBe('Ćwik Ola50');
  expect(dialog.textContent).toContain('spoza listy uczestników');
});

describe('the creator', () => {
  test.each([
    [undefined, 90, { date: '2025-11-28', time: '09:15' }],
    [{ date: '2025-11-28', time: '09:15' }, 90, { date: '2025-11-28', time: '11:00' }],
    [{ date: '2025-11-28', time: '11:00' }, 45, { date: '2025-11-28', time: '12:00' }],
    [{ date: '2025-11-30', time: '22:30' }, 120, { date: '2025-12-01', time: '09:15' }],
    [{ date: '2025-11-28', time: '' }, 90, { date: '2025-11-28', time: '09:15' }],
  ])('after %o of %d minutes comes %o', (row, duration, next) => {
    expect(rowAfter(row, duration, '2025-11-28')).toEqual({ topic: '', ...next });
  });

  test.each([
    ['Wykład 1', 'Wykład 2'],
    ['Prawo pracy', 'Prawo pracy 2'],
    ['Moduł 9', 'Moduł 10'],
    ['2026', '2026 2'],
    ['  ', ''],
  ])('the topic after %o is %o', (topic, next) => expect(numberTopic(topic)).toBe(next));

  test('a row is copied and repeated by weeks and by weekends, numbered on', () => {
    const row = { topic: 'Wykład 3', date: '2025-11-22', time: '09:15' };
    expect(duplicateRow(row, 90)).toEqual({ topic: 'Wykład 4', date: '2025-11-22', time: '11:00' });
    expect(weeklyDays(row.date, 2, 2)).toEqual(['2025-12-06', '2025-12-20']);
    // The same day of the week, else Saturday, else the first day; not the weekend of the row itself.
    expect(weekendDays('2025-11-16', weekends)).toEqual(['2025-11-23', '2025-12-06']);
    expect(weekendDays('2025-11-22', weekends)).toEqual(['2025-12-06']);
    expect(repeatOn(row, ['2025-11-29', '2025-12-06'])).toEqual([
      { topic: 'Wykład 4', date: '2025-11-29', time: '09:15' },
      { topic: 'Wykład 5', date: '2025-12-06', time: '09:15' },
    ]);
  });

  test.each([
    [1, /^Tego dnia jest zjazd słuchaczy z.listy: Radom 1 \(1.osoba\)\.$/],
    [6, /Radom 5 \(5.osób\) i.1.inna miejscowość\.$/],
    [8, /Radom 5 \(5.osób\) i.3.inne miejscowości\.$/],
  ])('of weekends in %i places five are named, and the others counted', (count, words) => {
    const places = Array.from({ length: count }, (_, at) => ({ place: `Radom ${at + 1}`, people: at + 1 }));
    expect(remarkTexts.weekends(places)).toMatch(words);
  });

  test('says per row what stands in the way, and saves all the same', async () => {
    items = [];
    collisions = [
      {
        host: [{ topic: 'Inny wykład', starts_at: '2025-11-16T08:00:00Z', ends_at: '2025-11-16T09:30:00Z' }],
        students: [
          {
            topic: 'Ćwiczenia',
            starts_at: '2025-11-16T08:15:00Z',
            ends_at: '2025-11-16T09:00:00Z',
            people: 2,
          },
        ],
        weekends: [{ place: 'Łódź', people: 1, host: false }],
        rows: [],
      },
    ];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Kreator spotkań' }));
    const form = within(await screen.findByRole('dialog', { name: 'Kreator spotkań' }));
    for (const [field, option] of [
      [/^Prowadzący/, host.name],
      [/^Kierunek/, 'Kadry i płace'],
    ] as const) {
      await user.click(form.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.type(form.getByRole('textbox', { name: /^Temat/ }), 'Wykład');
    const row = within(form.getByRole('group', { name: 'Spotkanie 1' }));
    expect(await row.findByText(/Prowadzący ma wtedy spotkanie „Inny wykład” \(9:00–10:30\)/)).toBeTruthy();
    expect(row.getByText(/^2.osoby mają w.tym czasie spotkanie „Ćwiczenia”/)).toBeTruthy();
    expect(row.getByText(/jest zjazd słuchaczy z.listy: Łódź \(1.osoba\)/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Co tydzień' }));
    expect(form.getAllByRole('group', { name: /^Spotkanie \d$/ })).toHaveLength(5);
    onWrite = () => ({ body: { items: Array.from({ length: 5 }, () => meeting({})) } });
    await user.click(form.getByRole('button', { name: /^Utwórz 5/ }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(readBody(sent()[0])).toMatchObject({
      meetings: [
        { topic: 'Wykład', date: '2025-11-16' },
        { topic: 'Wykład 2', date: '2025-11-23' },
        { topic: 'Wykład 3', date: '2025-11-30' },
        { topic: 'Wykład 4', date: '2025-12-07' },
        { topic: 'Wykład 5', date: '2025-12-14' },
      ],
    });
  });

  test('needs a host, and each next row follows the one before it', async () => {
    items = [];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Kreator spotkań' }));
    const form = within(await screen.findByRole('dialog', { name: 'Kreator spotkań' }));
    await user.click(form.getByRole('button', { name: /Dodaj spotkanie o.11:00/ }));
    expect(form.getByRole('button', { name: /Dodaj spotkanie o.12:45/ })).toBeTruthy();
    await user.click(form.getByRole('button', { name: /^Utwórz 2.spotkania$/ }));
    expect(await form.findByText('Podanie prowadzącego jest konieczne')).toBeTruthy();
    expect(form.getAllByText('Podanie tematu spotkania jest wymagane')).toHaveLength(2);
  });
});
