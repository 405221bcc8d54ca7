import { appTexts } from '#app/app.texts.ts';

/** What to do about a page that failed. The connection is named only where the browser knows that there is none. */
export const explainFailure = (): string =>
  navigator.onLine ? appTexts.pageFailedHelp : appTexts.pageFailedOffline;
