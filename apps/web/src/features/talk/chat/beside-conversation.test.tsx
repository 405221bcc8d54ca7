import { screen, within } from '@testing-library/react';
import type { Correspondent } from '@indeks/contract/talk/chat/chat.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { BesideConversation } from './beside-conversation.tsx';
import { BesideStrip } from './beside-strip.tsx';

const course = { id: 4, name: 'Kadry i płace', album: '48210' };
const known: Correspondent = {
  email: 'a.dabrowska@poczta.example',
  telephone: '+48000376198',
  enrolments: [
    {
      id: 1,
      courses: [course],
      place: 'Warszawa',
      date: '2026-10-01',
      archived: false,
      missing: ['form'],
      balance: 64_000,
    },
    {
      id: 2,
      courses: [{ ...course, id: 5, name: 'Terapia' }],
      place: 'Lublin',
      date: '2024-10-01',
      archived: true,
      missing: [],
      balance: 0,
    },
  ],
  overdue: { amount: 64_000, day: '2026-11-10' },
  next: null,
  issues: [{ id: 7, title: 'Nie otwiera się nagranie', status: 1, at: '2026-11-13T10:00:00.000Z' }],
  messages: [{ id: 9, title: 'Przypomnienie o racie', at: '2026-11-12T10:00:00.000Z', read: true }],
  values: {
    vocative: 'Ewo',
    course: 'Kadry i płace',
    place: 'Lublin',
    due: '',
    dueDay: '',
    album: '',
  },
};

let server: Loopback;
let body: Correspondent;
beforeEach(async () => {
  body = known;
  server = await loopback(() => ({ body }));
});
afterEach(() => server.close());

const partner = { id: 15, uuid: null, name: 'Agnieszka Dąbrowska', is_admin: 3, avatar: null } as const;
const show = () => renderSignedIn(1, <BesideConversation partner={partner} />);
const part = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  return within(section ?? document.body);
};

test('each fact of the person leads to where it is kept', async () => {
  show();
  await screen.findByRole('heading', { name: 'Kierunki' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Nie otwiera się nagranie', '/issue-tracker/7']);
  expect(links).toContainEqual(['Przypomnienie o racie', '/sent-messages/9']);
  expect(part('Kierunki').getAllByRole('link')[0]?.getAttribute('href')).toBe('/students/15');
  expect(screen.getByText('Lublin · 1 paź 2024 · w archiwum · album 48210')).toBeInstanceOf(HTMLElement);
  expect(part('Rozliczenia').getByText(/−640,00/u).dataset['late']).toBe('true');
  // What is archived is not settled any more.
  expect(part('Rozliczenia').getAllByRole('link')).toHaveLength(1);
  expect(part('Rozliczenia').getByText('Po terminie od 10 listopada')).toBeInstanceOf(HTMLElement);
  const marks = part('Teczka').getAllByRole('listitem');
  expect(marks.map(({ textContent, dataset }) => [textContent, dataset['missing'] !== undefined])).toEqual([
    ['Zgoda RODO', false],
    ['brak: Formularz', true],
    ['Rachunek', false],
    ['Album', false],
  ]);
});

test('of somebody who does not study only the contact is shown', async () => {
  body = { ...known, telephone: null, enrolments: [], overdue: null, issues: [], messages: [] };
  show();
  expect(await screen.findByRole('link', { name: /poczta\.example/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

test('on a phone a strip says the balance, the course, open problems and what the folder lacks, and opens the rest', async () => {
  const paid = known.enrolments.map((one) => ({
    ...one,
    id: one.id + 10,
    archived: false,
    balance: -10_000,
  }));
  body = { ...known, enrolments: [...paid, ...known.enrolments] };
  const onAsk = vi.fn<() => void>();
  const { user } = renderSignedIn(1, <BesideStrip partner={partner} onAsk={onAsk} />);
  const strip = await screen.findByRole('button', {
    name: /^−640,00\szł Kadry i płace Otwarte zgłoszenia: 1 brak: Formularz$/u,
  });
  // The one missing part is named; of several there is the number.
  expect(within(strip).getByText('formularz')).toBeInstanceOf(HTMLElement);
  expect(within(strip).getByText(/640,00/u).dataset['late']).toBe('true');
  await user.click(strip);
  expect(onAsk).toHaveBeenCalledTimes(1);
});

test('what is not due yet is no arrears in the strip', async () => {
  body = { ...known, overdue: null };
  renderSignedIn(1, <BesideStrip partner={partner} onAsk={() => undefined} />);
  const strip = await screen.findByRole('button', { name: /^−640,00/u });
  expect(within(strip).getByText(/640,00/u).dataset['late']).toBeUndefined();
});

test('several missing parts of a folder are a number in the strip', async () => {
  const [first] = known.enrolments;
  body = { ...known, issues: [], enrolments: first ? [{ ...first, missing: ['form', 'album'] }] : [] };
  renderSignedIn(1, <BesideStrip partner={partner} onAsk={() => undefined} />);
  const strip = await screen.findByRole('button', { name: /brak: Formularz, Album$/u });
  expect(within(strip).getByText('2')).toBeInstanceOf(HTMLElement);
});

test('of somebody who studies nothing there is no strip', async () => {
  body = { ...known, enrolments: known.enrolments.filter(({ archived }) => archived) };
  renderSignedIn(1, <BesideStrip partner={partner} onAsk={() => undefined} />);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
