import css from '#app/layouts/empty-layout.module.css';
import { contentId, SkipLink } from '#app/layouts/skip-link.tsx';
import { ChangelogPage } from '#features/provider/changelog/changelog-page.tsx';

/** Public, therefore without the drawer and the top bar. */
export function Changelog() {
  return (
    <>
      <SkipLink />
      <main id={contentId} tabIndex={-1} className={css.main}>
        <ChangelogPage />
      </main>
    </>
  );
}
