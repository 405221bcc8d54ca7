import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/accounts.ts';
import { addCandidate, uniqueSurname } from '../../fixtures/candidates.ts';
import { expect, test } from '../../fixtures/test.ts';

// What every screen inherits from the live connection, walked on the list of candidates. With a connection it does not poll.

/** Stands between the page and its live connection. */
async function standBetween(page: Page) {
  const open = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  let tellPage: (message: string | Buffer) => void = () => undefined;
  let dropsEvents = false;
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    await open.promise;
    tellPage = (message) => socket.send(message);
    socket.connectToServer().onMessage((message) => {
      if (dropsEvents && String(message).includes('data.changed')) return;
      tellPage(message);
      if (String(message).includes('live.changed')) opened.resolve();
    });
  });
  return {
    connect: () => {
      open.resolve();
      return opened.promise;
    },
    dropEvents: () => {
      dropsEvents = true;
    },
    /** As the server does when it loses its Redis and when it has it again. */
    tellWhetherEventsCome: (come: boolean) => tellPage(`42["live.changed",${come}]`),
  };
}

test('what changed before the page was connected, or while no events came, is shown as soon as they come', async ({
  page,
  baseURL,
}) => {
  const between = await standBetween(page);
  await signIn(page, 1, baseURL ?? '');
  const surname = uniqueSurname();
  await page.goto(`/candidates?search=${surname}`);
  await expect(page.getByText('Nic nie znaleziono')).toBeVisible();
  await addCandidate(page.request, baseURL ?? '', surname);
  await between.connect();
  await expect(page.getByRole('row', { name: surname })).toHaveCount(1);

  between.dropEvents();
  between.tellWhetherEventsCome(false);
  await addCandidate(page.request, baseURL ?? '', surname, {
    given_name: 'Róża',
    email: 'roza@demo.indeks.example',
  });
  between.tellWhetherEventsCome(true);
  await expect(page.getByRole('row', { name: surname })).toHaveCount(2);
});
