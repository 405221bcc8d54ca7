import { appTexts } from '#app/app.texts.ts';
import { explainFailure } from '#app/pages/explain-failure.ts';
import css from '#app/pages/plain-page.module.css';
import rootCss from '#app/pages/root-failure.module.css';

/** Shown when not even the frame of a page could be loaded. It does not use the kit, which may be what failed. */
export function RootFailure() {
  return (
    <main className={rootCss.root} role="alert">
      <h1 className={css.title}>{appTexts.pageFailed}</h1>
      <p className={css.help}>{explainFailure()}</p>
      <button type="button" className={css.button} onClick={() => location.reload()}>
        {appTexts.retry}
      </button>
    </main>
  );
}
