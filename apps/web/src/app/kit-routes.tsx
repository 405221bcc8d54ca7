import type { RouteObject } from 'react-router';
import { anySession, makeGuard, shellId, unlessLedElsewhere, unlessOnlySearchChanged } from '#app/guard.ts';
import { lazyComponent } from '#app/lazy-component.ts';
import { screens } from '#app/screens/screens.ts';

/** All routes that use the kit. Made for each router anew, because the router writes into them. */
export const kitRoutes = (): RouteObject[] => [
  { path: '*', lazy: lazyComponent(() => import('#app/pages/not-found.tsx').then((page) => page.NotFound)) },
  { lazy: lazyComponent(() => import('#app/kit.tsx').then((kit) => kit.Kit)), children: kitPages() },
];

const recoveryPages = (): RouteObject[] => [
  {
    path: '/lost-password-email',
    lazy: lazyComponent(() =>
      import('#features/identity/accounts/recovery/lost-access-page.tsx').then((page) => page.LostAccessPage),
    ),
  },
  {
    path: '/restore-password',
    lazy: lazyComponent(() =>
      import('#features/identity/accounts/recovery/restore-password-page.tsx').then(
        (page) => page.RestorePasswordPage,
      ),
    ),
  },
  {
    path: '/restore-email',
    lazy: lazyComponent(() =>
      import('#features/identity/accounts/recovery/restore-email-page.tsx').then(
        (page) => page.RestoreEmailPage,
      ),
    ),
  },
  {
    path: '/restore-address',
    lazy: lazyComponent(() =>
      import('#features/identity/accounts/way-back/restore-address-page.tsx').then(
        (page) => page.RestoreAddressPage,
      ),
    ),
  },
  {
    path: '/change-password',
    loader: unlessLedElsewhere,
    lazy: lazyComponent(() => import('#app/pages/change-password.tsx').then((page) => page.ChangePassword)),
  },
  {
    path: '/second-step',
    loader: unlessLedElsewhere,
    lazy: lazyComponent(() => import('#app/pages/second-step.tsx').then((page) => page.SecondStep)),
  },
];

/** Anybody may open it, signed in or not. */
const verificationPage = (): RouteObject => ({
  path: '/verify',
  lazy: lazyComponent(() =>
    import('#features/studies/protocols/verification-page.tsx').then((page) => page.VerificationPage),
  ),
});

const certificateVerificationPage = (): RouteObject => ({
  path: '/verify/certificate',
  lazy: lazyComponent(() =>
    import('#features/studies/certificates/certificate-verification-page.tsx').then(
      (page) => page.CertificateVerificationPage,
    ),
  ),
});

/** Linked from the login page. */
const accessibilityPage = (): RouteObject => ({
  path: '/accessibility',
  lazy: lazyComponent(() =>
    import('#features/provider/accessibility/accessibility-page.tsx').then((page) => page.AccessibilityPage),
  ),
});

const signedInPages = (): RouteObject[] =>
  screens.map((screen) => ({
    path: screen.path,
    handle: { screen },
    loader: makeGuard(screen),
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: lazyComponent(screen.page),
  }));

const kitPages = (): RouteObject[] => [
  {
    lazy: lazyComponent(() =>
      import('#app/layouts/login-layout.tsx').then((layout) => layout.LoginLayoutRoute),
    ),
    children: [...recoveryPages(), verificationPage(), certificateVerificationPage(), accessibilityPage()],
  },
  {
    loader: anySession,
    id: shellId,
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: lazyComponent(() => import('#app/shell/shell.tsx').then((shell) => shell.Shell)),
    children: [
      {
        lazy: { ErrorBoundary: () => import('#app/pages/page-failure.tsx').then((page) => page.PageFailure) },
        children: signedInPages(),
      },
    ],
  },
  {
    path: '/changelog',
    lazy: lazyComponent(() => import('#app/pages/changelog.tsx').then((page) => page.Changelog)),
  },
  ...cataloguePages(),
];

/** The catalogue of the kit, for developers and the accessibility tests; never in production. */
function cataloguePages(): RouteObject[] {
  if (!import.meta.env.DEV && import.meta.env.VITE_CATALOGUE !== '1') return [];
  return [
    {
      path: '/_catalogue',
      lazy: lazyComponent(() =>
        import('#features/kit/catalogue/catalogue-page.tsx').then((page) => page.CataloguePage),
      ),
    },
  ];
}
