import { QueryClientProvider } from '@tanstack/react-query';
import type { Course, CourseEdit } from '@indeks/contract/studies/courses/courses.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#shared/api/query-client.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { userStorage } from '#shared/storage/user-storage.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { CourseForm } from './course-form.tsx';
import { courseTexts as texts } from './courses.texts.ts';
import { courseWith, subjectOf } from './testing/courses.ts';

let server: Loopback;
let reply: (body: CourseEdit) => Reply;
const onSaved = vi.fn<(course: Course) => void>();
beforeEach(async () => {
  sessionStorage.clear();
  onSaved.mockClear();
  server = await loopback(({ method, url, body }) => {
    if (method === 'PUT') return reply(JSON.parse(body.toString()) as CourseEdit); // our own request
    if (url.startsWith('/api/users/choices')) return { body: { items: people } };
    return { status: 404, body: { code: 'record/not-found', message: '' } };
  });
  reply = ({ courseSubjects = [], ...course }) => ({
    body: {
      ...read,
      ...course,
      version: course.version + 1,
      courseSubjects: courseSubjects.map((subject, index) =>
        Object.assign(subjectOf(100 + index, ''), subject),
      ),
    },
  });
});
afterEach(() => server.close());

const people = [{ id: 7, name: 'Ewa Żak', listed_name: 'Żak Ewa', user_role: 0 }];
const read = courseWith(
  subjectOf(1, 'Anatomia', { uid: 8, username: 'Lis Jan' }),
  subjectOf(2, 'Fonetyka'),
  subjectOf(3, 'Dawny', { after_join: 0 }),
);

const page = (course: Course) => (
  <QueryClientProvider client={queries}>
    <SessionProvider session={sessionOf(1)}>
      <StorageOwner userId={1}>
        <CourseForm course={course} onSaved={onSaved} />
      </StorageOwner>
    </SessionProvider>
  </QueryClientProvider>
);
let queries = createQueryClient();
const open = (course = read, width = 1440) => {
  queries = createQueryClient();
  return renderInKit(page(course), { width });
};
const cell = (column: keyof typeof texts.columns, subject: string) =>
  screen.getByLabelText(texts.cell(texts.columns[column], subject), { selector: 'input' });
const sent = () =>
  JSON.parse(
    server.received.findLast(({ method }) => method === 'PUT')?.body.toString() ?? 'null',
  ) as CourseEdit;
const plan = () => sent().courseSubjects?.map(({ id, name }) => [id, name]);
const save = () => screen.getByRole('button', { name: texts.save });
const isSaved = (times = 1) => waitFor(() => expect(onSaved).toHaveBeenCalledTimes(times));
type User = ReturnType<typeof open>['user'];
const choose = async (user: User, subject: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Działania: ${subject}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const isKept = (typed: string) =>
  waitFor(() => expect(JSON.stringify(userStorage(1).read('draft:course-5'))).toContain(typed));
const retype = async (user: User, input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.type(input, text);
};

test('shows the plan by semester, with sums, a programme at a time', async () => {
  const { user } = open();
  const [first] = screen.getAllByRole('rowgroup').slice(1);
  expect(first?.textContent).toMatch(/^Semestr 12.przedmioty · 40.godz. · 6.ECTS/);
  expect(cell('uid', 'Anatomia')).toHaveProperty('value', 'Lis Jan');
  expect(screen.queryByDisplayValue('Dawny')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Program do 2023.10 (1)' }));
  expect(screen.getByDisplayValue('Dawny')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Przedmiot',
    'Wykładowca',
    'Semestr',
    'Zaliczenie/Egzamin',
    'Godziny',
    'ECTS',
    'Uwagi',
    'Działania',
  ]);
});

test('one save sends the course and its whole plan: changed, added, moved and without what goes', async () => {
  const { user } = open();
  await retype(user, cell('hours', 'Anatomia'), '12');
  await choose(user, 'Fonetyka', texts.moveUp);
  await user.click(screen.getByRole('button', { name: texts.addTo(2) }));
  expect(document.activeElement).toBe(cell('name', texts.newSubject));
  await user.keyboard('Nowy');
  await user.click(screen.getByRole('tab', { name: /do 2023/ }));
  await choose(user, 'Dawny', texts.remove);
  expect(screen.getByText(texts.willBeRemoved)).toBeDefined();
  expect(server.received.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.click(save());
  await isSaved();
  expect(plan()).toEqual([
    [2, 'Fonetyka'],
    [1, 'Anatomia'],
    [undefined, 'Nowy'],
  ]);
  expect(sent()).toMatchObject({ name: 'Logopedia', active: 1, mba: false, version: 1 });
  expect(sent().courseSubjects?.[1]).toMatchObject({ hours: 12, uid: 8 });
  expect(screen.getByText(texts.nothingToSave)).toBeDefined();
});

test('a removal can be undone, and a new row vanishes at once', async () => {
  const { user } = open();
  await choose(user, 'Anatomia', texts.remove);
  await user.click(screen.getByRole('button', { name: `${texts.undoRemoval}: Anatomia` }));
  expect(cell('name', 'Anatomia')).toBeDefined();
  await user.click(screen.getByRole('button', { name: texts.addTo(1) }));
  await choose(user, texts.newSubject, texts.remove);
  expect(screen.queryByLabelText(texts.cell(texts.columns.name, texts.newSubject))).toBeNull();
  await user.click(save());
  await isSaved();
  expect(plan()).toEqual([
    [1, 'Anatomia'],
    [2, 'Fonetyka'],
    [3, 'Dawny'],
  ]);
});

test('another semester moves the row to it; Alt and an arrow move it within its semester', async () => {
  const { user } = open();
  await user.click(cell('name', 'Fonetyka'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(cell('semester', 'Fonetyka'));
  await user.click(await screen.findByRole('option', { name: '3' }));
  const third = screen.getAllByRole('rowgroup')[3];
  expect(within(third as HTMLElement).getByDisplayValue('Fonetyka')).toBeDefined();
  await user.click(save());
  await isSaved();
  expect(sent().courseSubjects?.map(({ name, semester }) => [name, semester])).toEqual([
    ['Anatomia', 1],
    ['Fonetyka', 3],
    ['Dawny', 1],
  ]);
});

test('a lecturer is found by name, chosen and taken away', async () => {
  const { user } = open();
  await user.click(cell('uid', 'Fonetyka'));
  await user.click(await screen.findByRole('option', { name: 'Żak Ewa' }));
  await user.click(save());
  await isSaved();
  expect(sent().courseSubjects?.map(({ uid }) => uid)).toEqual([8, 7, null]);
});

test('an error in the other programme shows that programme, and the focus goes there', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: /do 2023/ }));
  await user.clear(cell('name', 'Dawny'));
  await user.click(screen.getByRole('tab', { name: /od 2024/ }));
  await user.click(save());
  expect(await screen.findByText('Podanie przedmiotu jest wymagane')).toBeDefined();
  expect(screen.getByRole('tab', { name: /do 2023\.10 \(1\) · do poprawy: 1/ })).toBeDefined();
  expect(document.activeElement).toBe(cell('name', texts.newSubject));
  expect(onSaved).not.toHaveBeenCalled();
});

test('a course without a name says so in the words of the specification', async () => {
  const { user } = open();
  await user.clear(screen.getByLabelText(/Nazwa kierunku/));
  await user.click(save());
  expect(await screen.findByText('Podanie kierunku jest wymagane')).toBeDefined();
});

test('a refusal keeps what was typed and says why', async () => {
  const message = 'Przedmiotu „Anatomia” nie można usunąć, bo ma już oceny.';
  reply = () => ({ status: 409, body: { code: 'subjects/in-use', message } });
  const { user } = open();
  await choose(user, 'Anatomia', texts.remove);
  await retype(user, cell('remarks', 'Fonetyka'), 'Sala 5');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(cell('remarks', 'Fonetyka')).toHaveProperty('value', 'Sala 5');
  expect(screen.getByText(texts.willBeRemoved)).toBeDefined();
});

test('two who edit one plan: untouched cells take the newer value, of the others the person chooses', async () => {
  const theirs = {
    ...courseWith(
      subjectOf(1, 'Anatomia', { uid: 8, username: 'Lis Jan', hours: 30, remarks: 'Ich uwaga' }),
      subjectOf(3, 'Dawny', { after_join: 0 }),
      subjectOf(9, 'Ich nowy'),
    ),
    version: 2,
  };
  const stale: Reply = {
    status: 409,
    body: {
      code: 'record/stale',
      message: 'Ktoś zmienił te dane w międzyczasie.',
      details: { current: theirs, saved: { by: 'Anna Nowak', at: '2026-11-15T10:00:00.000Z' } },
    },
  };
  const accept = reply;
  reply = (body) => (body.version === 1 ? stale : accept(body));
  const { user } = open();
  await retype(user, cell('hours', 'Anatomia'), '12');
  await retype(user, cell('ects', 'Fonetyka'), '5');
  await user.click(screen.getByRole('button', { name: texts.addTo(3) }));
  await user.keyboard('Mój nowy');
  await user.click(save());
  const disputed = await screen.findByRole('radiogroup', { name: 'Godziny: Anatomia' });
  await within(disputed).findByRole('radio', { name: 'u\u00a0Ciebie: 12' });
  expect(screen.getByText(/Nowsze wartości, zapisane przez Anna Nowak.*Uwagi: Anatomia/)).toBeDefined();
  expect(
    screen.getByText(/Usunięto w.międzyczasie, a.tutaj zmieniono: Fonetyka\. Zapis doda je od nowa/),
  ).toBeDefined();
  expect(cell('remarks', 'Anatomia')).toHaveProperty('value', 'Ich uwaga');
  expect(cell('hours', 'Anatomia')).toHaveProperty('value', '12');
  await user.click(within(disputed).getByRole('radio', { name: /Anna Nowak.*: 30/ }));
  await user.click(save());
  await isSaved();
  expect(sent().version).toBe(2);
  expect(sent().courseSubjects?.map(({ id, name, hours, ects }) => [id, name, hours, ects])).toEqual([
    [1, 'Anatomia', 30, 3],
    [undefined, 'Fonetyka', 20, 5],
    [9, 'Ich nowy', 20, 3],
    [undefined, 'Mój nowy', null, null],
    [3, 'Dawny', 20, 3],
  ]);
});

test('a newer course is shown at once where nothing was typed, and met at the save where something was', async () => {
  const newer = { ...courseWith(subjectOf(1, 'Anatomia mowy')), version: 2 };
  const accept = reply;
  const stale = {
    code: 'record/stale',
    message: 'Ktoś zmienił te dane.',
    details: { current: { ...newer, version: 3 } },
  };
  reply = (body) => (body.version === 3 ? accept(body) : { status: 409, body: stale });
  function Changing() {
    const [course, setCourse] = useState(read);
    return (
      <>
        <button onClick={() => setCourse({ ...newer, version: course.version + 1 })}>ktoś zapisał</button>
        {page(course)}
      </>
    );
  }
  queries = createQueryClient();
  const { user } = renderInKit(<Changing />);
  await user.click(screen.getByText('ktoś zapisał'));
  expect(await screen.findByDisplayValue('Anatomia mowy')).toBeDefined();
  expect(screen.queryByDisplayValue('Fonetyka')).toBeNull();
  await retype(user, cell('remarks', 'Anatomia mowy'), 'Moja');
  await user.click(screen.getByText('ktoś zapisał'));
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('Ktoś zmienił te dane.');
  expect(sent().version).toBe(2);
  expect(cell('remarks', 'Anatomia mowy')).toHaveProperty('value', 'Moja');
  await user.click(save());
  await isSaved();
  expect(sent().version).toBe(3);
});

test('what was typed is there again after a reload, and can be given up', async () => {
  const first = open();
  await retype(first.user, cell('name', 'Anatomia'), 'Anatomia głosu');
  await first.user.click(screen.getByRole('button', { name: texts.addTo(1) }));
  await first.user.keyboard('Szkic');
  first.unmount();
  await isKept('Szkic');
  const { user } = open();
  expect(await screen.findByDisplayValue('Anatomia głosu')).toBeDefined();
  expect(screen.getByDisplayValue('Szkic')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect(await screen.findByDisplayValue('Anatomia')).toBeDefined();
  expect(screen.queryByDisplayValue('Szkic')).toBeNull();
});

test('a draft older than the course shows what is different there and loses nothing', async () => {
  const first = open();
  await retype(first.user, cell('hours', 'Anatomia'), '12');
  await retype(first.user, cell('remarks', 'Fonetyka'), 'Moja');
  first.unmount();
  await isKept('Moja');
  const theirs = courseWith(
    subjectOf(1, 'Anatomia', { uid: 8, username: 'Lis Jan', hours: 30 }),
    subjectOf(3, 'Dawny', { after_join: 0 }),
  );
  const { user } = open({ ...theirs, version: 2 });
  const disputed = await screen.findByRole('radiogroup', { name: 'Godziny: Anatomia' });
  await within(disputed).findByRole('radio', { name: /30/ });
  expect(screen.getByDisplayValue('Moja')).toBeDefined();
  await user.click(save());
  await isSaved();
  expect(sent().version).toBe(2);
  expect(sent().courseSubjects?.map(({ id, name, hours }) => [id, name, hours])).toEqual([
    [1, 'Anatomia', 12],
    [undefined, 'Fonetyka', 20],
    [3, 'Dawny', 20],
  ]);
});

test('on a phone a subject is a card that opens; a wrong one opens by itself', async () => {
  const { user } = open(read, 390);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText(/Zaliczenie · Lis Jan/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edytuj: Anatomia' }));
  await retype(user, screen.getByRole('textbox', { name: /^Przedmiot/ }), ' ');
  await user.click(screen.getByRole('button', { name: /^Zwiń/ }));
  await user.click(save());
  expect(await screen.findByText('Podanie przedmiotu jest wymagane')).toBeDefined();
});
