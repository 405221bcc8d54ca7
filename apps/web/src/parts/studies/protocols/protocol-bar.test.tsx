import type { ProtocolGroup } from '@indeks/contract/studies/protocols/protocols.schemas';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { ProtocolBar } from './protocol-bar.tsx';

let server: Loopback;
let state: ProtocolGroup;
beforeEach(async () => {
  state = {
    types: [
      { type: 1, last: { id: 7, number: '147/2025' }, blocked: 'window' },
      { type: 2, last: null, blocked: null },
    ],
  };
  server = await loopback(({ url }) => {
    if (url.endsWith('/pdf'))
      return { body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } };
    return { body: state };
  });
});
afterEach(() => server.close());

const group = { date: '2024-10-01', cid: 3, sid: 5, half: 1 as const };
const button = () => screen.getByRole('button', { name: 'Generuj protokół' });
const choose = async (session: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Rodzaj protokołu' }));
  await user.click(await screen.findByRole('option', { name: session }));
  return user;
};

test('without a group nothing can be made, and the tooltip says what to choose and when', async () => {
  renderSignedIn(0, <ProtocolBar group={undefined} choose="Wybierz semestr." students={undefined} />);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await userEvent.setup().hover(button());
  const tooltip = await screen.findByText(/^Wybierz semestr\./u);
  expect(tooltip.textContent).toContain('sesja pierwsza 26.02–12.03 i\u00a028.06–11.07');
  expect(tooltip.textContent).toContain('sesja poprawkowa 12.03–04.04 i\u00a011.07–11.08');
  expect(server.received).toEqual([]);
});

test('outside the window the button is blocked; the last protocol can be downloaded', async () => {
  renderSignedIn(0, <ProtocolBar group={group} choose="" students={2} />);
  const user = await choose('sesja pierwsza');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Ostatni, sesja pierwsza: 147/2025' }));
  await waitFor(() => expect(server.received.at(-1)?.url).toBe('/api/protocols/7/pdf'));
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the button leads to the protocol of the chosen session, and numbers nothing', async () => {
  renderSignedIn(0, <ProtocolBar group={group} choose="" students={2} />);
  await choose('sesja poprawkowa');
  const link = await screen.findByRole('link', { name: 'Generuj protokół' });
  expect(link.getAttribute('href')).toBe('/evaluations/close?date=2024-10-01&cid=3&sid=5&half=1&type=2');
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a group without students has no protocol', async () => {
  renderSignedIn(1, <ProtocolBar group={group} choose="" students={0} />);
  await choose('sesja poprawkowa');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});
