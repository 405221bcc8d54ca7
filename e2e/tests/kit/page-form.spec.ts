import { expectAccessible } from '../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../fixtures/accounts.ts';
import { actAfterSessionEnded } from '../../fixtures/ended-session.ts';
import { logIn } from '../../fixtures/new-lecturer.ts';
import { expect, test } from '../../fixtures/test.ts';

// A form that stands on a page, walked on the secretariat's own telephone number; nothing is saved.

test('@phone a changed page form asks before it is left, and survives an ended session', async ({
  page,
  isMobile,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  await page.goto('/admin-settings');
  const telephone = page.getByLabel('Telefon');
  await telephone.fill('601602603');
  const question = page.getByRole('dialog', { name: 'Porzucić zmiany?' });
  const leave = [
    () => page.getByRole('tab', { name: 'Zmień zdjęcie' }).click(),
    ...(isMobile ? [] : [() => page.getByRole('link', { name: 'Placówki' }).click()]),
  ];
  for (const goAway of leave) {
    await goAway();
    await expect(question.getByRole('button', { name: 'Wróć do edycji' })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Wróć do edycji' }).click();
    await expect(question).toBeHidden();
    await expect(telephone).toHaveValue('601602603');
  }

  await actAfterSessionEnded(page, async () => {
    await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(page.getByRole('alert')).toContainText('Twoja sesja wygasła');
    await page.getByRole('button', { name: 'Zaloguj się ponownie' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Panel logowania' })).toBeVisible();
  // What was typed lies in this tab, also over a reload.
  const { email, password } = accountOf(1);
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/admin-settings/);
  await expect(telephone).toHaveValue('601602603');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Zmień zdjęcie' }).click();
  await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
  await expect(page).toHaveURL(/tab=/);
  await page.getByRole('tab', { name: 'Dane ogólne' }).click();
  await expect(telephone).not.toHaveValue('601602603');
});
