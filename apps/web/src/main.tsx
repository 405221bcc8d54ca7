import '@fontsource-variable/figtree/wght.css';
import '@mantine/core/styles/baseline.layer.css';
import '#shared/theme/tokens.css';
import '#shared/theme/global.css';
import '#app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { applyColorScheme } from '#app/color-scheme.ts';
import { createRouter } from '#app/router.tsx';
import { probeSession } from '#shared/api/session.ts';
import { followEndedSession, followOtherTabs } from '#app/follow.ts';

applyColorScheme();
// Every page but the public ones waits for this answer: it is asked for before their chunks are.
void probeSession().catch(() => undefined);

const router = createRouter();
followEndedSession(router);
followOtherTabs(router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

if (import.meta.env.VITE_DEMO === '1')
  // Not awaited at the top: the part of the demo imports from this file's chunk, which would wait for it.
  void import('#shared/lib/demo.ts').then((demo) => demo.followDemoClock()).finally(draw);
else draw();
