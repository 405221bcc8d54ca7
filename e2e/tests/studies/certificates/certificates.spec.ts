import { execFileSync } from 'node:child_process';
import type { Browser, Download, Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addGraduates, sendTo, type Graduates } from '../../../fixtures/graduates.ts';
import { firstLogin } from '../../../fixtures/new-lecturer.ts';
import { editEnrolment } from '../../../fixtures/students.ts';
import { expect, test } from '../../../fixtures/test.ts';

const names = [
  ['Kamila', 'Augustyniak'],
  ['Jacek', 'Bielski'],
  ['Mateusz', 'Krupa'],
  ['Wojciech', 'Łętowski'],
  ['Emilia', 'Wójcik'],
  // As many as a whole group has.
  ...Array.from({ length: 35 }, (_, index): [string, string] => [
    'Anna',
    `Zielińska-${'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHI'.charAt(index)}${index < 26 ? 'a' : 'b'}owska`,
  ]),
] as const;

/** Practice is part of the programme; of one person nobody knows where it was, another has none yet, a third has no album number. */
const leaveThreeUnready = async (office: Page, baseURL: string, { cid, students }: Graduates) => {
  const send = (path: string, data: object) => sendTo(office, baseURL, { method: 'put', path, data });
  const { subjects } = (await (
    await office.request.get(`${baseURL}/api/certificates/courses/${cid}`)
  ).json()) as { subjects: { sid: number }[] }; // the contract's answer
  const classes = {
    hoursPractical: 120,
    ectsPractical: 10,
    hoursPractice: 60,
    hoursDistance: 20,
    ectsDistance: 3,
  };
  await send(`/api/certificates/courses/${cid}`, {
    qualification: '',
    prkLevel: null,
    statement: 'Przygotowuje do zawodu.',
    subjects: subjects.map(({ sid }) => Object.assign({ sid }, classes)),
    version: 0,
  });
  const [, , , noPractice, noAlbum] = students;
  for (const { id } of students.filter((_, index) => index !== 2))
    await send(`/api/certificates/enrolments/${id}`, {
      beganOn: null,
      endedOn: null,
      practicePlace: 'Szkoła nr 3',
      version: 0,
    });
  const finish = { thesis: 1, practice: 0, promoter: null };
  await send(`/api/student-course/${noPractice?.id}/finish`, { ...finish, version: 2 });
  await send(`/api/student-course/${noAlbum?.id}`, {
    ...Object.fromEntries(Object.entries(noAlbum?.body ?? {}).filter(([field]) => !personal.has(field))),
    album_nr: '',
    version: 2,
  });
};
const personal = new Set(['email', 'given_name', 'surname', 'telephone']);

/** Each from the line that names it. */
const mendAll = async (office: Page, { completion, students }: Graduates) => {
  const missing = office.getByRole('region', { name: /^Jeszcze nie: / });
  await missing.getByRole('button', { name: 'Uzupełnij praktykę' }).click();
  const dialog = office.getByRole('dialog', { name: /^Dane na świadectwo: / });
  await dialog.getByRole('textbox', { name: 'Miejsce odbycia praktyki' }).fill('Szkoła nr 7 w\u00a0Lublinie');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(missing.getByText('Krupa Mateusz')).toBeHidden();

  await missing.getByRole('link', { name: 'Zalicz praktykę' }).click();
  await office.getByRole('button', { name: /^Zmień zaliczenie/ }).click();
  const finish = office.getByRole('dialog', { name: /^Zaliczenie: / });
  await finish.getByRole('switch', { name: 'Praktyki zaliczone' }).check();
  await finish.getByRole('button', { name: 'Zapisz zaliczenie' }).click();
  await expect(office.getByText('Zmiany w zaliczeniu wprowadzone')).toBeVisible();

  const [, , , , noAlbum] = students;
  if (noAlbum === undefined) throw new Error('there are five of them');
  const enrolment = await editEnrolment(office, noAlbum);
  await enrolment.getByRole('textbox', { name: 'Nr albumu', exact: true }).fill(`${Date.now()}`.slice(-9));
  await enrolment.getByRole('button', { name: 'Zapisz zmiany' }).click();
  const question = office.getByRole('dialog', { name: 'Czy na pewno chcesz zapisać zmiany?' });
  await question.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(office.getByRole('dialog', { name: 'Zmiany zapisane' })).toBeVisible();
  await office.goto(completion);
};

const pagesOf = async (download: Download): Promise<string[]> =>
  execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1);

/** The address in print; a long one goes on after a hyphen on the next line. */
const addressInPrint = /https?:\S+(?:-\n\s*\S+)?/u;

/** Where the code on the second page leads a phone. */
const readAddress = async (download: Download): Promise<string> => {
  const page = ['-r', '150', '-png', '-f', '2', '-l', '2'];
  const picture = execFileSync('pdftoppm', [...page, await download.path()], { maxBuffer: 2 ** 26 });
  const readQr = ['--quiet', '--nodbus', '--raw', '-Sdisable', '-Sqrcode.enable', 'png:-'];
  return execFileSync('zbarimg', readQr, { input: picture, encoding: 'utf8' }).trim();
};

const verifyOnPhone = async (browser: Browser, address: string, course: string) => {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address);
  await expect(phone.getByText('Świadectwo jest ważne')).toBeVisible();
  await expect(phone.getByText('K. M. A.')).toBeVisible();
  await expect(phone.getByText(course)).toBeVisible();
  await expect(phone.getByText('Augustyniak')).toHaveCount(0);
  await expectAccessible(phone);
  await phone.close();
};

test('a group is completed: what is missing is mended on the way, papers are printed, verified and told, and a duplicate says the same a year later', async ({
  page: student,
  browser,
  baseURL: url,
  seasons: { november },
}) => {
  test.slow();
  const baseURL = url ?? '';
  const office = await (await browser.newContext({ baseURL, acceptDownloads: true })).newPage();
  const group = await addGraduates(office, baseURL, names);
  await leaveThreeUnready(office, baseURL, group);
  await office.goto(group.completion);
  await expect(office.getByRole('region', { name: /^Jeszcze nie: 3\sosoby$/ })).toBeVisible();
  await expectAccessible(office);
  await mendAll(office, group);
  await expect(office.getByRole('region', { name: /^Gotowi: 40\sosób$/ })).toBeVisible();

  const aside = office.getByRole('complementary', { name: 'Podsumowanie grupy' });
  await aside.getByRole('combobox', { name: 'Dzień ukończenia' }).fill('30.09.2026');
  await office.keyboard.press('Enter');
  await office.getByRole('button', { name: 'Podgląd' }).click();
  const preview = office.getByRole('dialog', { name: 'Podgląd świadectw' });
  await expect(preview.getByRole('img', { name: 'Strona 1' })).toHaveAccessibleDescription(/Kamila Maria/);
  await expectAccessible(office);
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: /^Wystaw 40\sświadectw$/ }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Dzień ukończenia' })).toHaveValue('30.09.2026');
  await dialog.getByRole('button', { name: /^Wystaw 40\sświadectw$/ }).click();
  await expect(office).toHaveURL(/\/certificates$/);
  await expect(office.getByText(/^Wystawiono 40\sświadectw: \d{4}\/\d{4} – \d{4}\/\d{4}\.$/)).toBeVisible();
  const found = `/certificates?search=${encodeURIComponent(`Augustyniak ${group.course}`)}`;
  await office.goto(found);
  const row = office.getByRole('row', { name: /Augustyniak Kamila Maria/ });
  await expect(row).toBeVisible();
  await expectAccessible(office);
  await row.getByRole('link', { name: /^\d{4}\/\d{4}$/ }).click();
  const side = office.getByRole('img', { name: 'Strona 1' });
  await expect(side).toHaveAccessibleDescription(/Kamila Maria Augustyniak/);
  await expectAccessible(office);
  await office.getByRole('link', { name: 'Rejestr świadectw' }).click();
  await office.goto(found);
  const printed = office.waitForEvent('download');
  await row.getByRole('button', { name: /^Wydruk na blankiet/ }).click();
  const [first = '', second = ''] = await pagesOf(await printed);
  expect(first).toContain('Kamila Maria Augustyniak');
  expect(first.replaceAll(/\s+/gu, ' ')).toContain(group.course);
  expect(second).toContain('praktyka zawodowa 60');
  await verifyOnPhone(browser, await readAddress(await printed), group.course);

  await firstLogin(student, String(group.students[0]?.body['email']), '/student-personal-data');
  const notice = student.getByRole('dialog', { name: /^Informacja o/ });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: 'Zapisz' }).click();
  await student.goto('/student-grades');
  const own = student.getByRole('textbox', { name: /, nr \d{4}\/\d{4}$/ });
  await expect(own).toHaveValue(/^wystawione .*, do odbioru$/);
  await expectAccessible(student);
  await student.goto('/notifications');
  await expect(student.getByText('Świadectwo jest do odbioru').first()).toBeVisible();

  await office.goto(`/admin/courses/${group.cid}`);
  await office.getByRole('textbox', { name: 'Nazwa kierunku' }).fill(`Nowa nazwa ${group.cid}`);
  await office.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(office.getByText('Poprawnie zapisałeś szczegóły kursu')).toBeVisible();
  const later = await (await browser.newContext({ baseURL: november, acceptDownloads: true })).newPage();
  await signIn(later, 1, november);
  await later.goto(found);
  const original = later.getByRole('row', { name: /Augustyniak Kamila Maria/ });
  await original.getByRole('button', { name: /^Działania/ }).click();
  await later.getByRole('menuitem', { name: 'Wystaw duplikat' }).click();
  const duplicate = later.getByRole('dialog');
  await duplicate.getByRole('textbox', { name: 'Powód' }).fill('zgubione w\u00a0przeprowadzce');
  await duplicate.getByRole('button', { name: 'Wystaw duplikat' }).click();
  const copy = later.getByRole('row', { name: /duplikat 1/ });
  const again = later.waitForEvent('download');
  await copy.getByRole('button', { name: /^Wydruk na blankiet/ }).click();
  const [duplicated = '', secondAgain = ''] = await pagesOf(await again);
  expect(duplicated).toContain('DUPLIKAT');
  expect(duplicated.replaceAll(/\s+/gu, ' ')).toContain(group.course);
  // The address of the page that verifies is that of the process which drew the paper.
  const withoutAddress = (page: string) => page.replace(addressInPrint, '');
  expect(withoutAddress(secondAgain)).toBe(withoutAddress(second));
});
