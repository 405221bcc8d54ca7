import type { MouseEvent } from 'react';
import { appTexts } from '#app/app.texts.ts';

/** The id of every page's `main`. */
export const contentId = 'tresc';

/** The link that the Tab key reaches first on every page. */
export function SkipLink() {
  // The click is handled here because the router would treat a changed fragment as a navigation.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(contentId)?.focus();
  };
  return (
    <a href={`#${contentId}`} className="skip-link" onClick={skip}>
      {appTexts.skipToContent}
    </a>
  );
}
