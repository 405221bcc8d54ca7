import { firstDay, lastDay, monthOf } from '@indeks/contract/common/months.rules';
import { reportRoutes } from '@indeks/contract/month/report-review/report-review.routes';
import { workTimeRoutes } from '@indeks/contract/month/work-times/work-times.routes';
import type { Page } from '@playwright/test';
import { accountOf, listedName, signIn } from '../../fixtures/accounts.ts';
import { expectFocusKept, pressEnterAt, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

// Without a mouse: nothing here is clicked or filled in from outside.

const bar = (page: Page) => page.getByRole('region', { name: /^Raport za/ });
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());

test('a lecturer signs in, adds hours, sends the month and withdraws it', async ({ page }) => {
  const { email, password } = accountOf(5);
  await page.goto('/');
  await tabTo(page, page.getByLabel('Adres e-mail'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Hasło', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await pressEnterAt(page, page.getByRole('link', { name: 'Dodaj czas pracy' }));
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await tabTo(page, dialog.getByRole('switch', { name: 'Praca on-line' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Liczba godzin'));
  await page.keyboard.type('1,5');
  // What was typed is not given up by Escape alone.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Porzucić zmiany?' });
  await expect(question.getByRole('button', { name: 'Wróć do edycji' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Liczba godzin')).toBeFocused();
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'Poprawnie dodałeś nowy czas pracy' });
  await expect(done).toContainText('on-line · 1,5 godz.');
  await pressEnterAt(page, done.getByRole('button', { name: 'Wróć do listy' }));
  await expect(done).toBeHidden();
  await expectFocusKept(page);

  const send = bar(page).getByRole('button', { name: 'Wyślij do akceptacji' });
  await pressEnterAt(page, send);
  const sending = page.getByRole('dialog', { name: 'Wysłanie raportu' });
  await expect(sending.getByLabel('nie zmieniły się')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sending).toBeHidden();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sending.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(sending.getByLabel('nie zmieniły się')).toBeChecked();
  await pressEnterAt(page, sending.getByRole('button', { name: 'Wyślij raport' }));
  await expect(bar(page).getByText('Czeka na akceptację')).toBeVisible();
  await expectFocusKept(page);

  await pressEnterAt(page, bar(page).getByRole('button', { name: 'Wycofaj' }));
  const withdrawal = page.getByRole('dialog').filter({ hasText: 'Wycofaj' });
  await pressEnterAt(page, withdrawal.getByRole('button', { name: 'Wycofaj' }));
  await expect(bar(page).getByText('Niewysłany')).toBeVisible();
  await expectFocusKept(page);
});

test('the secretariat finds a report, accepts it and takes the acceptance back', async ({
  page,
  browser,
  baseURL,
}) => {
  const lecturer = await sendHours(await (await browser.newContext()).newPage(), baseURL ?? '');
  await signIn(page, 1, baseURL ?? '');
  await page.goto(`/reports?month=${monthOf(today())}`);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(lecturer.name);
  const row = page.getByRole('row', { name: listedName(lecturer) });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await pressEnterAt(page, row.getByRole('link', { name: /^Do zaakceptowania.*Czas pracy/ }));

  await expect(page.getByRole('heading', { name: lecturer.name, level: 1 })).toBeVisible();
  // Else the next report would open by itself, before this one is taken back.
  const goesOn = page.getByRole('switch', { name: 'Po decyzji otwieraj następny raport' });
  await tabTo(page, goesOn);
  await page.keyboard.press('Space');
  await expect(goesOn).not.toBeChecked();
  const reject = bar(page).getByRole('button', { name: 'Odrzuć' });
  await pressEnterAt(page, reject);
  await expect(page.getByLabel('Powód odrzucenia')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reject).toBeFocused();
  await pressEnterAt(page, bar(page).getByRole('button', { name: 'Zaakceptuj' }));
  await expect(bar(page).getByText('Zaakceptowana')).toBeVisible();
  await expectFocusKept(page);

  await pressEnterAt(page, bar(page).getByRole('button', { name: 'Cofnij akceptację' }));
  const takingBack = page.getByRole('dialog', { name: 'Cofnięcie akceptacji' });
  await expect(takingBack.getByLabel('Powód cofnięcia')).toBeFocused();
  await page.keyboard.type('Pomyłka.');
  await pressEnterAt(page, takingBack.getByRole('button', { name: 'Cofnij akceptację' }));
  await expect(bar(page).getByText('Odrzucona')).toBeVisible();
  await expectFocusKept(page);
});

/** Hours of today of a lecturer whose month no other test sends. */
async function sendHours(page: Page, baseUrl: string) {
  const lecturer = await signIn(page, 8, baseUrl);
  const date = today();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${baseUrl}${path}`, { data, headers: { origin: baseUrl } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await post(workTimeRoutes.create.path, { date, city: 'on-line', hours: 1, comment: 'klawiatura' });
  const month = monthOf(date);
  const period = { date_from: firstDay(month), date_to: lastDay(month) };
  await post(reportRoutes.submit.path, { ...period, type: 'czas' });
  return lecturer;
}
