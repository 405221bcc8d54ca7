import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { conversationRow, messageField as field, unique } from '../../../fixtures/chat.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('pictures of a student show themselves to the secretariat and open one beside the other; a slash puts a saved reply in, and a message is changed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 5, baseURL ?? '');
  await page.goto('/chat?user=0');
  await expect(field(page)).toBeVisible();
  const picture = await page.screenshot();
  const files = ['przelew.png', 'portal.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer: picture,
  }));
  await page.locator('input[type="file"]').setInputFiles(files);
  await page.getByRole('button', { name: 'Wyślij' }).click();
  await expect(page.getByRole('button', { name: /^Otwórz obraz portal/ }).last()).toBeVisible();
  const words = unique('Dwa zrzuty ekranu');
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
  await expect(page.getByText('wysyłanie…')).toHaveCount(0);

  const office = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await signIn(office, 1, baseURL ?? '');
  await office.goto('/chat?view=all');
  await conversationRow(office, words).getByRole('button').first().click();
  await expect(office.getByRole('log').getByText(words)).toBeVisible();
  const first = office.getByRole('button', { name: /^Otwórz obraz przelew/ }).last();
  await expect(first.locator('img')).toBeVisible();
  await expectAccessible(office);
  await first.click();
  const viewer = office.getByRole('dialog', { name: /przelew/ });
  await expect(viewer.getByRole('img', { name: /przelew/ })).toBeVisible();
  await expectAccessible(office);
  await office.keyboard.press('+');
  await office.keyboard.press('+');
  // Twice the frame, both ways: nothing of the picture is pushed out of it.
  const measureFrame = () =>
    viewer
      .getByRole('region', { name: /przelew/ })
      .evaluate((box) =>
        [box.scrollWidth / box.clientWidth, box.scrollHeight / box.clientHeight].map((times) =>
          times.toFixed(1),
        ),
      );
  await expect.poll(measureFrame).toEqual(['2.0', '2.0']);
  await office.keyboard.press('ArrowRight');
  await expect(office.getByRole('dialog', { name: /portal/ })).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(first).toBeFocused();

  await field(office).fill('/rach');
  await expect(office.getByRole('listbox', { name: 'Gotowe odpowiedzi' })).toBeVisible();
  await expectAccessible(office);
  await field(office).press('Enter');
  await expect(field(office)).not.toHaveValue('/rach');
  await expect(office.getByRole('log').getByText('/rach')).toHaveCount(0);

  // Beside the conversation stands whom it is with; the page is as wide as a desk.
  await office.setViewportSize({ width: 1440, height: 900 });
  const beside = office.getByRole('complementary', { name: 'O tej osobie' });
  await expect(beside.getByRole('heading', { name: 'Kierunki' })).toBeVisible();
  await expectAccessible(office);

  await page
    .getByRole('button', { name: /^Więcej: wiadomość z/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Popraw wiadomość' }).click();
  const form = page.getByRole('dialog', { name: 'Popraw wiadomość' });
  const other = unique('Trzy zrzuty ekranu');
  await form.getByRole('textbox').fill(other);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(office.getByRole('log').getByText(other)).toBeVisible();
  await office.getByRole('button', { name: 'edytowana' }).last().click();
  await expect(office.getByRole('dialog', { name: 'edytowana' }).getByText(words)).toBeVisible();
  await expectAccessible(office);
});
