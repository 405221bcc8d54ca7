import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { forgetSession } from '#shared/api/session.ts';
import { forgetEveryUser } from '#shared/storage/user-storage.ts';
import { setLive } from '#shared/realtime/live-state.ts';
import { openPageAt } from '#shared/api/testing/loopback.ts';
import { desktopWidth, setWindowWidth } from '#shared/testing/window-width.ts';
import { visibleFor } from '#shared/ui/feedback/snackbar-times.ts';
import { forgetSnackbars } from '#shared/ui/feedback/snackbar.tsx';

// The way back is pressed in time, however slow the machine is.
visibleFor.action = 30_000;

// Runs before each test file. The files of one worker share one copy of every module, so whatever a test leaves
// behind is taken away here, also when the test failed.

// A screen needs a tenth of a second, on a starved machine many; a test waits no longer than it must.
configure({ asyncUtilTimeout: 40_000, getElementError: describeMissing });

// Testing Library says so itself only once per copy of its module.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

openPageAt('http://localhost:3000/');
setWindowWidth(desktopWidth);

// React keeps the stack of each element that is made, up to a limit a second, which took a seventh of the time of a screen's
// test. Beyond the limit its warnings name the component alone.
const internalsOfReact = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { [internalsOfReact]: internals } = React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});

// happy-dom has no font loading API, and Mantine's autosizing textarea waits for it.
if (!('fonts' in document)) {
  const fonts = Object.assign(new EventTarget(), { ready: Promise.resolve(), status: 'loaded' });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

/**
 * The page is printed once, when the waiting has ended: Testing Library's own function prints it for every try, which took
 * a fourteenth of the time of a screen's test.
 */
function describeMissing(message: string | null, container: Element): Error {
  const words = message ?? '';
  const { ['_disableExpensiveErrorDiagnostics']: isOneOfManyTries } = getConfig() as unknown as Record<
    string,
    unknown
  >;
  const error = new Error(isOneOfManyTries === true ? words : `${words}\n\n${String(prettyDOM(container))}`);
  // The test is shown where it failed, not this line.
  Error.captureStackTrace(error, describeMissing);
  return Object.assign(error, { name: 'TestingLibraryElementError' });
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
