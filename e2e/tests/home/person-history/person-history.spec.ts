import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { enrolTwice } from '../../../fixtures/new-student.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('@phone the secretariat reads who changed what of a person, by kind', async ({ page, baseURL }) => {
  const { email } = await enrolTwice(page, baseURL ?? '');
  const found = await page.request.get(`${baseURL}${studentRoutes.find.path}?search=${email}`);
  const { items } = (await found.json()) as { items: { id: number }[] }; // the contract's answer
  await page.goto(`/students/${items[0]?.id}?tab=historia`);
  const kinds = page.getByRole('group', { name: 'Rodzaj zmian' });
  await expect(kinds.getByRole('button', { name: 'Wszystko 3' })).toHaveAttribute('aria-pressed', 'true');
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.filter({ hasText: 'Zapisanie na studia' }).first()).toContainText(
    /Czesne.*4\s200,00\szł/u,
  );
  await expectAccessible(page);
  await kinds.getByRole('button', { name: 'Dane 1' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Założenie konta słuchacza');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
