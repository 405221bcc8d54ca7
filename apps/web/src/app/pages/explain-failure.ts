import { appTexts } from '#app/app.texts.ts';

/** Advice about a page that failed. The connection is mentioned only if the browser knows that there is none. */
export const explainFailure = (): string =>
  navigator.onLine ? appTexts.pageFailedHelp : appTexts.pageFailedOffline;
