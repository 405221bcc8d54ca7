import type { Browser, Page } from '@playwright/test';
import type { Role } from '@indeks/contract/access/roles';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { accountOf, signIn } from '../../../fixtures/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';
import { fillCredentials, meetingsAtZoom, orderTrouble, zoom } from '../../../fixtures/zoom.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const course = 'Terapia pedagogiczna';

/** A page of somebody else, for whom Zoom is a page of its own. */
const openAs = async (browser: Browser, role: Role, url: string, options: object = {}): Promise<Page> => {
  const context = await browser.newContext({ locale: 'pl-PL', ...options });
  await context.route('https://zoom.example/**', (route) => route.fulfill({ body: 'Zoom' }));
  const page = await context.newPage();
  await signIn(page, role, url);
  await page.goto(`${url}/online-meetings`);
  return page;
};

const tickedPeople = (page: Page) => page.getByRole('dialog').getByText(/^Wybrano [1-9]\d* z/);

const chooseCourse = async (page: Page) => {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: /^Kierunek/ }).fill(course);
  await page.getByRole('option', { name: course, exact: true }).click();
};

const chooseHost = async (page: Page) => {
  const { name } = accountOf(0);
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Prowadzący/ })
    .fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
};

const typeTime = async (page: Page, hours: string, minutes: string) => {
  await page.getByLabel('Godzina: godzina').last().fill(hours);
  await page.getByLabel('Godzina: minuty').last().fill(minutes);
};

/** A day on which nothing of the demo data stands in the way. */
const inTenDays = (): string => {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  return day.split('-').toReversed().join('.');
};

/** A meeting that begins in ten minutes is open already; day and time as they are in Warsaw. */
const inTenMinutes = (): { day: string; hours: string; minutes: string } => {
  const parts = new Intl.DateTimeFormat('pl-PL', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(Date.now() + 10 * 60_000);
  const [day = '', time = ''] = parts.split(', ');
  const [hours = '', minutes = ''] = time.split(':');
  return { day, hours, minutes };
};

const openMenu = async (page: Page, topic: string, action: string) => {
  await page.getByRole('button', { name: `Działania: ${topic}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('credentials, one meeting and a series over troubles of Zoom, joining, starting and deleting', async ({
  page,
  browser,
  baseURL,
  secondUrl,
}) => {
  const url = baseURL ?? '';
  const mark = crypto.randomUUID().slice(0, 6);
  const topic = `Konsultacje ${mark}`;
  await signIn(page, 1, url);
  await page.goto('/admin-settings?tab=zoom');
  await fillCredentials(page, { ...zoom.credentials, client_secret: 'zly' });
  await page.getByRole('button', { name: 'Sprawdź połączenie' }).click();
  await expect(page.getByText(/Zoom nie przyjął danych client_id/)).toBeVisible();
  await expectAccessible(page);

  const admin = await openAs(browser, 7, url);
  await expect(admin.getByRole('heading', { name: 'Nadchodzące spotkania' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Utwórz spotkanie' }).click();
  await admin.getByRole('textbox', { name: /^Temat/ }).fill(topic);
  await admin.getByRole('dialog').getByRole('combobox', { name: /^Data/ }).fill(inTenDays());
  await typeTime(admin, '09', '10');
  await chooseCourse(admin);
  await expect(tickedPeople(admin)).toBeVisible();
  await chooseHost(admin);
  await expectAccessible(admin);
  const create = admin.getByRole('dialog').getByRole('button', { name: 'Utwórz spotkanie' });
  await create.click();
  const error = admin.getByRole('dialog', { name: 'Błąd' });
  await expect(error).toContainText('nie jest poprawnie powiązane');
  await error.getByText('Zamknij').click();

  await fillCredentials(page, zoom.credentials);
  await page.getByRole('button', { name: 'Sprawdź połączenie' }).click();
  await expect(page.getByText(/Połączenie z\sZoomem działa/)).toBeVisible();

  await create.click();
  await expect(admin.getByRole('dialog', { name: 'Spotkanie zaplanowane' })).toBeVisible();
  await admin.getByRole('button', { name: 'Zamknij' }).click();
  await expect.poll(() => meetingsAtZoom(page.request, topic)).toHaveLength(1);

  await orderTrouble(page.request, 429, 2);
  await orderTrouble(page.request, 500, 1);
  await admin.getByRole('button', { name: 'Kreator spotkań' }).click();
  await chooseHost(admin);
  await chooseCourse(admin);
  await expect(admin.getByRole('dialog').getByText(/^[1-9]\d*\sos(oba|oby|ób)$/)).toBeVisible();
  await expect(tickedPeople(admin)).toBeHidden();
  await admin.getByRole('button', { name: 'Zmień', exact: true }).click();
  await expect(tickedPeople(admin)).toBeVisible();
  for (let number = 1; number <= 8; number += 1) {
    if (number > 1) await admin.getByRole('button', { name: /^Dodaj spotkanie o/ }).click();
    const row = admin.getByRole('group', { name: `Spotkanie ${number}`, exact: true });
    await row.getByRole('combobox', { name: /^Data/ }).fill(inTenDays());
    await row.getByRole('textbox', { name: /^Temat/ }).fill(`Wykład ${number} ${mark}`);
  }
  await expectAccessible(admin);
  await admin.getByRole('button', { name: /^Utwórz 8.spotkań$/ }).click();
  await expect(admin.getByRole('dialog', { name: /Zaplanowano 8/ })).toBeVisible();
  await admin.getByRole('button', { name: 'Zamknij' }).click();
  const series = async () =>
    (await meetingsAtZoom(page.request, mark)).map((meeting) => meeting.topic).toSorted();
  const wanted = [topic, ...Array.from({ length: 8 }, (_, index) => `Wykład ${index + 1} ${mark}`)];
  await expect.poll(series, { timeout: 180_000 }).toEqual(wanted.toSorted());

  const soon = `Zaraz ${mark}`;
  const { day, hours, minutes } = inTenMinutes();
  await admin.getByRole('button', { name: 'Utwórz spotkanie' }).click();
  await admin.getByRole('textbox', { name: /^Temat/ }).fill(soon);
  await admin.getByRole('dialog').getByRole('combobox', { name: /^Data/ }).fill(day);
  await typeTime(admin, hours, minutes);
  await chooseCourse(admin);
  await expect(tickedPeople(admin)).toBeVisible();
  await chooseHost(admin);
  await admin.getByRole('dialog').getByRole('button', { name: 'Utwórz spotkanie' }).click();
  await expect(admin.getByRole('dialog', { name: 'Spotkanie zaplanowane' })).toBeVisible();
  await admin.getByRole('button', { name: 'Zamknij' }).click();
  await expect.poll(() => meetingsAtZoom(page.request, soon), { timeout: 60_000 }).toHaveLength(1);

  const student = await openAs(browser, 3, secondUrl, phone);
  const join = student.getByRole('button', { name: `Dołącz: ${soon}` });
  await findBySearch(student, soon);
  await expectAccessible(student);
  const opened = student.waitForEvent('popup');
  await join.click();
  await (await opened).waitForURL(/^https:\/\/zoom\.example\/w\//);
  await expect(student.getByRole('button', { name: `Rozpocznij: ${soon}` })).toHaveCount(0);
  await findBySearch(student, topic);
  await expect(student.getByRole('button', { name: /^Dołącz/ })).toHaveCount(0);

  const host = await openAs(browser, 0, url);
  await findBySearch(host, soon);
  const started = host.waitForEvent('popup');
  await host.getByRole('button', { name: `Rozpocznij: ${soon}` }).click();
  await (await started).waitForURL(/^https:\/\/zoom\.example\/s\//);

  await findBySearch(admin, topic);
  await openMenu(admin, topic, 'Usuń');
  await expect(admin.getByText('Czy na pewno chcesz usunąć to spotkanie?')).toBeVisible();
  await expect(admin.getByText(/O\sodwołaniu zawiadomimy [1-9]/)).toBeVisible();
  await admin.getByRole('button', { name: 'Usuń spotkanie' }).click();
  await expect(admin.getByRole('button', { name: `Działania: ${topic}` })).toHaveCount(0);
  await expect.poll(() => meetingsAtZoom(page.request, topic)).toEqual([]);
});

const findBySearch = async (page: Page, topic: string) => {
  await page.getByRole('searchbox', { name: /^Szukaj po temacie/ }).fill(topic);
  await expect(page.getByText(topic).first()).toBeVisible();
};

test('@phone the address of a calendar is told once, is read without a session and can be ended', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  await signIn(page, 0, baseURL ?? '');
  await page.goto('/online-meetings');
  if (isMobile) await page.getByRole('button', { name: 'Więcej działań' }).click();
  await page.getByRole(isMobile ? 'menuitem' : 'button', { name: /^Kalendarz w/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Subskrypcja kalendarza' });
  const name = `Telefon ${crypto.randomUUID().slice(0, 6)}`;
  await dialog.getByRole('textbox', { name: /^Nazwa adresu/ }).fill(name);
  await dialog.getByRole('button', { name: 'Utwórz adres' }).click();
  await expect(dialog.getByRole('link', { name: 'Otwórz w kalendarzu urządzenia' })).toHaveAttribute(
    'href',
    /^webcal:/,
  );
  const address = await dialog.getByText(/\/api\/calendars\//).innerText();
  await expectAccessible(page);
  const read = async () => (await request.get(address)).status();
  expect(await read()).toBe(200);
  await dialog.getByRole('button', { name: `Unieważnij: ${name}` }).click();
  const end = page.getByRole('button', { name: 'Unieważnij adres' });
  // The whole label is seen, on a phone too.
  const isCut = (button: Element) =>
    [...button.querySelectorAll('span')].some((part) => part.scrollWidth > part.clientWidth + 1);
  expect(await end.evaluate(isCut)).toBe(false);
  await end.click();
  await expect.poll(read).toBe(404);
});
