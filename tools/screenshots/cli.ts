import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../apps/api/seeds/demo-accounts.ts';
import { accountRoutes } from '../../packages/contract/src/identity/accounts/accounts.routes.ts';
import { main } from '../shared/main.ts';
import { root } from '../shared/root.ts';
import { answersHttp } from '../services/network.ts';
import { needPrograms } from '../services/packages.ts';
import { launchChromium, optimised, type Browser } from './browser.ts';
import { pictures, type Picture } from './pictures.ts';

// pnpm screenshots [--url ADDRESS] [NAME …]: the README's pictures from a running system with demo data
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:5173' } },
});
const folder = join(root, 'docs', 'images');

await main(async () => {
  if (!(await answersHttp(values.url)))
    throw new Error(`nobody answers at ${values.url}: run pnpm dev first`);
  await needPrograms(['chromium-headless-shell'], ['chromium-headless-shell']);
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    for (const picture of pictures.filter(isWanted)) await take(browser, picture);
  } finally {
    await browser.close();
  }
});

function isWanted({ name }: Picture): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const context = await browser.newContext(contextOf(picture));
  if (!picture.visitor) await signIn(context.request);
  const page = await context.newPage();
  await page.goto(values.url + picture.path);
  await page.getByText(picture.shows).first().waitFor();
  await picture.prepare?.(page);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const content = await optimised(await page.screenshot());
  writeFileSync(join(folder, `${picture.name}.png`), content);
  console.log(`${picture.name.padEnd(14)} ${String(Math.round(content.length / 1000)).padStart(4)} KB`);
  await context.close();
}

type Request = Awaited<ReturnType<Browser['newContext']>>['request'];

async function signIn(request: Request): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 1);
  const answer = await request.post(values.url + accountRoutes.login.path, {
    data: { email: account?.email, password: account?.password },
    headers: { origin: values.url },
  });
  if (answer.status() !== 200) throw new Error(`the demo account cannot sign in: ${answer.status()}`);
}

function contextOf({ dark = false, phone = false }: Picture) {
  return {
    baseURL: values.url,
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: dark ? ('dark' as const) : ('light' as const),
    reducedMotion: 'reduce' as const,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  };
}
