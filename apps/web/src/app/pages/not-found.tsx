import { Link } from 'react-router';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import css from '#app/pages/plain-page.module.css';
import { LoginLayout } from '#app/layouts/login-layout.tsx';
import { pageTexts } from '#shared/ui/page/page.texts.ts';

/** An address that is not in the portal. The start leads on to whatever page belongs to the visitor. */
export function NotFound() {
  return (
    <LoginLayout>
      <title>{pageTexts.titleOf(pagesTexts.notFound)}</title>
      <h1 className={css.title}>{pagesTexts.notFound}</h1>
      <p className={css.help}>{pagesTexts.notFoundHelp}</p>
      <Link to="/" className={css.button}>
        {pagesTexts.goHome}
      </Link>
    </LoginLayout>
  );
}
