import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import type {
  SheetDraft,
  StudentEvaluations,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { listTabs } from '@indeks/contract/studies/evaluations/grade-book.rules';
import type { OwnCourse, OwnGrade } from '@indeks/contract/studies/evaluations/grade-book.schemas';
import type { Response } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/accessibility.ts';
import { signIn } from '../../../fixtures/accounts.ts';
import { addGroup } from '../../../fixtures/groups.ts';
import { expect, test } from '../../../fixtures/test.ts';

const names = [
  ['Ewa', 'Adamczyk'],
  ['Iga', 'Brzozowska'],
  ['Joanna', 'Ćwiek'],
  ['Marek', 'Łętowski'],
  ['Michał', 'Żbik'],
] as const;

/** How many grades a draft that was kept on the server has; of any other answer none. */
function countKeptRows(answer: Response): number {
  if (!answer.ok() || !answer.url().endsWith(evaluationRoutes.keepDraft.path)) return 0;
  const { rows } = answer.request().postDataJSON() as SheetDraft; // the contract's body
  return rows.length;
}

test('a lecturer grades a group by keyboard and from a spreadsheet, saves it as one, and the journal has it', async ({
  page,
  browser,
  baseURL,
}) => {
  const group = await addGroup(page, baseURL ?? '', names);
  await signIn(page, 0, baseURL ?? '');
  await page.goto(group.journal);
  await expect(page.getByRole('heading', { name: 'Dziennik (nowy)', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ćwiek Joanna/ })).toContainText('brak oceny');
  await page.getByRole('button', { name: 'Oceń grupę' }).click();

  const field = (name: string) => page.getByRole('textbox', { name: `Ocena: ${name}` });
  await field('Adamczyk Ewa').focus();
  await page.keyboard.type('4+');
  await page.keyboard.press('Enter');
  await expect(field('Brzozowska Iga')).toBeFocused();
  await expect(field('Adamczyk Ewa')).toHaveValue('4,5');
  await page.keyboard.type('6');
  await expect(page.getByText('Ocena powyżej 5 nie dopuszczalna')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field('Brzozowska Iga')).toHaveValue('');

  await page.getByRole('button', { name: 'Wklej z\u00a0Excela' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wklej z\u00a0Excela' });
  const cells = ['Cwiek Joanna\t3,5', 'Marek Łętowski\t5', 'Zbik M.\t2', 'Ktoś Obcy\t4'].join('\n');
  await dialog.getByRole('textbox', { name: 'Skopiowane komórki' }).fill(cells);
  await expect(dialog.getByRole('button', { name: 'Do sprawdzenia 2' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Słuchacz dla wiersza: Zbik M. 2' }).fill('żbik');
  await page.getByRole('option', { name: 'Żbik Michał' }).click();
  // What is typed waits on the server too, after a pause in typing: a phone goes on with it.
  const kept = page.waitForResponse((answer) => countKeptRows(answer) >= 4);
  await dialog.getByRole('button', { name: /^Wstaw 3\soceny$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Wersja robocza czeka także na innych urządzeniach.')).toBeVisible();
  await kept;
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const held = await phone.newPage();
  await signIn(held, 0, baseURL ?? '');
  await held.goto(`${group.journal}&sheet=1`);
  await expect(held.getByText('Wpisane wcześniej oceny wróciły.')).toBeVisible();
  await expect(held.getByRole('button', { name: /^Zapisz 4\soceny$/ })).toBeVisible();
  await phone.close();

  // What is typed lies in the tab until it is saved.
  await page.reload();
  await expect(page.getByText('Wpisane wcześniej oceny wróciły.')).toBeVisible();
  await expect(field('Żbik Michał')).toHaveValue('2,0');
  await page.getByRole('button', { name: /^Zapisz 4\soceny$/ }).click();
  await expect(page.getByText(/^Zapisano 4\soceny$/)).toBeVisible();
  await expect(page.getByText('Wszystko zapisane')).toBeVisible();

  await page.getByRole('link', { name: 'Wróć do dziennika' }).click();
  await expect(page.getByRole('row', { name: /Ćwiek Joanna/ })).toContainText('3,5');
  await expect(page.getByRole('row', { name: /Brzozowska Iga/ })).toContainText('brak oceny');
  await page.getByRole('button', { name: /^Historia oceny: Ćwiek Joanna/ }).click();
  await expect(page.getByRole('dialog', { name: 'Historia oceny' })).toContainText('3,5');
  await expectAccessible(page);
});

test('a grade that the office changed meanwhile is shown beside the typed one, and nothing is overwritten unseen', async ({
  page,
  baseURL,
  browser,
}) => {
  const group = await addGroup(page, baseURL ?? '', names.slice(0, 1));
  const address = `/professor-evaluations-joined/${group.students[0]?.uid}/true`;
  const office = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(office, 1, baseURL ?? '');
  await signIn(page, 0, baseURL ?? '');
  for (const tab of [page, office]) {
    await tab.goto(address);
    await expect(tab.getByRole('heading', { name: /^Dziennik \/ Ewa Adamczyk/, level: 1 })).toBeVisible();
  }
  await expect(page.getByText('xxxxxx')).toHaveCount(2);
  await expect(office.getByText('600 700 800')).toBeVisible();
  const grade = page.getByRole('textbox', { name: 'Ocena: Prawo pracy' });
  await grade.fill('3');
  await office.getByRole('textbox', { name: 'Ocena: Prawo pracy' }).fill('4,5');
  await office.keyboard.press('Enter');
  await expect(office.getByText('dobry pluszapisana')).toBeVisible();
  await grade.press('Enter');
  await expect(page.getByText('Sekretariat zapisał(a) tu: 4,5.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zostaw zapisaną' }).click();
  await expect(grade).toHaveValue('4,5');
  const card = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Karta osiągnięć: / }).click();
  expect((await card).suggestedFilename()).toMatch(/^karta-osiagniec-ewa-adamczyk.*\.pdf$/);
});

test('a student sees a grade as soon as it is given, without loading the page again', async ({
  page,
  baseURL,
  browser,
}) => {
  const student = await signIn(page, 3, baseURL ?? '');
  const office = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(office, 1, baseURL ?? '');
  const read = async <Body>(from: typeof page, path: string) =>
    (await (await from.request.get(`${baseURL}${path}`)).json()) as Body; // the contract's answer
  const { courses } = await read<{ courses: OwnCourse[] }>(page, evaluationRoutes.gradeBook.path);
  const course = courses[0] ?? { date: '', grades: [] };
  const path = evaluationRoutes.ofUser.path.replace(':id', String(student.id));
  const { items } = await read<StudentEvaluations>(office, path);
  const rowOf = (one: OwnGrade | undefined) =>
    items.find((row) => row.eid === one?.eid && row.subjectId === one.sid);
  // What a protocol closed is not changed by itself.
  const open = listTabs(course)[0]?.grades.find(
    (one) => rowOf(one)?.attempts.every(({ closedBy }) => closedBy === null) === true,
  );
  const { eid, sid, subject_name, grade } = open ?? { eid: 0, sid: 0, subject_name: '', grade: null };
  const version = rowOf(open)?.version ?? null;

  await page.goto('/student-grades');
  const line = page.getByRole('row', { name: new RegExp(`^${subject_name}`, 'u') }).first();
  await expect(line).toBeVisible();
  await expectAccessible(page);
  const given = grade === 5 ? { grade: 4.5, words: '4,5' } : { grade: 5, words: '5,0' };
  const saved = await office.request.post(`${baseURL}${evaluationRoutes.save.path}`, {
    data: { eid, sid, grade: given.grade, version },
    headers: { origin: baseURL ?? '' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await expect(line).toContainText(given.words);
});

test('@phone on a phone each student has wide buttons, and the next one opens by itself', async ({
  page,
  baseURL,
}) => {
  const group = await addGroup(page, baseURL ?? '', names.slice(0, 2));
  await signIn(page, 0, baseURL ?? '');
  await page.goto(`${group.journal}&sheet=1`);
  const buttons = (name: string) => page.getByRole('group', { name: `Ocena: ${name}` });
  if ((page.viewportSize()?.width ?? 0) > 500) {
    await expect(page.getByRole('textbox', { name: 'Ocena: Adamczyk Ewa' })).toBeVisible();
    return;
  }
  await expectAccessible(page);
  await buttons('Adamczyk Ewa').getByRole('button', { name: '4,5' }).click();
  await buttons('Brzozowska Iga').getByRole('button', { name: '2', exact: true }).click();
  await page.getByRole('button', { name: /^Zapisz 2\soceny$/ }).click();
  await expect(page.getByText(/^Zapisano 2\soceny$/)).toBeVisible();
});
