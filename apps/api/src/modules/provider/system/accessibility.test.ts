import { systemRoutes as routes } from '@indeks/contract/provider/system/system.routes';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp({
  settings: {
    PROVIDER_NAME: 'Akademia Przykładowa',
    ACCESSIBILITY_PUBLISHED: '2026-03-31',
    ACCESSIBILITY_GAPS: 'Skany nie mają tekstu: prosimy o wersję tekstową. ; Nagrania nie mają napisów;',
    ACCESSIBILITY_REPORT: 'https://akademia.example/audyt',
    ACCESSIBILITY_SIGN_LANGUAGE: 'yes',
  },
});
afterAll(() => app.close());

test('anybody reads the declaration of accessibility as the settings have it', async () => {
  const { status, body } = await app.anonymous().call(routes.accessibility);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    provider: 'Akademia Przykładowa',
    contact: 'Akademia Przykładowa',
    published: '2026-03-31',
    updated: null,
    conformity: 'partial',
    gaps: ['Skany nie mają tekstu: prosimy o wersję tekstową.', 'Nagrania nie mają napisów'],
    report: 'https://akademia.example/audyt',
    building: null,
    signLanguage: true,
  });
});

test.each([
  ['ACCESSIBILITY_PUBLISHED', '31.03.2026'],
  ['ACCESSIBILITY_REPORT', 'javascript:alert(1)'],
  ['ACCESSIBILITY_CONFORMITY', 'mostly'],
])('%s does not take %s', (name, value) => {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE } = app.services.config;
  const enough = { DATABASE_URL, REDIS_URL, SMTP_URL, SEALING_KEYS_FILE };
  expect(() => readConfig({ ...enough, [name]: value })).toThrow(name);
});
