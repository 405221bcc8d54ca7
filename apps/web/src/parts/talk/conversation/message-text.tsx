import { findLinks } from './find-links.ts';
import classes from './messages.module.css';

/** What was written, with its addresses to be opened; nothing tells the other site where the reader came from. */
export function MessageText({ text }: { text: string }) {
  return (
    <span className={classes['words']}>
      {findLinks(text).map(({ text: words, href }, place) =>
        href === undefined ? (
          words
        ) : (
          <a
            // The pieces of one text never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            href={href}
            rel="noopener noreferrer nofollow"
            {...(href.startsWith('https:') && { target: '_blank' })}
          >
            {words}
          </a>
        ),
      )}
    </span>
  );
}
