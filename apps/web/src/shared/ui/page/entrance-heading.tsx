import type { ReactNode } from 'react';
import css from './entrance-heading.module.css';
import { pageTexts } from './page.texts.ts';

/** The head of a page in the login layout; it also names the page in the browser's tab. */
export function EntranceHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.root}>
      <title>{pageTexts.titleOf(title)}</title>
      <h1 className={css.title}>{title}</h1>
      {children !== undefined && <p className={css.help}>{children}</p>}
    </div>
  );
}
