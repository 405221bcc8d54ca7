import { roles } from '@indeks/contract/access/roles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { firstSteps } from '#app/first-steps/steps.ts';
import { FirstSteps } from '#app/first-steps/first-steps.tsx';
import { screens } from '#app/screens/screens.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { SessionProvider } from '#shared/api/session-context.tsx';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { ThemeProvider } from '#shared/theme/theme-provider.tsx';

const accountant = sessionOf(6);

function openAs(session: typeof accountant) {
  const router = createMemoryRouter([{ path: '*', element: <FirstSteps /> }], {
    initialEntries: [session.landing],
  });
  const page = render(
    <ThemeProvider>
      <SessionProvider session={session}>
        <StorageOwner userId={session.user.id}>
          <RouterProvider router={router} />
        </StorageOwner>
      </SessionProvider>
    </ThemeProvider>,
  );
  return { router, page };
}

test.each(roles)('every step of role %i leads to a screen that the role may open', (role) => {
  const { permissions } = sessionOf(role);
  for (const { to } of firstSteps[role]) {
    const found = screens.find(({ path }) => path === to.split('?')[0]);
    expect([to, found?.permission === 'session' || permissions.includes(found?.permission as never)]).toEqual(
      [to, true],
    );
  }
});

test('a step is done once its screen was opened, also on the next visit, and the list waits on the first page only', async () => {
  const { router, page } = openAs(accountant);
  expect(await screen.findByText('0 z 3')).toBeTruthy();
  await router.navigate('/accountant-students');
  await waitFor(() => expect(screen.queryByText('Zacznij tutaj')).toBeNull());
  page.unmount();
  openAs(accountant);
  expect(await screen.findByText('1 z 3')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /zalega/ })).toBeNull();
  expect(screen.getByText('Sprawdź, kto zalega')).toBeTruthy();
});

test('what the session knows ticks a step off without a visit', async () => {
  const lecturer = sessionOf(0);
  const consent = 'Przyjmij informację o danych';
  const { page } = openAs({ ...lecturer, user: { ...lecturer.user, rodo: null } });
  expect(await screen.findByRole('link', { name: /^Przyjmij/ })).toBeTruthy();
  page.unmount();
  openAs(lecturer);
  expect((await screen.findByText(consent)).closest('a')).toBeNull();
});

test('put away it stays away', async () => {
  const { page } = openAs(accountant);
  await userEvent.click(await screen.findByRole('button', { name: 'Schowaj listę' }));
  expect(screen.queryByText('Zacznij tutaj')).toBeNull();
  page.unmount();
  openAs(accountant);
  expect(screen.queryByText('Zacznij tutaj')).toBeNull();
});
