import { expect, test } from 'vitest';
import { isEndedSession } from '#shared/api/ended-session.ts';

test.each([
  ['GET', '/api/places', 401, true],
  ['GET', '/notificationapi', 401, true],
  ['GET', '/api/session', 401, false],
  ['POST', '/api/places', 401, false],
  ['PUT', '/api/places/:id', 401, false],
  ['POST', '/api/users/login', 401, false],
  ['GET', '/api/places', 500, false],
  ['GET', '/api/places', 502, false],
  ['GET', '/api/places', 503, false],
  ['POST', '/api/places', 503, false],
  ['GET', '/api/places', 0, false],
  ['GET', '/api/places', 403, false],
] as const)('%s %s answering %i leads to the login: %s', (method, path, status, leads) => {
  expect(isEndedSession({ method, path }, status)).toBe(leads);
});
