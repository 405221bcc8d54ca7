import type { ComponentType } from 'react';
import { loadPart } from '#shared/lib/load-part.ts';

/** A route whose component is a chunk of its own. */
export const lazyComponent = (load: () => Promise<ComponentType>) => ({
  Component: () => loadPart(load),
});
