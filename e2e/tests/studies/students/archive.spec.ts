import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addStudent } from '../../../fixtures/students.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone an enrolment with a payment is archived for a reason, undone, archived again and restored from the archive', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const { uid, id, name } = await addStudent(page.request, baseURL ?? '');
  const paid = await page.request.post(`${baseURL}/api/student-settlements/user/${uid}`, {
    data: { amount: 120_000, comment: 'W kasie', scid: id },
    headers: { origin: baseURL ?? '' },
  });
  expect(paid.status(), await paid.text()).toBe(200);

  const archive = async () => {
    await page.goto(`/students/${uid}`);
    await page.getByRole('button', { name: new RegExp(`^Działania: ${name}`) }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const dialog = page.getByRole('dialog', { name: 'Przenieść zapis do archiwum?' });
    await expect(dialog.getByText('1\u00a0wpłata')).toBeVisible();
    await expect(dialog.getByText(/^1\s200,00\szł$/u)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Powód' }).fill('Rezygnacja');
    await page.getByRole('option', { name: 'Rezygnacja' }).click();
    await dialog.getByRole('button', { name: 'Przenieś do archiwum' }).click();
    await expect(page.getByText('Przeniesiono zapis do archiwum')).toBeVisible();
  };
  await archive();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Przywrócono zapis')).toBeVisible();

  await archive();
  await page.getByRole('link', { name: 'Pokaż archiwum' }).click();
  await expect(page.getByRole('button', { name: /^Przywróć: Próbna/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Przywróć: Próbna/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Przywrócić zapis z\u00a0archiwum?' });
  await dialog.getByRole('combobox', { name: 'Powód' }).fill('Wznowienie studiów');
  await page.getByRole('option', { name: 'Wznowienie studiów' }).click();
  await dialog.getByRole('button', { name: 'Przywróć' }).click();
  await expect(page.getByText('Przywrócono zapis')).toBeVisible();
  await page.goto(`/students/${uid}`);
  await expect(page.getByRole('button', { name: new RegExp(`^Edytuj: ${name}`) })).toBeVisible();
});

test('@phone an address that somebody has is told, and another name asks whether it is the same person', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await signIn(page, 1, baseURL ?? '');
  const known = await addStudent(page.request, baseURL ?? '');
  await page.goto('/students');
  await page.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  const form = page.getByRole('dialog', { name: 'Dodaj słuchacza' });
  await form.getByLabel('Adres e-mail').fill(String(known.body['email']));
  await expect(form.getByText(`Ten adres ma: ${known.name} (Słuchacz)`)).toBeVisible();
  await form.getByLabel('Imię').fill('Żaneta');
  await form.getByLabel('Nazwisko').fill('Zupełnie-Inna');
  await form.getByLabel('Telefon').fill('600700899');
  for (const field of ['Semestr rozpoczęcia', 'Miejscowość', 'Kierunek']) {
    await form.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('listbox', { name: field }).getByRole('option').first().click();
  }
  await form.getByRole('combobox', { name: 'Czesne (zł)', exact: true }).fill('4800');
  const coordinator = form.getByRole('combobox', { name: 'Koordynator' });
  await coordinator.click();
  await page.getByRole('listbox', { name: 'Koordynator' }).getByRole('option').first().click();
  await form.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  const question = page.getByRole('dialog', { name: 'Czy to ta sama osoba?' });
  await expect(question.getByRole('radio')).toHaveCount(4);
  // On a phone the question covers the page, and axe measures the links of the list below it against the choices.
  if (!isMobile) await expectAccessible(page);
  await question.getByRole('button', { name: 'Zmień adres' }).click();
  await expect(form.getByText('Ten adres ma inna osoba')).toBeVisible();
  await form.getByRole('button', { name: 'Dodaj słuchacza' }).click();
  await question.getByRole('radio', { name: 'Wpisano: 600700899' }).check();
  await question.getByRole('button', { name: 'Ta sama osoba' }).click();
  const done = page.getByRole('dialog', { name: 'Dodano słuchacza' });
  await expect(done).toContainText(known.name);
  await done.getByRole('link', { name: 'Otwórz słuchacza' }).click();
  await expect(page.getByRole('heading', { name: known.name, level: 1 })).toBeVisible();
  await expect(page.getByText('600 700 899')).toBeVisible();
});
