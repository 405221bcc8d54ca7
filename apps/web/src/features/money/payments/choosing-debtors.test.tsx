import type { SettledStudent } from '@indeks/contract/money/payments/payments.schemas';
import { daysAfter } from '@indeks/contract/common/months.rules';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { today } from '#shared/lib/today.ts';
import { settledEnrolment, settledPerson } from '#parts/studies/students/testing/settled.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SettlementsPage } from './settlements-page.tsx';

const sums = { price: 420_000, paid: 300_000, user_paid: 0, balance: 120_000 };
const debtor = (id: number, name: string, reminded: string | null): SettledStudent => ({
  ...settledPerson,
  id,
  name,
  listed_name: name,
  sums,
  dues: settledEnrolment.dues,
  enrolments: [{ ...settledEnrolment, id, sums }],
  reminded,
});
const debtors = () => [
  debtor(1, 'Anna Dobosz', null),
  debtor(2, 'Ewa Wczorajsza', daysAfter(today(), -1)),
  debtor(3, 'Jan Rzepka', daysAfter(today(), -2)),
];

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) => {
    if (url.startsWith('/api/settlements/students/totals')) return { body: { totals: null } };
    const can = { setPrice: true, anyPrice: true };
    return { body: { items: debtors(), total: 3, capped: false, can } };
  });
});
afterEach(() => server.close());

test('whoever was reminded yesterday is not chosen with all the others, but is by hand', async () => {
  const { user } = renderSignedIn(6, <SettlementsPage />);
  const [all] = await screen.findAllByRole('checkbox', { name: /wszystk/iu });
  if (!all) throw new Error('nothing chooses all');
  await user.click(all);
  expect(await screen.findByText(/^Zaznaczono 2\sosoby/u)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Ewa Wczorajsza/u })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('checkbox', { name: /Ewa Wczorajsza/u }));
  expect(await screen.findByText(/^Zaznaczono 3\sosoby/u)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Ewa Wczorajsza/u }));
  await user.click(screen.getByRole('checkbox', { name: /Jan Rzepka/u }));
  expect(await screen.findByText(/^Zaznaczono 1\sosobę/u)).toBeTruthy();
});
