import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '#app/lazy-chunk.ts';

/** The content of a tab as a chunk of its own: a page of many tabs costs only the one that is open. */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Tab = lazy(async () => ({ default: await loadChunk(load) }));
  return function LazyTab(props: Props) {
    return (
      <Suspense>
        <Tab {...props} />
      </Suspense>
    );
  };
}
