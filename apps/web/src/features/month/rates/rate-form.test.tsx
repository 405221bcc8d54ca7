import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { RateForm } from './rate-form.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(() => ({ body: { items: [], current: null } }));
});
afterEach(() => server.close());

const sentRates = () =>
  server.received
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse(body.toString()) as { rate: number; small_rate: number | null }) // written by the form itself
    .map(({ rate, small_rate: small }) => (small === null ? rate : [rate, small]));

const setRate = async (typed: string) => {
  const { user } = renderSignedIn(1, <RateForm user={7} />);
  await user.type(screen.getByRole('textbox', { name: /^Stawka(?! do)/ }), typed);
  await user.click(screen.getByRole('button', { name: 'Zmień stawkę' }));
  return user;
};

test.each([
  ['1,15', 115],
  ['5,00', 500],
])('%s zł/km is set at once', async (typed, rate) => {
  await setRate(typed);
  await waitFor(() => expect(sentRates()).toEqual([rate]));
});

test('115 zł/km is asked about first, with what was probably meant', async () => {
  const user = await setRate('115');
  const question = await screen.findByRole('dialog', { name: /^Czy stawka to na pewno 115,00.zł\/km\?$/ });
  expect(question.textContent).toMatch(/chodziło o.1,15.zł/);
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(sentRates()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stawka(?! do)/ }).value).toBe('115');
  await user.click(screen.getByRole('button', { name: 'Zmień stawkę' }));
  await user.click(await screen.findByRole('button', { name: /^Ustaw 115,00.zł\/km$/ }));
  await waitFor(() => expect(sentRates()).toEqual([11_500]));
});

test('small engines may have a rate of their own', async () => {
  const { user } = renderSignedIn(1, <RateForm user={7} />);
  await user.type(screen.getByRole('textbox', { name: /^Stawka(?! do)/ }), '1,15');
  await user.type(screen.getByRole('textbox', { name: /^Stawka do 900/ }), '0,89');
  await user.click(screen.getByRole('button', { name: 'Zmień stawkę' }));
  await waitFor(() => expect(sentRates()).toEqual([[115, 89]]));
  expect(await screen.findByText(/^1,15.zł.km, do 900.cm³ 0,89.zł.km, od/)).toBeTruthy();
});
