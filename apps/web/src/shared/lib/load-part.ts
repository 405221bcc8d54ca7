import { isAnythingUnsaved } from '#shared/lib/unsaved.ts';

/**
 * Loads a part of the portal, trying again when the connection fails for a moment. A new deployment removes the old parts
 * from the server: when no try helps although the server answers, the whole page is loaded again. That happens once for
 * each build, so that a part that is really broken does not reload for ever, and never over something typed.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  browser: Browser = thisBrowser,
): Promise<Part> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await browser.wait(pause);
    }
  }
  return load().catch(async (error: unknown) => {
    if (!(await mayReload(browser))) throw error;
    browser.rememberReload();
    browser.reload();
    return new Promise<Part>(() => undefined); // the page is being reloaded
  });
}

/** Never fails: what is loaded beside somebody's work comes when it can, and the work stays. */
export async function awaitPart<Part>(
  load: () => Promise<Part>,
  onDelay: () => void = () => undefined,
  browser: Browser = thisBrowser,
): Promise<Part> {
  try {
    return await loadPart(load, browser);
  } catch {
    onDelay();
  }
  for (;;) {
    await browser.wait(patience);
    try {
      return await loadPart(load, browser);
    } catch {
      // Tried again after the next pause.
    }
  }
}

export interface Browser {
  build: string;
  reloadedBuild: () => string | null;
  rememberReload: () => void;
  serverAnswers: () => Promise<boolean>;
  reload: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

const pauses = [500, 1000, 2000];
const patience = 10_000;

const mayReload = async (browser: Browser): Promise<boolean> =>
  browser.reloadedBuild() !== browser.build && (await browser.serverAnswers()) && !isAnythingUnsaved();

const key = 'indeks:reloaded-build';

const thisBrowser: Browser = {
  // The name of this chunk carries the hash of its content.
  build: import.meta.url,
  reloadedBuild: () => sessionStorage.getItem(key),
  rememberReload: () => sessionStorage.setItem(key, import.meta.url),
  // Without a connection a reload would show the browser's own error page.
  serverAnswers: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ),
  reload: () => location.reload(),
  // The end of an outage ends the pause.
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
      addEventListener('online', () => resolve(), { once: true });
    }),
};
