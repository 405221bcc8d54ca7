import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '#shared/api/testing/loopback.ts';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { SettlementsPage } from './settlements-page.tsx';

let server: Loopback;
beforeEach(async () => {
  server = await loopback(({ url }) => {
    if (url.startsWith('/api/settlements/students/totals')) return { body: { totals: null } };
    return { body: { items: [], total: 0, capped: false, can: { setPrice: true, anyPrice: true } } };
  });
});
afterEach(() => server.close());

test.each([
  [1, 1],
  [6, 0],
] as const)(
  'role %i is led to the list of students by %i link when nobody is enrolled yet',
  async (role, links) => {
    renderSignedIn(role, <SettlementsPage />);
    expect(await screen.findByText('Słuchacze pojawią się tutaj po zapisaniu na kierunek.')).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Otwórz listę słuchaczy' })).toHaveLength(links);
  },
);
