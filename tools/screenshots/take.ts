import { getDemoAccount } from '../../apps/api/seeds/demo-accounts.ts';
import type { Role } from '../../packages/contract/src/access/roles.ts';
import { accountRoutes } from '../../packages/contract/src/identity/accounts/accounts.routes.ts';
import type { Browser } from './browser.ts';
import type { Picture } from './pictures.ts';

/** A busy machine loads a first screen slowly. */
const patience = { timeout: 60_000 };

/** One picture of the system at that address, as the browser gives it. */
export async function takePicture(browser: Browser, url: string, picture: Picture): Promise<Buffer> {
  const context = await browser.newContext(contextOf(url, picture));
  try {
    await signIn(context.request, url, picture.as);
    const page = await context.newPage();
    await page.goto(url + picture.path);
    await page.getByRole('heading', { name: picture.heading }).first().waitFor(patience);
    await page.getByRole('main').getByText(picture.shows).first().waitFor(patience);
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready.then(() => true)');
    return await page.screenshot();
  } catch (error) {
    throw new Error(
      `${picture.name}: ${picture.path} does not show '${picture.heading}' and '${picture.shows}'`,
      { cause: error },
    );
  } finally {
    await context.close();
  }
}

type Request = Awaited<ReturnType<Browser['newContext']>>['request'];

async function signIn(request: Request, url: string, as: Role): Promise<void> {
  const { email, password } = getDemoAccount(as);
  const answer = await request.post(url + accountRoutes.login.path, {
    data: { email, password },
    headers: { origin: url },
  });
  if (answer.status() !== 200) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}

function contextOf(baseURL: string, { dark = false, phone = false }: Picture) {
  return {
    baseURL,
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
