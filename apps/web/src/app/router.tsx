import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { visitorsOnly } from '#app/guard.ts';
import { lazyComponent } from '#app/lazy-component.ts';
import { RootFailure } from '#app/pages/root-failure.tsx';
import { Root } from '#app/root.tsx';
import { loadPart } from '#shared/lib/load-part.ts';

/**
 * The login and the error pages must load little, so they do not use the component kit. The list of all other
 * addresses is loaded when the first of them is opened.
 */
export const createRouter = () =>
  createBrowserRouter(lightRoutes(), {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { kitRoutes } = await loadPart(() => import('#app/kit-routes.tsx'));
      patch(rootId, kitRoutes());
    },
  });

const errorPages = (): RouteObject[] => [
  {
    path: '/error-500',
    lazy: lazyComponent(() => import('#app/pages/waiting-pages.tsx').then((page) => page.OutagePage)),
  },
  {
    path: '/error-401',
    lazy: lazyComponent(() => import('#app/pages/waiting-pages.tsx').then((page) => page.ExpiredPage)),
  },
];

const rootId = 'root';

const lightRoutes = (): RouteObject[] => [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: Nothing,
    children: [
      {
        path: '/',
        loader: visitorsOnly,
        lazy: lazyComponent(() => import('#app/pages/login.tsx').then((page) => page.Login)),
      },
      ...errorPages(),
    ],
  },
];

/** Shown until the first page is loaded: an empty page in the right colour. */
function Nothing() {
  return null;
}
