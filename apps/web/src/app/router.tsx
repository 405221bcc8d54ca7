import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { visitorsOnly } from '#app/guard.ts';
import { lazyComponent, loadChunk } from '#app/lazy-chunk.ts';
import { RootFailure } from '#app/pages/root-failure.tsx';
import { Root } from '#app/root.tsx';

/**
 * The login and the error pages must be light: they stand without the component kit, and the list of all other
 * addresses comes with the first of them that is asked for.
 */
export const createRouter = () =>
  createBrowserRouter(lightRoutes(), {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { kitRoutes } = await loadChunk(() => import('#app/kit-routes.tsx'));
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

/** Until the first page is here: the empty ground of the right colour. */
function Nothing() {
  return null;
}
