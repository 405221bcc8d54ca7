import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetSession } from '#shared/api/session.ts';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';
import { setLive } from '#shared/realtime/live-state.ts';
import { openPageAt } from '#shared/api/testing/loopback.ts';
import { desktopWidth, setWindowWidth } from '#shared/testing/window-width.ts';
import { forgetSnackbars } from '#shared/ui/feedback/snackbar.tsx';

// Runs before each test file. The files of one worker share one copy of every module, so whatever a test leaves
// behind is taken away here, also when the test failed.

// A screen needs a tenth of a second, on a busy machine several; a test waits no longer than it must.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library says so itself only once per copy of its module.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

openPageAt('http://localhost:3000/');
setWindowWidth(desktopWidth);

// happy-dom has no font loading API, and Mantine's autosizing textarea waits for it.
if (!('fonts' in document)) {
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), status: 'loaded' });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

// Registered first, so it runs after the hooks of the test file itself.
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetEveryUser();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  // A closed dialog leaves its copy of the entry behind; with Back the next test would leave its page.
  history.replaceState(null, '');
  openPageAt('http://localhost:3000/');
  setWindowWidth(desktopWidth);
  forgetSession();
  forgetSnackbars();
  // One that is still shown would be shown again in the next test, and a new one waits for it.
  notifications.clean();
  setLive(false);
});
