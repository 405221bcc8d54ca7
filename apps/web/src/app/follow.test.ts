import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { followEndedSession } from '#app/follow.ts';
import { leaveEndedSession } from '#shared/api/ended-session.ts';

const routes = ['/', '/error-401', '/places'].map((path) => ({ path, element: null }));

test.each([
  ['/places', '/error-401'],
  ['/', '/'],
])('an ended session met at %s leads to %s', async (from, to) => {
  const router = createMemoryRouter(routes, { initialEntries: [from] });
  const stop = followEndedSession(router);
  leaveEndedSession('/error-401');
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe(to);
  stop();
});

test('a login that is opened with something to say keeps it', async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/places'] });
  const stop = followEndedSession(router);
  const opened = router.navigate('/', { state: { switched: true } });
  leaveEndedSession('/error-401');
  await opened;
  expect(router.state.location).toMatchObject({ pathname: '/', state: { switched: true } });
  stop();
});
