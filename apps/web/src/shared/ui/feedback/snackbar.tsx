import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { awaitPart } from '#shared/lib/load-part.ts';
import './plain-snackbar.css';
import type { SnackbarAction, SnackbarMessage, SnackbarTone } from './snackbar-view.tsx';

interface SnackbarOptions {
  tone?: SnackbarTone;
  /** A way back, offered for ten seconds. */
  action?: SnackbarAction;
}

/** Shows one short sentence at the bottom of the screen. */
export function snackbar(text: string, { tone = 'ok', action }: SnackbarOptions = {}): void {
  keepWaiting([...waiting, { text, tone, ...(action && { action }) }]);
}

/** Drops what was said and not shown yet. */
export function forgetSnackbars(): void {
  keepWaiting([]);
}

/**
 * Stands once in the shell: the live region in which snackbars appear. What draws them is fetched with the first one,
 * whose words are shown plainly until then: they may say that there is no network. The region is there before, because a
 * region that comes together with its words is not read out.
 */
export function SnackbarHost() {
  const messages = useSyncExternalStore(subscribe, () => waiting);
  const [wanted, setWanted] = useState(false);
  if (messages.length > 0 && !wanted) setWanted(true);
  return (
    <div aria-live="polite">
      {wanted && (
        <Suspense fallback={<p className="plain-snackbar">{messages.at(-1)?.text}</p>}>
          <View messages={messages} onShown={forgetSnackbars} />
        </Suspense>
      )}
    </div>
  );
}

/** Comes when it can; the screen works meanwhile. */
const View = lazy(async () => {
  const { SnackbarView } = await awaitPart(() => import('./snackbar-view.tsx'));
  return { default: SnackbarView };
});

/** Messages sent before the component that shows them was loaded. */
let waiting: readonly SnackbarMessage[] = [];
const listeners = new Set<() => void>();

function keepWaiting(messages: readonly SnackbarMessage[]): void {
  waiting = messages;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
