import type { Role } from '@indeks/contract/access/roles';
import type { Mentor } from '@indeks/contract/talk/mentors/mentors.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { MentorsPage } from './mentors-page.tsx';
import { TagsPage } from './tags-page.tsx';

// Loaded when they are first needed, which on a busy machine takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./mentor-dialogs.tsx'), import('./tag-dialogs.tsx')]);
});

const mentor: Mentor = {
  id: 5,
  firstname: 'Adrianna',
  lastname: 'Brzeska',
  email: 'a@mentor.example',
  telephone: '600100200',
  description: 'Dyrektorka finansowa, Grupa Kasztan\n20 lat w produkcji.',
  business_card: 'aaaa',
  document: null,
  tags: [{ id: 2, name: 'Finanse' }],
  active: 1,
  coordinator_username: 'Sekretariat',
  version: 1,
  can: { edit: true, delete: true },
};
const tags = {
  items: [
    { id: 2, name: 'Finanse', mid: null, mentors: 1 },
    { id: 3, name: 'Prawo', mid: null, mentors: 0 },
  ],
  mentors: 1,
};

let server: Loopback;
let listed: Reply;
beforeEach(async () => {
  listed = { body: { items: [mentor], total: 1, capped: false } };
  server = await loopback(({ method, url }) => {
    if (method !== 'GET') return { body: { ok: true } };
    return url.startsWith('/mentoringapi/tags') ? { body: tags } : listed;
  });
});
afterEach(() => server.close());

const show = (role: Role, page = <MentorsPage />) =>
  renderSignedIn(role, <StorageOwner userId={7}>{page}</StorageOwner>, { address: '/mentors' });
const asked = () => server.received.map(({ method, url }) => `${method} ${url}`);

test('a card has the first line under the name, the tags, and the business card; a tag narrows the list', async () => {
  const { user } = show(1);
  const card = within(await screen.findByRole('article', { name: 'Adrianna Brzeska' }));
  for (const words of ['Dyrektorka finansowa, Grupa Kasztan', '20 lat w produkcji.', 'Finanse'])
    expect(card.getByText(words)).toBeInstanceOf(HTMLElement);
  expect(card.getByRole('button', { name: 'Wizytówka (PDF)' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Tagi mentorów' }).getAttribute('href')).toBe('/mentors/tags');
  await user.click(await screen.findByRole('button', { name: /^Finanse/ }));
  // A tag that nobody has is no filter.
  expect(screen.queryByRole('button', { name: /^Prawo/ })).toBeNull();
  await waitFor(() => expect(asked().some((call) => call.includes('tag=2'))).toBe(true));
});

test('a business card can be given up; a picture that is not there cannot', async () => {
  const { user } = show(1);
  await user.click(await screen.findByRole('button', { name: 'Więcej: Adrianna Brzeska' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edytuj dane' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edycja mentora' }));
  expect(form.queryByRole('checkbox', { name: 'Usuń obecne zdjęcie' })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Usuń obecną wizytówkę' }));
  await user.click(form.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(server.received.find(({ method }) => method === 'PUT')).toBeDefined());
  const sent = server.received.find(({ method }) => method === 'PUT');
  expect(String(sent?.body)).toMatch(/name="without_card"\s+true/);
});

test('a student changes nothing, and is told when mentors are not for the course', async () => {
  listed = { body: { items: [{ ...mentor, can: { edit: false, delete: false } }], total: 1, capped: false } };
  const { unmount } = show(3);
  await screen.findByRole('article', { name: 'Adrianna Brzeska' });
  for (const name of ['Dodaj mentora', 'Więcej: Adrianna Brzeska'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  listed = { status: 403, body: { code: 'auth/not-allowed', message: 'Brak uprawnień.' } };
  show(3);
  expect(await screen.findByText('Mentorzy są dla słuchaczy MBA')).toBeInstanceOf(HTMLElement);
});

test('a tag in use is deleted after a question that says who loses it', async () => {
  const { user } = show(8, <TagsPage />);
  await user.click(await screen.findByRole('button', { name: 'Usuń tag Finanse' }));
  const question = within(await screen.findByRole('dialog', { name: 'Czy na pewno chcesz usunąć ten tag?' }));
  expect(question.getByText(/^Straci go 1\smentor\.$/)).toBeInstanceOf(HTMLElement);
  await user.click(question.getByRole('button', { name: 'Usuń tag' }));
  await waitFor(() => expect(asked()).toContain('DELETE /mentoringapi/tags/2'));
});
