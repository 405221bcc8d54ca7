import type { ComponentType } from 'react';

/**
 * Loads a part of the portal. A new deployment removes the old parts from the server; the whole page is then
 * loaded again, once for each build, so that a part that is really broken does not reload for ever.
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  browser: Browser = thisBrowser,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (browser.reloadedBuild() === browser.build || !(await browser.serverAnswers())) throw error;
    browser.rememberReload();
    browser.reload();
    return new Promise(() => undefined); // the page is being reloaded
  }
}

/** A route whose component is a chunk of its own. */
export const lazyComponent = (load: () => Promise<ComponentType>) => ({
  Component: () => loadChunk(load),
});

export interface Browser {
  build: string;
  reloadedBuild: () => string | null;
  rememberReload: () => void;
  serverAnswers: () => Promise<boolean>;
  reload: () => void;
}

const key = 'indeks:reloaded-build';

const thisBrowser: Browser = {
  // The name of this chunk carries the hash of its content.
  build: import.meta.url,
  reloadedBuild: () => sessionStorage.getItem(key),
  rememberReload: () => sessionStorage.setItem(key, import.meta.url),
  // Offline a reload would put the browser's own error page in place of ours.
  serverAnswers: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      (response) => response.ok,
      () => false,
    ),
  reload: () => location.reload(),
};
