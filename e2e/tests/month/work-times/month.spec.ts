import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Counts how often a finger touches the screen; a field that is filled in was touched once. */
function finger() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
    taps: () => taps,
  };
}

const bar = (page: Page) => page.getByRole('region', { name: /^Raport za/ });

test('@phone-only a month goes from six hours to the accepted register', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const lecturer = accountOf(0);
  const { tap, type, taps } = finger();

  await page.goto('/');
  const startedAt = Date.now();
  await type(page.getByLabel('Adres e-mail'), lecturer.email);
  await type(page.getByLabel('Hasło', { exact: true }), lecturer.password);
  await tap(page.getByRole('button', { name: 'Zaloguj się' }));
  await tap(page.getByRole('link', { name: 'Dodaj czas pracy' }));
  const dialog = page.getByRole('dialog', { name: 'Nowy czas pracy' });
  await type(dialog.getByRole('combobox', { name: 'Miejscowość' }), 'Łódź');
  await type(dialog.getByLabel('Liczba godzin'), '6');
  await tap(dialog.getByRole('button', { name: 'Dodaj czas pracy' }));
  await expect(page.getByRole('dialog', { name: 'Poprawnie dodałeś nowy czas pracy' })).toContainText(
    'Łódź · 6 godz.',
  );
  await tap(page.getByRole('button', { name: 'Wróć do listy' }));
  const entered = { taps: taps(), ms: Date.now() - startedAt };
  await tap(bar(page).getByRole('button', { name: 'Wyślij do akceptacji' }));
  const question = page.getByRole('dialog', { name: 'Wysłanie raportu' });
  await tap(question.getByLabel('nie zmieniły się'));
  await tap(question.getByRole('button', { name: 'Wyślij raport' }));
  await expect(bar(page).getByText('Czeka na akceptację')).toBeVisible();
  process.stdout.write(
    `six hours from login: ${entered.taps} taps, ${entered.ms} ms; month sent: ${taps()} taps, ${Date.now() - startedAt} ms\n`,
  );
  expect(entered.ms).toBeLessThan(30_000);
  await expect(page.getByText('Edycja zablokowana')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dodaj', exact: true })).toBeHidden();
  await expectAccessible(page);

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await office.newPage();
  await signIn(admin, 1, baseURL ?? '');
  await admin.goto(`${baseURL ?? ''}/times?user=${lecturer.id}`);
  await expect(admin.getByText(`Działasz w imieniu osoby: ${lecturer.name}`)).toBeVisible();
  await bar(admin).getByRole('button', { name: 'Odrzuć' }).click();
  const rejection = admin.getByRole('dialog', { name: 'Odrzucenie raportu' });
  await rejection.getByLabel('Powód odrzucenia').fill('W Łodzi było 6,5 godziny.');
  await expectAccessible(admin);
  await rejection.getByRole('button', { name: 'Odrzuć raport' }).click();
  await expect(bar(admin).getByText('Odrzucona')).toBeVisible();

  // The lecturer's screen follows by itself.
  await expect(page.getByText('Powód: W Łodzi było 6,5 godziny.')).toBeVisible();
  await expect(bar(page).getByText('Odrzucona')).toBeVisible();
  await page
    .getByRole('button', { name: /^Działania: .+, Łódź$/ })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Edytuj' }).tap();
  const edit = page.getByRole('dialog', { name: 'Edycja czasu pracy' });
  await edit.getByLabel('Liczba godzin').fill('6,5');
  await edit.getByRole('button', { name: 'Zapisz zmiany' }).tap();
  await expect(page.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await page.getByRole('button', { name: 'Zamknij' }).tap();
  await bar(page).getByRole('button', { name: 'Wyślij do akceptacji' }).tap();
  await question.getByLabel('nie zmieniły się').tap();
  await question.getByRole('button', { name: 'Wyślij raport' }).tap();

  await bar(admin).getByRole('button', { name: 'Zaakceptuj' }).click();
  await expect(bar(admin).getByText('Zaakceptowana')).toBeVisible();
  await expect(bar(page).getByText('Zaakceptowana')).toBeVisible();
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Generuj plik PDF' }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^rejestr-godzin-\d{4}-\d{2}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await office.close();
});
