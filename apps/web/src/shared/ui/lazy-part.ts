import { lazy, type ComponentType } from 'react';
import { awaitPart } from '#shared/lib/load-part.ts';
import { feedbackTexts } from '#shared/ui/feedback/feedback.texts.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/**
 * A component in a file of its own, loaded when it is first drawn. A load that fails is tried again until it succeeds;
 * meanwhile the page around it, and what was typed there, stays as it is.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await awaitPart(load, tellDelay) }));

const tellDelay = (): void => snackbar(feedbackTexts.loadingDelayed, { tone: 'error' });
