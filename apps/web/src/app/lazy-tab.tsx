import { lazy, Suspense, type ComponentType } from 'react';
import { loadPart } from '#shared/lib/load-part.ts';

/** Loads the content of a tab when the tab is opened. */
export function lazyTab<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Tab = lazy(async () => ({ default: await loadPart(load) }));
  return function LazyTab(props: Props) {
    return (
      <Suspense>
        <Tab {...props} />
      </Suspense>
    );
  };
}
