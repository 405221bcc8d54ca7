import { lazy, Suspense, type ReactNode } from 'react';
import type { SnackbarTone } from './snackbar-view.tsx';

interface SnackbarOptions {
  tone?: SnackbarTone;
}

/** Shows one short sentence at the bottom of the screen. */
export function snackbar(text: string, { tone = 'ok' }: SnackbarOptions = {}): void {
  void import('./snackbar-view.tsx').then((view) => view.showSnackbar(text, tone), nothing);
}

/** Stands once in the shell: the live region in which snackbars appear. No screen waits for it to load. */
export function SnackbarHost() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}

const View = lazy(() =>
  import('./snackbar-view.tsx').then(
    ({ SnackbarView }) => ({ default: SnackbarView }),
    // A failed load is ignored: the screen works without snackbars.
    () => ({ default: nothing }),
  ),
);

function nothing(): ReactNode {
  return null;
}
