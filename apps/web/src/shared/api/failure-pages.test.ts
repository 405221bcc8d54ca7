import { expect, test } from 'vitest';
import { failurePageFor } from '#shared/api/failure-pages.ts';

test.each([
  ['/api/places', 401, '/error-401'],
  ['/notificationapi', 401, '/error-401'],
  ['/api/users/login', 401, undefined],
  ['/api/session', 401, undefined],
  ['/api/places', 500, '/error-500'],
  ['/api/places', 502, '/error-500'],
  ['/api/places', 503, '/error-500'],
  ['/api/users/login', 500, '/error-500'],
  ['/notificationapi', 500, undefined],
  ['/notificationapi/watched', 503, undefined],
  ['/api/health', 503, undefined],
  ['/api/session', 503, undefined],
  ['/api/places', 0, undefined],
  ['/api/places', 400, undefined],
  ['/api/places', 404, undefined],
  ['/api/places', 409, undefined],
  ['/api/places', 429, undefined],
])('%s answering %i leads to %s', (path, status, page) => {
  expect(failurePageFor(path, status)).toBe(page);
});
