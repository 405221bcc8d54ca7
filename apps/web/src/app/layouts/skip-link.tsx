import type { MouseEvent } from 'react';
import { appTexts } from '#app/app.texts.ts';

/** The id of every page's `main`. */
export const contentId = 'tresc';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  // Handled here, because to the router a changed fragment would be a navigation.
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
