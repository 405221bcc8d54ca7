import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import type { LecturerReports } from '@indeks/contract/month/report-review/report-review.schemas';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { monthAgo } from '../../../fixtures/months.ts';
import { expect, test } from '../../../fixtures/test.ts';

const month = monthAgo(1);
const period = { date_from: firstDay(month), date_to: lastDay(month) };
const bar = (page: Page) => page.getByRole('region', { name: /^Raport za/ });

test('the last day: 128 lecturers, remarks, the clean ones together, the rest one after another, one taken back', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/reports');
  // On the oldest month that waits; the menu counts all of them.
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(page.getByRole('link', { name: /^Raporty\s*\d+$/ })).toBeVisible();
  await page.goto(`/reports?month=${month}`);
  // Other tests may have deleted some of the 128 people of the demo data.
  expect((await listed(page, baseURL ?? '', 'false')).total).toBeGreaterThan(120);

  await page.getByRole('button', { name: /^Zaakceptuj wszystkie bez uwag \(\d+\)$/ }).click();
  const question = page.getByRole('dialog', { name: /^Czy na pewno chcesz zaakceptować/ });
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await question.getByRole('button', { name: /^Zaakceptuj \d+/ }).dblclick();
  await expect(page.getByText(/^Zaakceptowano: \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Zaakceptuj wszystkie/ })).toHaveCount(0);

  await page.getByRole('switch', { name: 'Tylko czekające na decyzję' }).check();
  const waiting = page.getByRole('table').getByRole('row').filter({ hasText: 'Do zaakceptowania' });
  await expect(waiting.first()).toBeVisible();
  // Every report that still waits shows a reason.
  const reasons = page.getByRole('button', { name: /, \d+\s(uwaga|uwagi|uwag): / });
  await expect(waiting.filter({ hasNot: reasons })).toHaveCount(0);
  const concerns = reasons.first();
  await concerns.click();
  await expect(page.getByRole('dialog', { name: 'Do sprawdzenia przed akceptacją' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(concerns).toBeFocused();

  // The remarks stand at the entries; one is rejected, one accepted and taken back, the next ones follow.
  await page
    .getByRole('link', { name: /^Do zaakceptowania/ })
    .first()
    .click();
  await expect(page.getByText('Do sprawdzenia przed akceptacją')).toBeVisible();
  // Else the next report would open by itself, before this one is looked at again.
  await page.getByRole('switch', { name: 'Po decyzji otwieraj następny raport' }).uncheck();
  await expect(page.getByRole('table').getByText('Do sprawdzenia').first()).toBeVisible();
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Odrzuć' }).click();
  await page.getByLabel('Powód odrzucenia').fill('Proszę sprawdzić.');
  await page.getByRole('button', { name: 'Odrzuć raport' }).click();
  await expect(page.getByText(/^Odrzucono raport: .+, .+/)).toBeVisible();
  await goOn(page);
  await bar(page).getByRole('button', { name: 'Zaakceptuj' }).click();
  await page.locator('[aria-live]').getByRole('button', { name: 'Cofnij akceptację' }).click();
  const takingBack = page.getByRole('dialog', { name: 'Cofnięcie akceptacji' });
  await takingBack.getByLabel('Powód cofnięcia').fill('Pomyłka.');
  await expectAccessible(page);
  await takingBack.getByRole('button', { name: 'Cofnij akceptację' }).click();
  await expect(bar(page).getByText('Odrzucona')).toBeVisible();
  await goOn(page);
  await acceptAllButThis(page, baseURL ?? '');
  await bar(page).getByRole('button', { name: 'Zaakceptuj' }).click();
  await expect(bar(page).getByText('Zaakceptowana')).toBeVisible();

  await page.getByRole('link', { name: 'Wróć do listy raportów' }).click();
  await expect(page.getByRole('switch', { name: 'Tylko czekające na decyzję' })).toBeChecked();
  await expect(page.getByText(/rozpatrzone/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Do zaakceptowania/ })).toHaveCount(0);
});

async function goOn(page: Page) {
  const before = page.url();
  await bar(page)
    .getByRole('link', { name: /^Następny czekający/ })
    .click();
  await expect(page).not.toHaveURL(before);
  await expect(bar(page).getByRole('button', { name: 'Zaakceptuj' })).toBeVisible();
}

async function listed(page: Page, baseUrl: string, waiting: 'true' | 'false') {
  const query = new URLSearchParams({
    from: period.date_from,
    to: period.date_to,
    waiting,
    page: '1',
    itemsPerPage: '100',
  });
  const answer = await page.request.get(`${baseUrl}${reportRoutes.listAll.path}?${query.toString()}`);
  return (await answer.json()) as { total: number; items: LecturerReports[] };
}

/** Deciding the others on the screen would repeat the same test: they are accepted by calls. */
async function acceptAllButThis(page: Page, baseUrl: string) {
  const here = new URL(page.url());
  const kinds = [
    ['czas', 'report_time', 'czas-pracy'],
    ['przejazd', 'report_trip', 'przejazdy'],
    ['zjazd', 'report_meeting', 'kalendarz'],
  ] as const;
  for (const row of (await listed(page, baseUrl, 'true')).items)
    for (const [type, report, tab] of kinds) {
      const isHere = here.pathname === `/users/${row.uid}` && here.searchParams.get('tab') === tab;
      if (row[report]?.status !== 1 || isHere) continue;
      const data = { ...period, type, status: 2, version: row[report].version };
      const path = reportRoutes.decide.path.replace(':id', String(row.uid));
      await page.request.post(`${baseUrl}${path}`, { data, headers: { origin: baseUrl } });
    }
}
