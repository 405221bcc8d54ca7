import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import type { AccessibilityDeclaration } from '@indeks/contract/provider/system/accessibility.schemas';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, type OpenApp } from '#app/testing/open-app.tsx';

const declaration: AccessibilityDeclaration = {
  provider: 'Akademia Przykładowa',
  seat: 'z siedzibą w Przykładowie, ul. Wymyślona 1',
  site: 'https://indeks.example',
  published: '2026-03-31',
  updated: null,
  assessed: null,
  conformity: 'partial',
  gaps: ['Nagrania nie mają napisów.'],
  assessment: 'self',
  report: null,
  contact: 'Ewa Nowak',
  email: '',
  telephone: '42 000 00 09',
  building: null,
  signLanguage: false,
};

let app: OpenApp;
beforeEach(async () => {
  app = await openApp('/accessibility', ({ url }) =>
    url === routes.accessibility.path ? { body: declaration } : undefined,
  );
});
afterEach(() => app.close());

test('the declaration says what the settings say, and leaves out what they leave empty', async () => {
  expect(await screen.findByText('Portal jest częściowo zgodny.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Deklaracja dostępności' })).toBeTruthy();
  expect(screen.getByText('Nagrania nie mają napisów.')).toBeTruthy();
  expect(screen.getByText('31 marca 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: '42 000 00 09' }).getAttribute('href')).toBe('tel:420000009');
  expect(screen.queryByText('E-mail', { exact: false })).toBeNull();
  expect(screen.queryByText('Ostatnia istotna zmiana')).toBeNull();
});
