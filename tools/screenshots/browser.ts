import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../shared/root.ts';

/** The parts of Playwright and sharp that the pictures need; both are installed for others, e2e and the API. */
export interface Page {
  goto(url: string): Promise<unknown>;
  getByRole(role: string, options?: { name: string }): Locator;
  waitForLoadState(state: 'networkidle'): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  setContent(html: string): Promise<void>;
  pdf(options: { preferCSSPageSize: boolean; tagged: boolean; outline: boolean }): Promise<Buffer>;
  close(): Promise<void>;
}

interface Locator extends Pick<Page, 'getByRole'> {
  getByText(text: string): Locator;
  first(): Locator;
  waitFor(options?: { timeout: number }): Promise<void>;
}

export interface Browser {
  newContext(options?: ContextOptions): Promise<Context>;
  close(): Promise<void>;
}

interface Context {
  readonly request: {
    post(url: string, options: { data: object; headers: object }): Promise<{ status(): number }>;
  };
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface ContextOptions {
  baseURL: string;
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isMobile: boolean;
  hasTouch: boolean;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce';
  locale: string;
  timezoneId: string;
}

interface Playwright {
  chromium: { launch(options: { executablePath: string; args: string[] }): Promise<Browser> };
}

type Sharp = (content: Buffer) => { png(options: object): { toBuffer(): Promise<Buffer> } };

/** The machine's chromium, as the end-to-end tests use it. */
export function launchChromium(): Promise<Browser> {
  const { chromium } = packageOf('e2e', '@playwright/test') as Playwright; // its main entry, typed above
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
}

/** A screen has few colours: with a palette a picture is a third as large and looks the same. */
export function optimised(picture: Buffer): Promise<Buffer> {
  const sharp = packageOf('apps/api', 'sharp') as Sharp; // its main entry, typed above
  return sharp(picture).png({ palette: true, quality: 95, effort: 10, compressionLevel: 9 }).toBuffer();
}

function packageOf(workspace: string, name: string): unknown {
  return createRequire(join(root, workspace, 'package.json'))(name);
}
