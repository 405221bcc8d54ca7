import { defineConfig } from '@playwright/test';

/** `pnpm e2e` starts the system, sets the addresses and runs this; it is not meant to be started by hand. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Long enough for a busy machine; nothing waits longer than it must.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./fixtures/totals-reporter.ts']],
  use: {
    baseURL: process.env['E2E_URL'] ?? 'http://localhost:3310',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every test down; `pnpm e2e PART --trace on` records what a picture does not explain.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Every test runs wide; those marked @phone run on a phone as well, those marked @phone-only only there.
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
